import { CHARTERS, type Charter, charterOfSeat, deciders, inspect, options } from '@charterstone/rules';
import { LANGS } from '@charterstone/words';
import { describe, expect, test } from 'vitest';
import { type Desk, deskFor } from '../src/play/desk.ts';
import { type CompanyCommand, regroup } from '../src/play/regroup.ts';
import { helpLines } from '../src/play/screens/help.ts';
import { playerLines } from '../src/play/screens/players.ts';
import { Session } from '../src/play/session.ts';
import { type Ask, askTable } from '../src/play/setup.ts';
import { widthOf } from '../src/terminal/columns.ts';
import { box } from './games.ts';
import { charterstoneHere, folder } from './program.ts';

const desk = deskFor(box, 'en', false);

/** A table before anybody has chosen a charter. */
function fresh(seats: number, automas = 0): Session {
  return new Session(box, { seats, automas, seed: 'company' }, new Map(), undefined);
}

/** A table in its first game. */
function begun(seats: number, automas = 0): Session {
  const session = fresh(seats, automas);
  while (inspect(session.state).game === 0) {
    const [seat = 0] = deciders(session.state);
    const [first] = options(session.state, seat);
    if (first === undefined) throw new Error('nobody can begin');
    session.take(seat, first);
  }
  return session;
}

/** What the person on seat 1 hears who types this; nothing where it is done. */
function says(session: Session, line: string): string | undefined {
  const [command = '', rest = ''] = line.split(' ');
  const known: readonly CompanyCommand[] = ['join', 'part', 'stay', 'automa', 'dismiss'];
  const wanted = known.find((name) => name === command);
  if (wanted === undefined) throw new Error(`no command ${command}`);
  return regroup({ session, desk }, 1, wanted, rest);
}

const charterOf = (session: Session, seat: number): Charter =>
  charterOfSeat(session.state, seat) ?? expect.fail(`nobody sits on seat ${seat}`);

/** The charters nobody plays. */
function unplayed(session: Session): Charter[] {
  const { charters } = inspect(session.state);
  return CHARTERS.filter((name) => !charters.some(({ charter }) => charter === name));
}

describe('whoever does not say which charter', () => {
  test.each(['', 'nobody'])('hears which can be typed: "%s"', (word) => {
    const session = begun(1, 2);
    const free = unplayed(session).join(', ');
    const automas = inspect(session.state).charters.filter(({ automa }) => automa);
    const played = CHARTERS.filter((name) => automas.some(({ charter }) => charter === name)).join(', ');
    expect(says(session, `automa ${word}`)).toBe(`Say which charter: automa ${free}.`);
    expect(says(session, `join ${word}`)).toBe(`Say which charter: join ${free}.`);
    expect(says(session, `dismiss ${word}`)).toBe(`Say which charter: dismiss ${played}.`);
    expect(session.choices).toBe(begun(1, 2).choices);
  });

  test('hears so where there is none', () => {
    expect(says(begun(2), 'dismiss')).toBe('No Automa plays here, and none is about to come.');
    expect(says(begun(1, 5), 'automa')).toBe('No charter is free for that.');
    expect(says(begun(1, 5), 'join')).toMatch(/^All six seats are taken\./);
  });

  test('hears it in the own words of the language', () => {
    const german = deskFor(box, 'de', false);
    const session = begun(1, 2);
    const heard = regroup({ session, desk: german }, 1, 'dismiss', '');
    expect(heard).toMatch(new RegExp(`^Sag, welches Charter: ${german.say.ui('word.dismiss')} [a-zäöü]+, `));
  });
});

describe('a refusal says why', () => {
  test('before the first game has begun', () => {
    for (const line of ['automa red', 'automa', 'dismiss red', 'join red', 'part', 'stay'])
      expect(says(fresh(2), line)).toMatch(
        /^Who comes and who goes can be said once the first game has begun/,
      );
  });

  test('where there is nobody who could go or stay', () => {
    const session = begun(2, 1);
    const free = unplayed(session)[0] ?? '';
    const refused = 'That is not possible: ';
    expect(says(session, `dismiss ${free}`)).toBe(
      `${refused}No Automa plays there, and none is about to come.`,
    );
    expect(says(session, 'part 3')).toBe(`${refused}Nobody sits there who could leave.`);
    expect(says(session, 'stay')).toMatch(/^That is not possible: Nobody on that seat has said/);
    expect(says(session, 'part somebody')).toBe(
      'Say who leaves or stays: part for yourself, part 2 for player 2.',
    );
    const automa = charterOf(session, 3);
    expect(says(session, `dismiss ${automa}`)).toBeUndefined();
    expect(says(session, `dismiss ${automa}`)).toMatch(/That is settled already/);
  });
});

test('players are called by number or by colour, and at a full table somebody takes the chair of whoever leaves', () => {
  const session = begun(6);
  const red = charterOf(session, 2);
  expect(says(session, `join ${red}`)).toMatch(/^All six seats are taken/);
  expect(says(session, `part ${red}`)).toBeUndefined();
  expect(inspect(session.state).coming).toEqual([{ seat: 2, charter: undefined }]);
  expect(says(session, `join ${red}`)).toBeUndefined();
  expect(inspect(session.state).coming).toEqual([{ seat: 2, charter: red }]);
  expect(session.freeSeat).toBe(0);
});

describe('what was said about the next game stays on the screen', () => {
  const wide: Desk = { ...desk, size: () => ({ width: 160, rows: 60 }) };
  const lines = (session: Session, at: Desk = wide, depth: 'whole' | 'brief' = 'whole'): string[] =>
    playerLines(at, inspect(session.state), session, 1, depth);
  const lineOf = (session: Session, charter: Charter): string =>
    lines(session).find((line) => line.toLowerCase().includes(` ${charter}`)) ?? '';

  test('beside the player it is about, until it is taken back', () => {
    const session = begun(2, 1);
    const before = lines(session);
    const [other, automa] = [charterOf(session, 2), charterOf(session, 3)];
    says(session, `automa ${other}`);
    says(session, `dismiss ${automa}`);
    expect(lineOf(session, other)).toMatch(/ · an Automa from the next game on$/);
    expect(lineOf(session, automa)).toMatch(/ · leaves after this game$/);
    says(session, `dismiss ${other}`);
    says(session, `automa ${automa}`);
    expect(lines(session)).toEqual(before);
    says(session, 'part 2');
    expect(lineOf(session, other)).toMatch(/ · leaves after this game$/);
  });

  test('and in a line of its own where nobody plays the charter yet', () => {
    const session = begun(2);
    const [one = 'red', two = 'blue'] = unplayed(session);
    says(session, `automa ${one}`);
    says(session, `join ${two}`);
    expect(lines(session)).toHaveLength(3);
    expect(lineOf(session, one)).toMatch(
      new RegExp(`${one}: an Automa from the next game on · . ${two}: player 3 from the next game on$`, 'i'),
    );
  });

  test('also where the others are a table of numbers', () => {
    const session = begun(2, 1);
    says(session, `automa ${charterOf(session, 2)}`);
    const brief = lines(session, wide, 'brief');
    expect(brief.filter((line) => /: an Automa from the next game on$/.test(line))).toHaveLength(1);
  });

  test('in the supply as well', async () => {
    const file = `${folder()}/game.json`;
    const ran = await charterstoneHere(
      ['play', '--automas', '1', '--seed', 'q', '--lang', 'en', '--save', file],
      ['1', '1', 'automa', 'automa yellow', 'automa black', 'supply', ''].join('\n'),
    );
    const [, supply = ''] = ran.out.split('command: supply');
    expect(supply).toMatch(/(Yellow|Black): an Automa from the next game on/);
  });
});

describe.each(LANGS)('in %s', (lang) => {
  const narrow: Desk = { ...deskFor(box, lang, false), size: () => ({ width: 80, rows: 60 }) };

  test('an Automa has one line of 80 columns', () => {
    const session = begun(1, 5);
    const shown = playerLines(narrow, inspect(session.state), session, 1, 'whole');
    expect(shown.filter((line) => line.includes('Automa'))).toHaveLength(5);
    for (const line of shown.slice(0, 5)) {
      expect(line).toContain('Automa');
      // With the points of a good game.
      expect(widthOf(line)).toBeLessThanOrEqual(79);
    }
  });

  test('help says what an Automa is', () => {
    const help = helpLines(narrow, inspect(begun(1).state))
      .join(' ')
      .replace(/\s+/g, ' ');
    expect(help).toContain(narrow.say.ui('help.automa'));
  });

  test('whoever may choose four Automas hears why two are enough', async () => {
    const asked: string[] = [];
    const answers = (people: number): Ask => {
      let n = 0;
      return async (question, offered, otherwise) => {
        asked.push(question);
        n++;
        return offered.find(({ value }) => value === (n === 1 ? people : 0))?.value ?? otherwise;
      };
    };
    await askTable(answers(1), narrow, 'q');
    expect(asked.at(-1)).toContain(narrow.say.ui('setup.twoAdvised'));
    await askTable(answers(5), narrow, 'q');
    expect(asked.at(-1)).toContain(narrow.say.ui('setup.howMany'));
    expect(asked.at(-1)).not.toContain(narrow.say.ui('setup.twoAdvised'));
  });
});

test('a table without people is greeted as one', async () => {
  const args = ['play', '--seats', '1', '--bots', '1', '--automas', '2', '--games', '1', '--seed', 'q'];
  const ran = await charterstoneHere([...args, '--lang', 'en', '--save', `${folder()}/game.json`]);
  expect(ran.out).toMatch(/^1 player, a bot\./m);
});
