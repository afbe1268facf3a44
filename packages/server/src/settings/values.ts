import { isIP } from 'node:net';
import { z } from 'zod';

/** Variables are texts. `read` makes a value of one, or nothing where it is not what `right` says it should be. */
export function reads<T>(right: string, read: (text: string) => T | undefined) {
  return z.string().transform((text, context): T => {
    const value = read(text);
    if (value !== undefined) return value;
    context.issues.push({ code: 'custom', message: right, input: text });
    return z.NEVER;
  });
}

export function wholeNumber(least: number, most: number) {
  return reads(`a whole number from ${least} to ${most}`, (text) => within(text, /^\d+$/, least, most));
}

/** A time in `unit`s of so many milliseconds. It is kept in milliseconds, which may be too many for one timer. */
export function duration(unit: string, milliseconds: number, least: number, most: number) {
  return reads(`a number of ${unit} from ${least} to ${most}`, (text) => {
    const count = within(text, /^\d+(\.\d+)?$/, least, most);
    // However short, it is not none at all.
    return count === undefined ? undefined : Math.ceil(count * milliseconds);
  });
}

function within(text: string, shape: RegExp, least: number, most: number): number | undefined {
  const number = shape.test(text) ? Number(text) : Number.NaN;
  return number >= least && number <= most ? number : undefined;
}

export function oneOf<const W extends string>(words: readonly W[]) {
  return reads(`one of ${words.join(', ')}`, (text) => words.find((word) => word === text));
}

/** Several of a kind with commas between them. */
export function listOf<T>(read: (text: string) => T | undefined): (text: string) => readonly T[] | undefined {
  return (text) => {
    const values = text
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== '')
      .map(read);
    const good = values.filter((value) => value !== undefined);
    return good.length === values.length && good.length > 0 ? good : undefined;
  };
}

/** An address of the network, in numbers. One with a zone (`fe80::1%eth0`) means nothing to anybody else. */
export function isNumbered(text: string): boolean {
  return isIP(text) !== 0 && !text.includes('%');
}

const LABEL = '[a-z\\d]([a-z\\d-]*[a-z\\d])?';
const NAME = new RegExp(`^${LABEL}(\\.${LABEL})*$`, 'i');

export function host(text: string): string | undefined {
  // Four numbers that are no address are no name either.
  const named = NAME.test(text) && !/^[\d.]+$/.test(text);
  return isNumbered(text) || named ? text : undefined;
}

/** An address as a browser names it: `https://village.example.org`. */
export function origin(text: string): string | undefined {
  const url = URL.parse(text);
  if (url === null || !isWeb(url) || url.username !== '' || url.password !== '') return undefined;
  return `${url.origin}/` === url.href ? url.origin : undefined;
}

/** `fetch` takes no address with a password in it. */
export function webhook(text: string): string | undefined {
  const url = URL.parse(text);
  return url !== null && isWeb(url) && url.username === '' && url.password === '' ? text : undefined;
}

function isWeb(url: URL): boolean {
  return url.protocol === 'http:' || url.protocol === 'https:';
}

/** In small letters: that is how the store tells a database from the name of a file. */
export function postgres(text: string): string | undefined {
  return /^postgres(ql)?:\/\/./.test(text) && URL.canParse(text) ? text : undefined;
}

export function smtp(text: string): string | undefined {
  const url = /^smtps?:\/\//.test(text) ? URL.parse(text) : null;
  return url !== null && url.hostname !== '' ? text : undefined;
}

const MAIL = '[^\\s@<>,]+@[^\\s@<>,]+';
const SENDER = new RegExp(`^(${MAIL}|[^<>\\r\\n]+<${MAIL}>)$`);

/** `village@example.org` or `Charterstone <village@example.org>`; a line break would begin another header. */
export function sender(text: string): string | undefined {
  return SENDER.test(text) ? text : undefined;
}

/** Whom a push service may ask about us. */
export function contact(text: string): string | undefined {
  const mail = new RegExp(`^mailto:${MAIL}$`);
  return mail.test(text) || URL.parse(text)?.protocol === 'https:' ? text : undefined;
}

/** A key in base64url, as `npx web-push generate-vapid-keys` prints it. */
export function keyOf(bytes: number): (text: string) => string | undefined {
  return (text) =>
    /^[\w-]+$/.test(text) && Buffer.from(text, 'base64url').length === bytes ? text : undefined;
}

const RANGES: readonly string[] = ['loopback', 'linklocal', 'uniquelocal'];

/** An address, a range of them, or one of the ranges that Fastify has names for. */
export function proxy(text: string): string | undefined {
  const [address = '', bits, ...more] = text.split('/');
  const longest = isIP(address) === 6 ? 128 : 32;
  const fits = bits === undefined || within(bits, /^\d+$/, 1, longest) !== undefined;
  return RANGES.includes(text) || (isNumbered(address) && fits && more.length === 0) ? text : undefined;
}
