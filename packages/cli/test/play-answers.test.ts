import { inspect } from '@charterstone/rules';
import { LANGS, type Lang } from '@charterstone/words';
import { describe, expect, test } from 'vitest';
import { siteReasons, whyLines } from '../src/play/answers.ts';
import { type Desk, deskFor } from '../src/play/desk.ts';
import { helpLines } from '../src/play/screens/help.ts';
import { Session } from '../src/play/session.ts';
import { box, randomGame } from './games.ts';

/** What the terminal answers to those who ask: at the first turn of a game for two. */

const { journal } = randomGame(2, 'answers', 4);
const { state } = Session.resume(box, journal, undefined, 'it');
const seen = inspect(state);
const [question] = seen.questions;
const seat = question?.seat ?? 0;

function deskOf(lang: Lang): Desk {
  return { ...deskFor(box, lang, false), size: () => ({ width: 200, rows: 24 }) };
}

describe('why the Grandstand is no use', () => {
  test('is said in general while several objectives are open', () => {
    expect(seen.objectives.length).toBeGreaterThan(1);
    expect(LANGS.map((lang) => siteReasons(deskOf(lang), state, seat, seen, 'grandstand').join(' '))).toEqual(
      [
        expect.stringContaining('There is no objective that you have completed and not yet scored.'),
        expect.stringContaining('Gerade erfüllst du kein Ziel, das du noch werten könntest.'),
        expect.stringContaining('Nie ma celu, który możesz teraz zapunktować.'),
      ],
    );
  });

  test('is said of the objective when it is the only one', () => {
    const [first] = seen.objectives;
    const only = { ...seen, objectives: seen.objectives.slice(0, 1) };
    const desk = deskOf('en');
    const why = siteReasons(desk, state, seat, only, 'grandstand').join(' ');
    expect(why).toContain(`You have not completed the objective ${desk.say.name(first?.card ?? 0)}.`);
  });
});

test.each(LANGS)('the help shows how to ask why in %s, in words that are understood', (lang) => {
  const desk = deskOf(lang);
  const market = { en: 'market', de: 'markt', pl: 'rynek' }[lang];
  const line = `${desk.say.ui('word.why')} ${market}`;
  expect(helpLines(desk, seen).join('\n')).toContain(line);
  expect(whyLines(desk, state, seat, seen, market)).toEqual(siteReasons(desk, state, seat, seen, 'market'));
});
