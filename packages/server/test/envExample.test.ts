import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import webPush from 'web-push';
import { readSettings } from '../src/settings/settings.ts';
import { fileVariable, NAMES, SECRETS, variables } from '../src/settings/variables.ts';

/** `.env.example` is what hosts read instead of the source. */
const text = readFileSync(join(import.meta.dirname, '..', '..', '..', '.env.example'), 'utf8');
const lines = text.split('\n');
const SETTING = /^# ([A-Z_]+)=/;
const shown = parseEnv(
  lines
    .filter((line) => SETTING.test(line))
    .map((line) => line.slice(2))
    .join('\n'),
);
const defaults: Readonly<Record<string, unknown>> = variables.parse({});
const hasDefault = (name: string): boolean => defaults[name] !== undefined;

test('every variable is in it, once and in the same order, and no other', () => {
  expect(lines.flatMap((line) => SETTING.exec(line)?.[1] ?? [])).toEqual(NAMES);
});

test('as it comes it sets nothing', () => {
  expect(parseEnv(text)).toEqual({});
});

test('the defaults it shows are those the server has', () => {
  const withDefault = NAMES.filter(hasDefault);
  expect(withDefault.length).toBeGreaterThan(15);
  for (const name of withDefault)
    expect([name, variables.shape[name].parse(shown[name])]).toEqual([name, defaults[name]]);
  // This one depends on the machine.
  expect(readSettings({}, 2)).toEqual(readSettings({ BOT_THREADS: shown['BOT_THREADS'] }, 2));
});

test('the examples it shows are right, all of them together', () => {
  // A pair of keys that everybody can read would be no secret: it shows none.
  expect([shown['VAPID_PUBLIC_KEY'], shown['VAPID_PRIVATE_KEY']]).toEqual(['', '']);
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  const env: NodeJS.Dict<string> = { ...shown, VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey };
  expect(readSettings(env)).toMatchObject({ ok: true, warnings: [] });
  for (const name of NAMES) expect([name, env[name] === '']).toEqual([name, false]);
});

test('every variable has a line before it that says what it is for', () => {
  const paragraphs = text
    .split('\n\n')
    .filter((paragraph) => paragraph.split('\n').some((line) => SETTING.test(line)));
  expect(paragraphs.length).toBeGreaterThan(20);
  for (const paragraph of paragraphs) {
    const [first = '', ...others] = paragraph.split('\n');
    expect(first).toMatch(/^# \S+( \S+){4,}/);
    expect(SETTING.test(first)).toBe(false);
    const names = others.flatMap((line) => SETTING.exec(line)?.[1] ?? []);
    // It says "Off" or "None" where a value is only an example.
    const examples = names.some((name) => !hasDefault(name) && name !== 'BOT_THREADS');
    expect([names, /^# (Off|None): /.test(first)]).toEqual([names, examples]);
  }
});

test('secrets are called so, and their files named', () => {
  for (const secret of SECRETS) {
    const paragraph = text.split('\n\n').find((part) => part.includes(`# ${secret}=`)) ?? '';
    expect(paragraph).toMatch(/\bsecret\b/i);
    expect(text).toContain(fileVariable(secret));
  }
});
