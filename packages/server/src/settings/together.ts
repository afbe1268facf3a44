import { createECDH } from 'node:crypto';
import { type Environment, isMeant } from './given.ts';
import type { Name, Variables } from './variables.ts';

/** Variables that are of use only together. */
const COMPANIONS: readonly (readonly Name[])[] = [
  ['SMTP_URL', 'MAIL_FROM'],
  ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY', 'VAPID_SUBJECT'],
];

/** What is missing beside what is set, however wrong that may be. */
export function missingIn(env: Environment): string[] {
  const missing = COMPANIONS.flatMap((names) => {
    const set = names.filter((name) => isMeant(env, name));
    if (set.length === 0) return [];
    const lacking = names.filter((name) => !set.includes(name));
    return lacking.map((name) => `${name} is not set; ${set.join(' and ')} can't do without it.`);
  });
  if (isMeant(env, 'ALLOWED_ORIGINS') && !isMeant(env, 'PUBLIC_URL'))
    missing.push(
      'PUBLIC_URL is not set; ALLOWED_ORIGINS adds to it. Without both, every page is allowed that this server itself has served.',
    );
  return missing;
}

/** What can't be right of variables that are right each by itself. */
export function conflictsIn(read: Variables, sound: readonly Name[]): string[] {
  const conflicts: string[] = [];
  if (read.METRICS_PORT !== undefined && read.METRICS_PORT === read.PORT && sound.includes('PORT'))
    conflicts.push(`METRICS_PORT is ${read.METRICS_PORT}, and so is PORT; it should be another one.`);
  const { VAPID_PUBLIC_KEY: open, VAPID_PRIVATE_KEY: secret } = read;
  if (open !== undefined && secret !== undefined && !isPair(open, secret))
    conflicts.push(
      'VAPID_PUBLIC_KEY does not belong to VAPID_PRIVATE_KEY; `npx web-push generate-vapid-keys` makes a pair.',
    );
  return conflicts;
}

function isPair(open: string, secret: string): boolean {
  const curve = createECDH('prime256v1');
  try {
    curve.setPrivateKey(secret, 'base64url');
  } catch {
    return false; // a number that is no key of this curve
  }
  return curve.getPublicKey().equals(Buffer.from(open, 'base64url'));
}

/** What works, but hardly as it was meant. */
export function doubtsAbout(env: Environment): string[] {
  const doubts: string[] = [];
  const meant = (name: Name): boolean => isMeant(env, name);
  if (!meant('PUBLIC_URL') && (meant('SMTP_URL') || meant('WEBHOOK_URL')))
    doubts.push(
      'PUBLIC_URL is not set: notices by mail and webhook can only link to an address of this network.',
    );
  if (/^\s*https:/i.test(env['PUBLIC_URL'] ?? '') && !meant('TRUST_PROXY'))
    doubts.push(
      'PUBLIC_URL begins with https, so there is a proxy; TRUST_PROXY is not set: all players seem to come from one address and share its limits.',
    );
  return doubts;
}
