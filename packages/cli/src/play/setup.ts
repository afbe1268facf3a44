import { LEVEL_NAMES, type LevelName } from '@charterstone/bots';
import { LANGS, type Lang } from '@charterstone/words';
import { isCancel, select } from '@clack/prompts';
import { botName, USUAL_LEVEL } from './company.ts';
import type { Desk } from './desk.ts';
import type { Input } from './input.ts';
import type { Save } from './saves.ts';
import { gameText } from './screens/tracks.ts';

const LANGUAGE_NAMES: { readonly [L in Lang]: string } = { en: 'English', de: 'Deutsch', pl: 'Polski' };
const MOST_SEATS = 6;

/** What can be answered; `about` tells more of it. */
type Answer<V> = { readonly value: V; readonly label: string; readonly about?: string };

/** Asks with a list of answers; undefined when somebody would rather leave. */
export type Ask = <V extends string | number>(
  question: string,
  answers: readonly Answer<V>[],
  otherwise: V,
) => Promise<V | undefined>;

/** At a terminal: arrow keys and Enter. */
export const askByArrows: Ask = async (question, answers, otherwise) => {
  const initialValue = answers.findIndex(({ value }) => value === otherwise);
  const options = answers.map(({ label, about }, value) => ({
    value,
    label,
    ...(about === undefined ? {} : { hint: about }),
  }));
  // Signs instead of clack's English instructions: they need no translation.
  const message = `${question} (↑ ↓ ⏎)`;
  const answer = await select<number>({ message, options, initialValue, showInstructions: false });
  return isCancel(answer) ? undefined : answers[answer]?.value;
};

/** In a pipe: a line for each question, an empty one for the default. */
export function askByLines(input: Input): Ask {
  return async (question, answers, otherwise) => {
    const list = answers.map(({ value, label }) =>
      label.startsWith(`${value}`) ? label : `${value} ${label}`,
    );
    for (const { label, about } of answers) if (about !== undefined) console.log(`  ${label}: ${about}`);
    for (;;) {
      const line = await input.ask(`${question} (${list.join(', ')}) [${otherwise}] `);
      if (line === undefined) return undefined;
      const text = line.trim().toLowerCase();
      if (text === '') return otherwise;
      const found = answers.find(
        ({ value, label }) => String(value) === text || label.toLowerCase() === text,
      );
      if (found !== undefined) return found.value;
    }
  };
}

export function askLanguage(ask: Ask, { say }: Desk, preferred: Lang): Promise<Lang | undefined> {
  const languages = LANGS.map((value) => ({ value, label: LANGUAGE_NAMES[value] }));
  return ask(say.ui('setup.language'), languages, preferred);
}

/** Which campaign goes on; `new` for none of them. */
export function askSave(ask: Ask, desk: Desk, saves: readonly Save[]): Promise<number | 'new' | undefined> {
  const { say } = desk;
  return ask<number | 'new'>(
    say.ui('setup.which'),
    [
      ...saves.map((save, i) => ({ value: i + 1, label: saveLabel(desk, save) })),
      { value: 'new', label: say.ui('setup.new') },
    ],
    saves.length > 0 ? 1 : 'new',
  );
}

function saveLabel(desk: Desk, save: Save): string {
  const { say } = desk;
  const { setting, entries } = save.journal;
  const date = save.at.toLocaleString(say.lang, { dateStyle: 'medium', timeStyle: 'short' });
  return say.ui('setup.save', {
    game: gameText(desk, save),
    seats: setting.seats,
    choices: entries.length,
    date,
  });
}

/** Who sits down beside the people, as somebody chose. */
export type Table = {
  readonly seats: number;
  readonly levels: readonly LevelName[];
  readonly automas: number;
};

/** Asks how many people play, how many bots and how well each, and how many Automas; undefined when somebody would rather leave. */
export async function askTable(ask: Ask, desk: Desk, seed: string): Promise<Table | undefined> {
  const { say } = desk;
  const people = await ask(say.ui('setup.people'), numbers(1, MOST_SEATS), 1);
  if (people === undefined) return undefined;
  const bots = await askUpTo(ask, say.ui('setup.bots'), MOST_SEATS - people, people === 1 ? 1 : 0);
  if (bots === undefined) return undefined;
  const levels: LevelName[] = [];
  while (levels.length < bots) {
    const level = await askLevel(ask, desk, botName(desk, seed, people + levels.length + 1), levels.at(-1));
    if (level === undefined) return undefined;
    levels.push(level);
  }
  const seats = people + bots;
  const automas = await askAutomas(ask, desk, seats);
  return automas === undefined ? undefined : { seats, levels, automas };
}

function numbers(from: number, to: number): { readonly value: number; readonly label: string }[] {
  return Array.from({ length: to - from + 1 }, (_, i) => ({ value: from + i, label: String(from + i) }));
}

/** From none to so many; nothing is asked where there is no room for any. */
async function askUpTo(
  ask: Ask,
  question: string,
  most: number,
  otherwise: number,
): Promise<number | undefined> {
  return most === 0 ? 0 : ask(question, numbers(0, most), Math.min(most, otherwise));
}

/** How well a bot shall play; as well as the one before it if nothing is said. */
function askLevel(
  ask: Ask,
  { say }: Desk,
  name: string,
  before: LevelName = USUAL_LEVEL,
): Promise<LevelName | undefined> {
  const answers = LEVEL_NAMES.map((value) => ({
    value,
    label: say.ui(`grade-${value}`),
    about: say.ui(`level-${value}`),
  }));
  return ask(say.ui('setup.level', { name }), answers, before);
}

/** Alone one plays with two Automas; others may have them too. */
const ADVISED_ALONE = 2;
/** With so many of them a person has few turns. */
const MANY_AUTOMAS = 4;

async function askAutomas(ask: Ask, { say }: Desk, seats: number): Promise<number | undefined> {
  const most = MOST_SEATS - seats;
  if (most === 0) return 0;
  const advised = seats === 1 ? ADVISED_ALONE : 0;
  const answers = numbers(0, most).map(({ value, label }) => ({
    value,
    label: value === ADVISED_ALONE && seats === 1 ? `${label} (${say.ui('setup.advised')})` : label,
  }));
  const question = [
    say.ui('setup.automas'),
    ...(most < MANY_AUTOMAS ? [] : [say.ui('setup.twoAdvised')]),
    say.ui('setup.howMany'),
  ];
  return ask(question.join(' '), answers, advised);
}
