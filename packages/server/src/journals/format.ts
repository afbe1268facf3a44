import { createHash } from 'node:crypto';
import type { LevelName } from '@charterstone/bots';
import { box as shippedBox } from '@charterstone/box';
import type { BoxData, Journal } from '@charterstone/rules';
import { readContent } from './content.ts';
import { plainEntry } from './entries.ts';
import { type Fields, isCount, isFields, isPrint, strangeWord } from './fields.ts';
import { LIMITS, type Limits, tooMany, tooMuch } from './limits.ts';
import { plainSetting } from './setting.ts';

/** The version of the rules a journal is replayed by; it changes when an old journal would replay differently. */
export const RULES = 2;
export const FORMAT = 'charterstone-journal';
export const VERSION = 2;

/** A journal as it stands in a file: readable JSON, one line per choice, sealed by a checksum. */
export type JournalFile = Journal & {
  readonly rules: number;
  readonly box: number;
  /** Seats that are played by the program when the game goes on. */
  readonly bots: readonly number[];
  /** How well each of them plays; without it all are `normal`. */
  readonly levels?: readonly LevelName[];
  /** Of the table after the last entry. */
  readonly hash: string;
  /** That table itself as bytes (base64), where an export was asked to hold it: what a replay must come to. */
  readonly state?: string;
};

const WORDS = [
  ...['format', 'version', 'rules', 'box', 'fingerprint', 'setting', 'bots', 'levels'],
  ...['entries', 'hash', 'state', 'checksum'],
];

const fingerprints = new WeakMap<BoxData, string>();

/** Tells one box from another, also where their versions are the same: over everything in it. */
export function fingerprintOf(box: BoxData): string {
  const known = fingerprints.get(box);
  if (known !== undefined) return known;
  const made = digest(JSON.stringify(box)).slice(0, 16);
  fingerprints.set(box, made);
  return made;
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** The text of a file. Fields stand in a fixed order, so that the checksum can be made again from what is read. */
export function writeJournal(file: JournalFile, boxData: BoxData = shippedBox): string {
  const { rules, box, setting, bots, levels, entries, hash, state } = file;
  const fingerprint = fingerprintOf(boxData);
  const head = {
    format: FORMAT,
    version: VERSION,
    rules,
    box,
    fingerprint,
    setting: plainSetting(setting),
    bots,
    ...(levels === undefined ? {} : { levels }),
  };
  const lines = entries.map((entry) => JSON.stringify(plainEntry(entry)));
  const body = [
    ...Object.entries(head).map(([name, value]) => `"${name}":${JSON.stringify(value)}`),
    `"entries":[${lines.length > 0 ? `\n${lines.join(',\n')}\n` : ''}]`,
    `"hash":${JSON.stringify(hash)}`,
    ...(state === undefined ? [] : [`"state":${JSON.stringify(state)}`]),
  ].join(',\n');
  return `{${body},\n"checksum":"${sealOf(file, fingerprint)}"}\n`;
}

/** Over the content, not over blanks and line ends: a file may pass through an editor or a mail. */
export function checksumOf(file: JournalFile): string {
  return sealOf(file, fingerprintOf(shippedBox));
}

function sealOf(file: JournalFile, fingerprint: string): string {
  const { rules, box, setting, bots, levels, entries, hash, state = '' } = file;
  const content = [
    FORMAT,
    VERSION,
    rules,
    box,
    fingerprint,
    plainSetting(setting),
    bots,
    entries.map(plainEntry),
    hash,
    state,
    // Files of the time before levels are sealed without them.
    ...(levels === undefined ? [] : [levels]),
  ];
  return digest(JSON.stringify(content)).slice(0, 32);
}

/**
 * Reads a text that anybody may have written; a sentence that says what is wrong with it when it is no good. What comes out has the shape
 * of a journal; that its choices are possible, `verified` says.
 */
export function readJournal(
  text: string,
  boxData: BoxData = shippedBox,
  limits: Limits = LIMITS,
): JournalFile | string {
  const much = tooMuch(text, limits);
  if (much !== undefined) return much;
  let value: unknown;
  try {
    // Some editors put a byte-order mark in front.
    value = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return text.trimStart().startsWith('{')
      ? 'it is damaged or cut off: it is no complete JSON'
      : 'it is no charterstone journal';
  }
  if (!isFields(value) || value['format'] !== FORMAT) return 'it is no charterstone journal';
  const { version, entries } = value;
  if (Array.isArray(entries) && entries.length > limits.entries) return tooMany(limits.entries);
  return wrongVersion(version) ?? readSealed(value, boxData);
}

function wrongVersion(version: unknown): string | undefined {
  if (!isCount(version)) return 'it is damaged: its versions are missing';
  if (version > VERSION)
    return `it was written by a newer program (journal version ${version}, this program knows ${VERSION})`;
  return version < VERSION ? `this program can't read journals of version ${version}` : undefined;
}

function readSealed(value: Fields, boxData: BoxData): JournalFile | string {
  const { rules, box, fingerprint } = value;
  if (!isCount(rules) || !isCount(box) || !isPrint(fingerprint))
    return 'it is damaged: its versions are missing';
  const strange = strangeWord(value, WORDS);
  if (strange !== undefined) return `it is damaged: it says ${strange}, which this program doesn't know`;
  const content = readContent(value);
  if (typeof content === 'string') return `it is damaged: ${content}`;
  const file = { rules, box, ...content };
  if (sealOf(file, fingerprint) !== value['checksum'])
    return "it is damaged: its checksum doesn't match its content";
  return wrongRules(rules) ?? wrongBox(box, fingerprint, boxData) ?? file;
}

function wrongRules(rules: number): string | undefined {
  if (rules > RULES)
    return `it was written by newer rules (version ${rules}, this program plays by ${RULES})`;
  return rules < RULES
    ? `it was played by older rules (version ${rules}, this program plays by ${RULES})`
    : undefined;
}

function wrongBox(version: number, fingerprint: string, boxData: BoxData): string | undefined {
  if (version !== boxData.version)
    return `it was played with version ${version} of the box, and this is version ${boxData.version}`;
  const here = fingerprintOf(boxData);
  return fingerprint === here
    ? undefined
    : `it was played with another box (its fingerprint is ${fingerprint}, this one's ${here})`;
}
