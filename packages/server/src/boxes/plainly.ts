import type { z } from 'zod';

type Issue = z.core.$ZodIssue;
type Bound = Extract<Issue, { code: 'too_small' | 'too_big' }>;

/** What a JSON file can hold, by the checker's words for it. */
const EXPECTED: ReadonlyMap<string, string> = new Map([
  ['string', 'a text'],
  ['number', 'a number'],
  ['int', 'a whole number'],
  ['boolean', 'true or false'],
  ['array', 'a list [ … ]'],
  ['tuple', 'a list [ … ]'],
  ['object', 'an object { … }'],
  ['record', 'an object { … }'],
]);
const LONGEST = 40;

/** What is wrong at one place of a file, for somebody who writes boxes and knows nothing of the checker. */
export function wordsFor(issue: Issue): string {
  const choices = choicesIn(issue);
  const written = writtenAt(issue);
  if (written === undefined)
    return choices.length === 0 ? 'this is missing' : `this is missing; it should be ${anyOf(choices)}`;
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => `the word ${shown(key)} is not understood`).join(', ');
    case 'invalid_type':
      return instead(written, EXPECTED.get(issue.expected) ?? issue.expected);
    case 'invalid_key':
      return issue.issues.slice(0, 1).map(wordsFor).join();
    case 'invalid_format':
      // Such a shape has a message of ours, which says what it is.
      return issue.format === 'regex' ? instead(written, issue.message) : notUnderstood(written);
    case 'too_small':
    case 'too_big':
      return outOfBounds(written, issue);
    default:
      if (choices.length > 1) return `${shown(written)} is not ${anyOf(choices)}`;
      return choices.length === 1 ? instead(written, anyOf(choices)) : notUnderstood(written);
  }
}

/** Of a thing of many kinds the checker hands over the whole, though the path already leads to its kind. */
function writtenAt({ code, input, ...issue }: Issue): unknown {
  const discriminator =
    code === 'invalid_union' && 'discriminator' in issue ? issue.discriminator : undefined;
  if (discriminator === undefined) return input;
  return new Map<string, unknown>(Object.entries(input ?? {})).get(discriminator);
}

function choicesIn(issue: Issue): readonly unknown[] {
  if (issue.code === 'invalid_value') return issue.values;
  return issue.code === 'invalid_union' && 'options' in issue ? (issue.options ?? []) : [];
}

function anyOf(choices: readonly unknown[]): string {
  return choices.length === 1 ? shown(choices[0]) : `one of these: ${choices.map(String).join(', ')}`;
}

function instead(written: unknown, wanted: string): string {
  return `${shown(written)} stands here, where ${wanted} belongs`;
}

function notUnderstood(written: unknown): string {
  return `${shown(written)} is not understood here`;
}

function outOfBounds(written: unknown, issue: Bound): string {
  const [bound, adjectives, usual] =
    issue.code === 'too_small'
      ? [issue.minimum, ['small', 'short'], 'or more']
      : [issue.maximum, ['big', 'long'], 'at most'];
  const [size, length] = adjectives;
  const many = (what: string): string =>
    issue.exact === true ? `exactly ${bound}${what}` : `${bound}${what} ${usual}`;
  if (issue.origin === 'array') return `this list is too ${length}: it should have ${many(' entries')}`;
  if (written === '') return 'this text is empty';
  if (issue.origin === 'string') return `this text is too ${length}: it should have ${many(' signs')}`;
  return `${shown(written)} is too ${size}: it should be ${many('')}`;
}

/** What is written, as far as it fits into a line. */
function shown(written: unknown): string {
  if (Array.isArray(written)) return 'a list [ … ]';
  if (typeof written === 'object' && written !== null) return 'an object { … }';
  const text = JSON.stringify(written) ?? String(written);
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST)}…`;
}
