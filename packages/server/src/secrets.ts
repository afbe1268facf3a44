import { createHash, randomBytes } from 'node:crypto';

/** Secrets that are given to people in links and cookies: 128 random bits. Only their hash is stored. */
export function newSecret(): string {
  return randomBytes(16).toString('base64url');
}

export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** A name for something of ours: not secret, never given twice. */
export function newId(): string {
  return randomBytes(12).toString('base64url');
}
