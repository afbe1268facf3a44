/**
 * The part of ICU message syntax that the catalogues use: `{name}`, `{n, plural, one {# coin} other {# coins}}` with
 * `=0` and the like, `{who, select, you {…} other {…}}`, and `#` for the number of the plural it stands in.
 */
export type Part =
  | string
  | { readonly value: string }
  | { readonly number: true }
  | { readonly plural: string; readonly forms: Forms }
  | { readonly select: string; readonly forms: Forms };
export type Forms = { readonly [form: string]: readonly Part[] };
export type Values = { readonly [name: string]: string | number };
export type PluralForm = 'one' | 'few' | 'many' | 'other';

const parsed = new Map<string, readonly Part[]>();

/** Reads a message; the same message is read once. Throws a SyntaxError for a message that is none. */
export function parse(message: string): readonly Part[] {
  const known = parsed.get(message);
  if (known !== undefined) return known;
  const reader = { message, at: 0 };
  const parts = readParts(reader, false);
  if (reader.at < message.length) throw new SyntaxError(`unmatched "}" in "${message}"`);
  parsed.set(message, parts);
  return parts;
}

type Reader = { readonly message: string; at: number };

function readParts(reader: Reader, inPlural: boolean): Part[] {
  const parts: Part[] = [];
  let text = '';
  const close = (): void => {
    if (text !== '') parts.push(text);
    text = '';
  };
  while (reader.at < reader.message.length) {
    const sign = reader.message.charAt(reader.at);
    if (sign === '}') break;
    reader.at++;
    if (sign === '{') {
      close();
      parts.push(readArgument(reader, inPlural));
    } else if (sign === '#' && inPlural) {
      close();
      parts.push({ number: true });
    } else text += sign;
  }
  close();
  return parts;
}

function readArgument(reader: Reader, inPlural: boolean): Part {
  const name = readWord(reader);
  if (take(reader, '}')) return { value: name };
  expect(reader, ',');
  const kind = readWord(reader);
  expect(reader, ',');
  const forms: Record<string, readonly Part[]> = {};
  while (!take(reader, '}')) {
    const form = readWord(reader);
    expect(reader, '{');
    forms[form] = readParts(reader, inPlural || kind === 'plural');
    expect(reader, '}');
  }
  if (kind === 'plural') return { plural: name, forms };
  if (kind === 'select') return { select: name, forms };
  throw new SyntaxError(`"${kind}" is no kind of argument in "${reader.message}"`);
}

function readWord(reader: Reader): string {
  const found = /^\s*(=?\w+)\s*/.exec(reader.message.slice(reader.at));
  if (found === null) throw new SyntaxError(`a word is missing at ${reader.at} in "${reader.message}"`);
  reader.at += found[0].length;
  return found[1] ?? '';
}

function take(reader: Reader, sign: string): boolean {
  while (reader.message.charAt(reader.at) === ' ') reader.at++;
  if (reader.message.charAt(reader.at) !== sign) return false;
  reader.at++;
  return true;
}

function expect(reader: Reader, sign: string): void {
  if (!take(reader, sign))
    throw new SyntaxError(`"${sign}" is missing at ${reader.at} in "${reader.message}"`);
}

/** Puts values into a message. */
export function format(message: string, values: Values, pluralForm: (n: number) => PluralForm): string {
  return write(parse(message), values, pluralForm, 0);
}

function write(
  parts: readonly Part[],
  values: Values,
  pluralForm: (n: number) => PluralForm,
  count: number,
): string {
  return parts
    .map((part) => {
      if (typeof part === 'string') return part;
      if ('number' in part) return String(count);
      if ('value' in part) return String(values[part.value] ?? '');
      if ('select' in part) {
        const form = part.forms[String(values[part.select])] ?? part.forms['other'] ?? [];
        return write(form, values, pluralForm, count);
      }
      const n = Number(values[part.plural] ?? 0);
      const form = part.forms[`=${n}`] ?? part.forms[pluralForm(n)] ?? part.forms['other'] ?? [];
      return write(form, values, pluralForm, n);
    })
    .join('');
}
