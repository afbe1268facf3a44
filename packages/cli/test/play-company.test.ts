import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadJournal } from '../src/journal/file.ts';
import { sitDown, type Wishes } from '../src/play/arrange.ts';
import { botName, botsOnLast } from '../src/play/company.ts';
import { deskFor } from '../src/play/desk.ts';
import { Session } from '../src/play/session.ts';
import { Trouble } from '../src/trouble.ts';
import { box } from './games.ts';
import { charterstoneHere, folder, type Ran } from './program.ts';
import { typedCampaign } from './typed.ts';

const typed = (...lines: readonly string[]): string => `${lines.join('\n')}\n`;
/** Without line breaks. */
const flat = ({ out }: Ran): string => out.replace(/\s+/g, ' ');

/** The table that the command line would lay, before anybody has chosen. */
async function seated(wishes: Partial<Wishes>): Promise<Session> {
  const nothing = {
    seats: undefined,
    bots: undefined,
    automas: undefined,
    games: undefined,
    resume: undefined,
  };
  const all = {
    ...nothing,
    seed: wishes.resume === undefined ? 'q' : undefined,
    save: `${folder()}/game.json`,
  };
  const arranged = await sitDown(box, { ...all, ...wishes }, async () => undefined, 'en');
  if (arranged === undefined) throw new Error('nobody sat down');
  return arranged.session;
}

/** Plays with these options, typing these lines. */
async function plays(
  options: readonly string[],
  ...lines: readonly string[]
): Promise<Ran & { readonly file: string }> {
  const file = `${folder()}/game.json`;
  const ran = await charterstoneHere(
    ['play', ...options, '--seed', 'q', '--lang', 'en', '--save', file],
    typed(...lines),
  );
  return { ...ran, file };
}

describe('bots of a level', () => {
  const desk = deskFor(box, 'en', false);
  const [easy, hard] = [2, 3].map((seat) => botName(desk, 'q', seat));

  test('sit beside one person when only they are named; one who thinks for long is waited for', async () => {
    const ran = await plays(['--bots', 'easy,hard'], '1', '1');
    expect(ran).toMatchObject({ code: 0, err: '' });
    expect(flat(ran)).toContain(
      `3 players, 2 of them bots. At the table: ${easy} (easy bot) and ${hard} (hard bot).`,
    );
    expect(ran.out).toContain(`\n${hard} is thinking …\n`);
    expect(ran.out).not.toContain(`${easy} is thinking`);
    expect(flat(ran)).toMatch(
      new RegExp(`· ${easy} takes the \\w+ charter\\..*· ${hard} takes the \\w+ charter`),
    );
    expect(ran.out).toMatch(new RegExp(`[♦★♣▲●■] \\w+ \\(${easy}, easy bot\\)`));
    expect(loadJournal(ran.file)).toMatchObject({
      setting: { seats: 3 },
      bots: [2, 3],
      levels: ['easy', 'hard'],
    });
    const resumed = await charterstoneHere(['play', '--resume', ran.file, '--lang', 'en'], typed('supply'));
    expect(resumed.out).toMatch(new RegExp(`\\(${hard}, hard bot\\)`));
    expect(loadJournal(ran.file).levels).toEqual(['easy', 'hard']);
  });

  test('are normal where only their number is said, and have the last of the seats', async () => {
    const ran = await plays(['--seats', '4', '--bots', '2'], '1');
    expect(ran).toMatchObject({ code: 0, err: '' });
    expect(flat(ran)).toContain('4 players, 2 of them bots.');
    expect(flat(ran)).toMatch(/At the table: \w+ \(normal bot\) and \w+ \(normal bot\)\./);
    const journal = loadJournal(ran.file);
    expect(journal.bots).toEqual([3, 4]);
    // Bots as they always were leave no mark in the file.
    expect(journal.levels).toBeUndefined();
  });

  test('may have seats left for more people, or none', async () => {
    expect((await seated({ seats: '3', bots: 'easy' })).bots).toEqual(new Map([[3, 'easy']]));
    const alone = await seated({ seats: '2', bots: 'easy,normal' });
    expect(alone.bots).toEqual(
      new Map([
        [1, 'easy'],
        [2, 'normal'],
      ]),
    );
    expect(alone.persons).toEqual([]);
  });

  test('play the same whenever the campaign comes to this point', async () => {
    const campaign = typedCampaign({ seats: 2, seed: 'easy', games: 1 }, 1, 'easy');
    const usual = typedCampaign({ seats: 2, seed: 'easy', games: 1 }, 1);
    expect(usual.hash).not.toBe(campaign.hash);
    const file = `${folder()}/game.json`;
    const half = Math.floor(campaign.lines.length / 2);
    const setting = ['--bots', 'easy', '--games', '1', '--seed', 'easy', '--save', file];
    await charterstoneHere(['play', ...setting], typed(...campaign.lines.slice(0, half)));
    await charterstoneHere(['play', '--resume', file], typed(...campaign.lines.slice(half)));
    expect(loadJournal(file).hash).toBe(campaign.hash);
  });
});

describe('Automas', () => {
  test('play beside one person, who sees who they are and what they do', async () => {
    const ran = await plays(
      ['--seats', '1', '--automas', '2', '--games', '1'],
      '1',
      '1',
      'charterstone',
      '1',
      'supply',
    );
    expect(ran).toMatchObject({ code: 0, err: '' });
    expect(flat(ran)).toContain('1 player, no bots. 2 Automas play along.');
    expect(flat(ran)).not.toContain('You play alone');
    expect(
      flat(ran).match(/An Automa is a neighbour of clockwork\. On its turn it draws a card/g),
    ).toHaveLength(1);
    expect(flat(ran)).toMatch(/An Automa plays the \w+ charter\. An Automa plays the \w+ charter\./);
    // Once on a screen is enough: it is the same for all of them.
    const [, supply = ''] = ran.out.split('command: supply');
    expect(supply.match(/difficulty/g)).toHaveLength(1);
    expect(supply).toMatch(/\(Automa, difficulty 2\)[\s\S]*\(Automa\)/);
    // A turn: the card, where it leads, the points; the card behind them is named once.
    expect(flat(ran)).toMatch(
      /(\w+) turns over an Automa card: [^.]+\. (The Char[^.]+\. )?(\1 bumps [^.]+\. )?\1 places a worker on the [^.]+\. \1 gains \d VP and now has \d\. /,
    );
    // They have no goods to be counted.
    expect(ran.out).toMatch(/\(Automa, difficulty 2\) \d+ VP · \d+ influence/);
    const { setting, bots } = loadJournal(ran.file);
    expect({ setting, bots }).toEqual({
      setting: { seats: 1, automas: 2, seed: 'q', games: 1 },
      bots: [],
    });
  });

  test('need only be counted: then one person plays with them', async () => {
    expect((await seated({ automas: '1' })).setting).toEqual({ seats: 1, automas: 1, seed: 'q' });
    expect((await seated({ automas: '1', seats: '3' })).setting).toMatchObject({ seats: 3, automas: 1 });
  });

  test('mix with bots, and are nobody that could be asked', async () => {
    const { file } = await plays(['--bots', 'normal', '--automas', '2'], '1');
    const journal = loadJournal(file);
    expect(journal).toMatchObject({ setting: { seats: 2, automas: 2 }, bots: [2] });
    const session = Session.resume(box, journal, undefined, 'it');
    expect(session.persons).toEqual([1]);
    expect(session.freeSeat).toBe(5);
    const fresh = new Session(box, journal.setting, botsOnLast(2, ['normal']), undefined);
    expect([fresh.persons, fresh.freeSeat]).toEqual([[1], 5]);
  });

  test('are told from people in the result of a game', async () => {
    const setting = { seats: 1, automas: 2, seed: 'q', games: 1 };
    const { lines } = typedCampaign(setting, 0);
    const ran = await plays(['--seats', '1', '--automas', '2', '--games', '1'], ...lines);
    expect(ran).toMatchObject({ code: 0, err: '' });
    const result = /Game 1 · Result\n([\s\S]*?)\nCrates opened/.exec(ran.out)?.[1] ?? '';
    expect(result.match(/\w+ \(Automa\) +\d+ VP/g)).toHaveLength(2);
    expect(result.match(/ \d+ VP/g)?.length).toBeGreaterThan(2);
  });

  test('come and go between games, when somebody at the table says so', async () => {
    const ran = await plays(
      ['--seats', '2', '--bots', '0'],
      ...['1', '1', '1', '1'],
      ...['automa red', 'automa red', 'dismiss RED', 'dismiss red'],
    );
    expect(ran).toMatchObject({ code: 0, err: '' });
    const done = loadJournal(ran.file).entries.filter(({ choice }) => /automa|dismiss/.test(choice.do));
    expect(done.map(({ choice }) => choice)).toEqual([
      { do: 'automa', what: 'red' },
      { do: 'dismiss', what: 'red' },
    ]);
    expect(ran.out).toMatch(/command: automa red\nThat is not possible: The red charter is taken\./);
    expect(ran.out).toMatch(/command: dismiss red\nThat is not possible: No Automa plays there, and none is/);
    const again = await charterstoneHere(['replay', ran.file]);
    expect(again).toMatchObject({ code: 0, err: '' });
    expect(again.out.replace(/\s+/g, ' ')).toMatch(/an Automa will play the red charter\. Second thoughts/);
  });
});

describe('a table that can’t be', () => {
  test.each<[Partial<Wishes>, RegExp]>([
    [{ bots: 'easy,foo' }, /^--bots is a number from 0 to 6 or a list of easy, normal, hard.*"easy,foo"/],
    [{ bots: 'easy,,hard' }, /"easy,,hard"/],
    [{ bots: '7' }, /^--bots is a number from 0 to 6/],
    [
      { bots: 'easy,easy,easy,easy,easy,easy' },
      /^With a person at the table there is room for 5 bots, not 6\.$/,
    ],
    [{ seats: '2', bots: 'easy,hard,normal' }, /^--bots: 3 bots need 3 seats, and there are 2\.$/],
    [{ seats: '1', bots: '2' }, /^--bots: 2 bots need 2 seats, and there is 1\.$/],
    [{ seats: '5', automas: '2' }, /^Beside 5 seats there is room for 0 to 1 Automas, not 2\.$/],
    [{ bots: 'easy,hard', automas: '4' }, /^Beside 3 seats there is room for 0 to 3 Automas, not 4\.$/],
    [{ automas: 'two' }, /^--automas is a whole number from 0 to 5, not "two"/],
    [{ automas: '6' }, /^--automas is a whole number from 0 to 5/],
    [{ resume: 'game.json', automas: '2' }, /^--resume goes on as it was/],
  ])('%j is refused in one line, and nothing is written', async (wishes, line) => {
    const save = `${folder()}/deep/game.json`;
    const refused = await seated({ ...wishes, save }).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(Trouble);
    expect(refused).toMatchObject({ exitCode: 2, message: expect.stringMatching(line) });
    expect(refused).toMatchObject({ message: expect.not.stringContaining('\n') });
    expect(existsSync(dirname(save))).toBe(false);
  });

  test('is refused by the program as well', async () => {
    const { code, out, err, file } = await plays(['--seats', '5', '--automas', '2']);
    expect([code, out, err]).toEqual([2, '', 'Beside 5 seats there is room for 0 to 1 Automas, not 2.\n']);
    expect(existsSync(file)).toBe(false);
  });
});

describe('who asks is told', () => {
  const env = { LANG: 'en_GB.UTF-8' };
  const asks = (...lines: readonly string[]): Promise<Ran> =>
    charterstoneHere(['play', '--lang', 'en'], typed(...lines), { ...env, CHARTERSTONE_DATA: folder() });
  const saved = (ran: Ran) => loadJournal(/Saved in (.*)\.\n/.exec(ran.out)?.[1] ?? '');

  test('what each level is like and what an Automa is, and each bot is asked for by name', async () => {
    const ran = await asks('2', '2', 'hard', '', '1', '1');
    expect(ran).toMatchObject({ code: 0, err: '' });
    expect(ran.out).toMatch(/^How many people are you\? \(1, 2, 3, 4, 5, 6\) \[1\] 2\n/);
    expect(ran.out).toMatch(
      /How many bots .*\(0, 1, 2, 3, 4\) \[0\] 2\n {2}easy: .*\n {2}normal: .*\n {2}hard: /,
    );
    expect(ran.out).toMatch(
      /How well shall (\w+) play\?.*\[normal\] hard\n[\s\S]*How well shall (?!\1)\w+ play\?.*\[hard\] \n/,
    );
    expect(ran.out).toMatch(/An Automa is .* \(0, 1, 2\) \[0\] 1\n/);
    expect(saved(ran)).toMatchObject({
      setting: { seats: 4, automas: 1 },
      bots: [3, 4],
      levels: ['hard', 'hard'],
    });
  });

  test('whoever plays alone is advised to have two Automas', async () => {
    const ran = await asks('', '0', '', '1');
    expect(ran.out).toMatch(/\(0, 1, 2 \(advised\), 3, 4, 5\) \[2\] \n/);
    expect(saved(ran)).toMatchObject({ setting: { seats: 1, automas: 2 }, bots: [] });
  });

  test('nothing is asked that has no room', async () => {
    const ran = await asks('6', '1');
    expect(ran.out).not.toMatch(/How many bots|Automa/);
    expect(saved(ran)).toMatchObject({ setting: { seats: 6 }, bots: [] });
  });
});
