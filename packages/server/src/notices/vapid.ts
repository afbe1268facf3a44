import { createECDH } from 'node:crypto';
import type { Vapid } from '../settings/settings.ts';
import type { Store } from '../store/store.ts';

const NAME = 'vapid';
const SECRET_BYTES = 32;

type Keys = Pick<Vapid, 'publicKey' | 'privateKey'>;

/**
 * The keys by which push services know us: the host's own, or a pair that is made once and kept with the tables. Servers that start
 * together agree on one.
 */
export async function vapidFor(
  { db }: Store,
  given: Vapid | undefined,
  publicUrl: string | undefined,
): Promise<Vapid> {
  if (given !== undefined) return given;
  await db
    .insertInto('secrets')
    .values({ name: NAME, value: JSON.stringify(newKeys()) })
    .onConflict((made) => made.doNothing())
    .execute();
  const { value } = await db
    .selectFrom('secrets')
    .select('value')
    .where('name', '=', NAME)
    .executeTakeFirstOrThrow();
  const { publicKey, privateKey }: Keys = JSON.parse(value);
  // Push services want somebody to write to; where nobody is named, our public address has to do.
  const subject = publicUrl?.startsWith('https:') ? publicUrl : 'mailto:nobody@example.org';
  return { publicKey, privateKey, subject };
}

/** A pair on the curve that push services use. */
function newKeys(): Keys {
  const curve = createECDH('prime256v1');
  const publicKey = curve.generateKeys('base64url');
  // A number with zeros in front is given shorter than it has to be.
  const secret = Buffer.alloc(SECRET_BYTES);
  const found = curve.getPrivateKey();
  found.copy(secret, SECRET_BYTES - found.length);
  return { publicKey, privateKey: secret.toString('base64url') };
}
