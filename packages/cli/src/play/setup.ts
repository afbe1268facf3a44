import { LANGS, type Lang } from '@charterstone/words';
import { isCancel, select } from '@clack/prompts';
import type { Desk } from './desk.ts';
import type { Input } from './input.ts';
import type { Save } from './saves.ts';
import { gameText } from './screens/tracks.ts';

const LANGUAGE_NAMES: { readonly [L in Lang]: string } = { en: 'English', de: 'Deutsch', pl: 'Polski' };
const MOST_SEATS = 6;

/** Asks with a list of answers; undefined when somebody would rather leave. */
export type Ask = <V extends string | number>(
  question: string,
  answers: readonly { readonly value: V; readonly label: string }[],
  otherwise: V,
) => Promise<V | undefined>;

/** At a terminal: arrow keys and Enter. */
export const askByArrows: Ask = async (question, answers, otherwise) => {
  const initialValue = answers.findIndex(({ value }) => value === otherwise);
  const options = answers.map(({ label }, value) => ({ value, label }));
  // Signs instead of clack's English instructions: they need no translation.
  const message = `${question} (↑ ↓ ⏎)`;
  const answer = await select<number>({ message, options, initialValue, showInstructions: false });
  return isCancel(answer) ? undefined : answers[answer]?.value;
};

/** In a pipe: a line for each question, an empty one for the default. */
export function askByLines(input: Input): Ask {
  return async (question, answers, otherwise) => {
    const list = answers.map(({ value, label }) => (label === String(value) ? label : `${value} ${label}`));
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

export async function askTable(
  ask: Ask,
  { say }: Desk,
): Promise<{ readonly seats: number; readonly bots: number } | undefined> {
  const numbers = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, i) => ({ value: from + i, label: String(from + i) }));
  const seats = await ask(say.ui('setup.seats'), numbers(1, MOST_SEATS), 2);
  if (seats === undefined) return undefined;
  const bots = seats === 1 ? 0 : await ask(say.ui('setup.bots'), numbers(0, seats - 1), seats - 1);
  return bots === undefined ? undefined : { seats, bots };
}

/** The language of the environment, where it is one of ours. */
export function preferredLanguage(): Lang {
  const wanted = (process.env['LC_ALL'] || process.env['LC_MESSAGES'] || process.env['LANG'] || 'en').slice(
    0,
    2,
  );
  return LANGS.find((lang) => lang === wanted) ?? 'en';
}
