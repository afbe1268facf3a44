import type { MadePasskey, ShownPasskey } from '@charterstone/protocol';
import type { VerifiedAuthenticationResponse, VerifiedRegistrationResponse } from '@simplewebauthn/server';
import { conflict, notFound, Refusal } from '../http/refusal.ts';
import { addressAt } from '../settings/addresses.ts';
import type { PasskeyRow } from '../store/database.ts';
import { Conflict } from '../store/engine.ts';
import type { Store } from '../store/store.ts';
import type { Tokens } from './tokens.ts';

const LASTS_MS = 5 * 60_000;
const MOST = 20;
/** EdDSA, ES256, RS256 by their COSE numbers: named, so that a passkey made on one server can be checked on another with an older Node. */
const ALGORITHMS = [-8, -7, -257];

/** Loaded when somebody first needs it: it is a fifth of what a server loads to begin. */
const webAuthn = async () => ({
  ...(await import('@simplewebauthn/server')),
  ...(await import('@simplewebauthn/server/helpers')),
});
/** We ask for none. Others have chains of certificates, and checking those would open addresses that the sender has chosen. */
const ATTESTATIONS: readonly string[] = ['none', 'packed'];

/** Passkeys know whose they are: nobody types a name to come back. */
export class Passkeys {
  readonly #store: Store;
  readonly #tokens: Tokens;

  constructor(store: Store, tokens: Tokens) {
    this.#store = store;
    this.#tokens = tokens;
  }

  /** What a browser needs to make one for somebody. */
  async wanted(user: string, name: string, origin: string) {
    const rpID = nameFor(origin);
    const known = await this.#store.db.selectFrom('passkeys').selectAll().where('user', '=', user).execute();
    if (known.length >= MOST) throw conflict('too-many', `${MOST} passkeys are enough: remove one first`);
    const { secret } = await this.#tokens.make({ kind: 'passkey', user, lastsMs: LASTS_MS });
    const { generateRegistrationOptions } = await webAuthn();
    return generateRegistrationOptions({
      rpName: 'Charterstone',
      rpID,
      userName: name,
      userDisplayName: name,
      userID: Uint8Array.from(Buffer.from(user)),
      challenge: bytesIn(secret),
      timeout: LASTS_MS,
      excludeCredentials: known.map(({ id, transports }) => ({ id, transports: JSON.parse(transports) })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
      supportedAlgorithmIDs: ALGORITHMS,
    });
  }

  async made(user: string, origin: string, response: MadePasskey): Promise<void> {
    const rpID = nameFor(origin);
    const challenge = await this.#challengeOf(response, user);
    const { decodeAttestationObject, verifyRegistrationResponse } = await webAuthn();
    const { attestationObject } = response.response;
    const attestation = await checked(() => decodeAttestationObject(bytesIn(attestationObject)).get('fmt'));
    if (!ATTESTATIONS.includes(attestation))
      throw new Refusal(400, 'wrong-attestation', 'only passkeys without an attestation are kept');
    const { verified, registrationInfo } = await checked<VerifiedRegistrationResponse>(() =>
      verifyRegistrationResponse({
        response,
        expectedChallenge: challenge,
        expectedOrigin: origin,
        expectedRPID: rpID,
        requireUserVerification: false,
        supportedAlgorithmIDs: ALGORITHMS,
      }),
    );
    if (!verified) throw wrong();
    const { id, publicKey, counter } = registrationInfo.credential;
    const transports = JSON.stringify(response.response.transports ?? []);
    const row = { id, user, public_key: publicKey, counter, transports, made_at: Date.now() };
    try {
      await this.#store.db.insertInto('passkeys').values(row).execute();
    } catch (error) {
      throw error instanceof Conflict ? conflict('known-passkey', 'this passkey is kept already') : error;
    }
  }

  async gone(user: string, id: string): Promise<void> {
    const rows = await this.#store.db
      .deleteFrom('passkeys')
      .where('id', '=', id)
      .where('user', '=', user)
      .returning('id')
      .execute();
    if (rows.length === 0) throw notFound('passkey');
  }

  /** What a browser needs to show one, whosever it may be. */
  async asked(origin: string) {
    const rpID = nameFor(origin);
    const { secret } = await this.#tokens.make({ kind: 'passkey', lastsMs: LASTS_MS });
    const { generateAuthenticationOptions } = await webAuthn();
    return generateAuthenticationOptions({
      rpID,
      challenge: bytesIn(secret),
      timeout: LASTS_MS,
      userVerification: 'preferred',
    });
  }

  /** Whose it is. */
  async shown(origin: string, response: ShownPasskey): Promise<string> {
    const rpID = nameFor(origin);
    const challenge = await this.#challengeOf(response, undefined);
    const passkey = await this.#find(response.id);
    const { userHandle } = response.response;
    if (userHandle !== undefined && userHandle !== Buffer.from(passkey.user).toString('base64url'))
      throw wrong();
    const { verifyAuthenticationResponse } = await webAuthn();
    const { verified, authenticationInfo } = await checked<VerifiedAuthenticationResponse>(() =>
      verifyAuthenticationResponse({
        response,
        expectedChallenge: challenge,
        expectedOrigin: origin,
        expectedRPID: rpID,
        requireUserVerification: false,
        credential: {
          id: passkey.id,
          publicKey: Uint8Array.from(passkey.public_key),
          counter: passkey.counter,
        },
      }),
    );
    if (!verified) throw wrong();
    await this.#count(passkey, authenticationInfo.newCounter);
    return passkey.user;
  }

  async #find(id: string): Promise<PasskeyRow> {
    const [row] = await this.#store.db.selectFrom('passkeys').selectAll().where('id', '=', id).execute();
    if (row === undefined)
      throw new Refusal(401, 'unknown-passkey', 'this passkey is not known here; perhaps it was removed');
    return row;
  }

  /** A passkey that counts never counts twice the same, on whatever server: whoever has copied it is found out. */
  async #count({ id, counter: before }: PasskeyRow, counter: number): Promise<void> {
    const rows = await this.#store.db
      .updateTable('passkeys')
      .set({ counter })
      .where('id', '=', id)
      .where('counter', '=', before)
      .returning('id')
      .execute();
    if (rows.length === 0) throw wrong();
  }

  /** The challenge that a browser answers, if nobody has answered it before. To make a passkey it is somebody's, to show one nobody's. */
  async #challengeOf({ response }: MadePasskey | ShownPasskey, user: string | undefined): Promise<string> {
    const { decodeClientDataJSON } = await webAuthn();
    const challenge = await checked(() => String(decodeClientDataJSON(response.clientDataJSON).challenge));
    const taken = await this.#tokens.take('passkey', challenge);
    if (taken === undefined || taken.user !== user)
      throw new Refusal(410, 'challenge-over', 'this took too long, or was answered before: try again');
    return challenge;
  }
}

/** The name that passkeys of this address belong to. */
function nameFor(origin: string): string {
  if (!addressAt(origin).works.passkeys)
    throw conflict(
      'needs-https',
      `browsers make and show passkeys only over https at a host name, or at http://localhost: not at ${origin}`,
    );
  return new URL(origin).hostname;
}

function bytesIn(base64url: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(Buffer.from(base64url, 'base64url'));
}

const wrong = () => new Refusal(403, 'wrong-passkey', 'this passkey could not be checked');

/** The library throws at whatever it does not believe. */
async function checked<T>(check: () => T | Promise<T>): Promise<T> {
  try {
    return await check();
  } catch {
    throw wrong();
  }
}
