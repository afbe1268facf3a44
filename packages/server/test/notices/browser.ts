import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import type { Posted } from './receivers.ts';

/** A browser that asked for push messages: only it can read them (RFC 8291). */
export class Browser {
  readonly endpoint: string;
  readonly #curve = createECDH('prime256v1');
  readonly #auth = randomBytes(16);

  constructor(endpoint: string) {
    this.endpoint = endpoint;
    this.#curve.generateKeys();
  }

  get subscription() {
    const p256dh = this.#curve.getPublicKey('base64url');
    return { endpoint: this.endpoint, keys: { p256dh, auth: this.#auth.toString('base64url') } };
  }

  /** What was sent, as its page reads it. */
  read({ body }: Posted): unknown {
    const salt = body.subarray(0, 16);
    const keyBytes = body.readUInt8(20);
    const sender = body.subarray(21, 21 + keyBytes);
    const about = Buffer.concat([Buffer.from('WebPush: info\0'), this.#curve.getPublicKey(), sender]);
    const secret = hkdfSync('sha256', this.#curve.computeSecret(sender), this.#auth, about, 32);
    const derived = (what: string, bytes: number): Buffer =>
      Buffer.from(hkdfSync('sha256', Buffer.from(secret), salt, `Content-Encoding: ${what}\0`, bytes));
    const locked = body.subarray(21 + keyBytes);
    const decipher = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12));
    decipher.setAuthTag(locked.subarray(-16));
    const opened = Buffer.concat([decipher.update(locked.subarray(0, -16)), decipher.final()]);
    // What is sent ends with a sign that it ends.
    return JSON.parse(opened.subarray(0, opened.lastIndexOf(2)).toString('utf8'));
  }
}

/** Who a push service is told it is from, if the signature is good (RFC 8292). */
export function signedBy({ headers }: Posted): {
  readonly key: string;
  readonly aud: string;
  readonly sub: string;
} {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(headers.authorization ?? '') ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const good = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!good) throw new Error('this signature is forged');
  return { key, ...JSON.parse(Buffer.from(claims, 'base64url').toString()) };
}
