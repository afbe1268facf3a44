import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { CHARTERS } from '@charterstone/rules';
import { prepared, writeJournal } from '@charterstone/server/journals';
import { expect, test } from 'vitest';
import { loadJournal } from '../src/journal/file.ts';
import { box, randomGame } from './games.ts';
import { charterstone, charterstoneHere, folder, lastLine, startCharterstone } from './program.ts';

const game = randomGame(2, 'table');
const people = ['play', '--seats', '2', '--bots', '0', '--seed', 'table', '--games', '1'];
const typed = (lines: readonly string[]): string => `${lines.join('\n')}\n`;

test('two people play a game to its end through a pipe, and it can be replayed', async () => {
  const file = `${folder()}/game.json`;
  const ran = charterstone([...people, '--save', file], typed(game.lines));
  expect(ran).toMatchObject({ code: 0, err: '' });
  expect(ran.out).toMatch(/Game 1 · Result\nThe game is over\.\n.* VP/);
  expect(ran.out).toMatch(/opened for 1 game/);
  expect(ran.out).toContain(`Saved in ${file}`);
  expect(loadJournal(file)).toMatchObject({ hash: game.journal.hash, bots: [] });

  const twin = `${folder()}/game.json`;
  const here = await charterstoneHere([...people, '--save', twin], typed(game.lines));
  expect({ ...here, out: here.out.replace(twin, file) }).toEqual(ran);
  expect(readFileSync(twin)).toEqual(readFileSync(file));

  const told = await charterstoneHere(['replay', file]);
  expect(told.code).toBe(0);
  expect(told.out).toMatch(/The game is over/);
  expect(lastLine(await charterstoneHere(['replay', file, '--json']))).toMatchObject({
    ok: true,
    over: true,
    hash: game.journal.hash,
    choices: game.lines.length,
  });
});

test('a game that is left at any choice goes on from there', async () => {
  const file = `${folder()}/game.json`;
  const cuts = [0, 1, 40, game.lines.length];
  for (const [i, cut] of cuts.slice(1).entries()) {
    const args = i === 0 ? [...people, '--save', file] : ['play', '--resume', file];
    const ran = await charterstoneHere(args, typed(game.lines.slice(cuts[i], cut)));
    expect(ran).toMatchObject({ code: 0, err: '' });
    expect(loadJournal(file).entries).toHaveLength(cut);
  }
  expect(loadJournal(file).hash).toBe(game.journal.hash);
});

test('a killed program has lost nothing that was answered', async () => {
  const file = `${folder()}/game.json`;
  const child = startCharterstone([...people, '--save', file]);
  const answered = 12;
  let out = '';
  await new Promise<void>((resolve) => {
    child.stdout.on('data', (chunk: Buffer) => {
      out += chunk.toString();
      if (out.split('or a command:').length > answered + 1) resolve();
    });
    child.stdin.write(typed([...game.lines.slice(0, answered), 'help']));
  });
  child.kill('SIGKILL');
  await new Promise((resolve) => child.on('exit', resolve));
  expect(loadJournal(file).entries).toHaveLength(answered);
  expect(readdirSync(file.replace('/game.json', ''))).toEqual(['game.json']);
});

test('a wrong entry is explained and changes nothing', async () => {
  const file = `${folder()}/game.json`;
  const start = game.lines.slice(0, 4);
  const wrong = [
    '99',
    '0',
    'flubber',
    'zeppelin',
    'place big zeppelin',
    '1cs',
    '1?',
    'card 22',
    'why nowhere',
    'undo now',
  ];
  const ran = await charterstoneHere([...people, '--save', file], typed([...start, ...wrong]));
  expect(ran).toMatchObject({ code: 0, err: '' });
  expect(ran.out).toMatch(/99 is not on the list/);
  expect(ran.out).toMatch(/“flubber” is neither/);
  expect(ran.out).toMatch(/1cs: that option can only be chosen as it is/);
  expect(ran.out).toMatch(/Zeppelin: You have no building card to construct/);
  expect(ran.out).toMatch(/Nobody has seen a card “22” yet/);
  expect(ran.out).toMatch(/no place called “nowhere”/);
});

test('undo takes back, log, village, why, card, rules and help answer', async () => {
  const file = `${folder()}/game.json`;
  const start = game.lines.slice(0, 4);
  const lines = [
    ...start,
    'grain field',
    'undo',
    'village',
    'mats',
    'tracks',
    'supply',
    'sheet',
    'story',
    'story 1',
    'log',
    'why',
    'card 206',
    'rules',
    'rules 15',
    'help',
    'quit',
  ];
  const ran = await charterstoneHere([...people, '--save', file], typed(lines));
  expect(ran).toMatchObject({ code: 0, err: '' });
  expect(ran.out).toMatch(/Taken back/);
  expect(ran.out).toMatch(/Glory stars.*\n +1 Gain 1 resource/);
  expect(ran.out).toMatch(/A Letter the Size of a Tablecloth \(Card 1\)\n {2}The letter was/);
  expect(ran.out).toMatch(/Goodbye/);
  expect(loadJournal(file).entries.at(-1)?.choice).toEqual({ do: 'undo' });
});

test('names stay when a choice is taken back, and friends come and go between games', async () => {
  const file = `${folder()}/game.json`;
  const lines = [
    ...game.lines.slice(0, 4),
    'grain field',
    'name Bruna',
    'undo',
    'name charter Potsdam',
    'name village Umbermouth',
    'join green',
    'join GREEN',
    'join red',
    'stay 3',
    'part 2',
  ];
  const ran = await charterstoneHere([...people, '--save', file], typed(lines));
  expect(ran).toMatchObject({ code: 0, err: '' });
  expect(ran.out).toMatch(/Taken back/);
  // Charters get their names after the first game, the village when the story says so.
  expect(ran.out).toMatch(/name charter Potsdam\nThat is not possible/);
  expect(ran.out).toMatch(/name village Umbermouth\nThat is not possible/);
  expect(ran.out).toMatch(/Player 3 will play the green charter from the next game on/);
  expect(ran.out).toMatch(/join GREEN\nThat is not possible: The green charter is taken\./);
  expect(ran.out).toMatch(/join red\nThat is not possible: The red charter is taken\./);
  expect(ran.out).toMatch(/Player 3 has second thoughts/);
  expect(ran.out).toMatch(/Player 2 will leave the table after this game/);
  expect(loadJournal(file).entries.map(({ choice }) => choice)).toContainEqual(
    expect.objectContaining({ do: 'name', text: 'Bruna' }),
  );
});

test('after the first game whoever did not win it names the charters', async () => {
  const file = `${folder()}/game.json`;
  writeFileSync(file, writeJournal(prepared(box, { game: 2, seats: 2, seed: 'names', bots: [] })));
  const charters = CHARTERS.map((charter) => `name ${charter} Called ${charter}`);
  const ran = await charterstoneHere(
    ['play', '--resume', file],
    typed([...charters, ...charters, 'village']),
  );
  expect(ran).toMatchObject({ code: 0, err: '' });
  const named = loadJournal(file).entries.filter(({ choice }) => choice.do === 'name');
  expect(new Set(named.map(({ seat }) => seat)).size).toBe(1);
  expect(ran.out).toMatch(/charter has a name already/);
  expect(ran.out).toMatch(/[♦★♣▲●■] Called \w+ · /);
});

test('bots play their seats, and a careful placing is asked for by c', async () => {
  const file = `${folder()}/game.json`;
  const ran = await charterstoneHere(
    ['play', '--seats', '3', '--bots', '2', '--seed', '5', '--save', file],
    typed(['4', '3', 'clay bank', '3c']),
  );
  expect(ran).toMatchObject({ code: 0, err: '' });
  const journal = loadJournal(file);
  expect(journal.bots).toEqual([2, 3]);
  expect(journal.entries.some(({ seat }) => seat === 3)).toBe(true);
});

test('play alone asks for everything, saves by itself and offers the unfinished game', async () => {
  const env = { CHARTERSTONE_DATA: folder(), LANG: 'de_DE.UTF-8' };
  const first = await charterstoneHere(['play'], typed(['en', '1', '2', '', '', '', '1', '2']), env);
  expect(first).toMatchObject({ code: 0, err: '' });
  const file = /Saved in (.*)\.\n/.exec(first.out)?.[1] ?? '';
  expect(existsSync(file)).toBe(true);
  const before = loadJournal(file).entries.length;
  const second = await charterstoneHere(['play', '--lang', 'en'], typed(['', '1']), env);
  expect(second.out).toMatch(new RegExp(`1 Game 1 of 12, 3 seats, ${before} choices`));
  expect(second.out).toContain(file);
  expect(loadJournal(file).entries.length).toBeGreaterThan(before);
  expect(JSON.parse(readFileSync(file, 'utf8')).bots).toEqual([2, 3]);
});

test('--resume alone lists the campaigns that were left, with the game each is in', async () => {
  const env = { CHARTERSTONE_DATA: folder(), LANG: 'de_DE.UTF-8' };
  const none = await charterstoneHere(['play', '--resume'], '', env);
  expect(none).toMatchObject({ code: 1, out: '', err: 'Es gibt keine Kampagne, die weitergehen könnte.\n' });

  const played = await charterstoneHere([...people, '--lang', 'en'], typed(game.lines), env);
  expect(played.code).toBe(0);
  await charterstoneHere(['play', '--seats', '4', '--bots', '3', '--seed', 'left'], typed(['1', '1']), env);
  const asked = await charterstoneHere(['play', '--resume'], typed(['1']), env);
  expect(asked).toMatchObject({ code: 0, err: '' });
  // A table that has closed is not offered any more.
  expect(asked.out).toMatch(
    /^Welche Kampagne\? \(1 Spiel 1 von 12, 4 Plätze, \d+ Entscheidungen \(.*\), new /,
  );
  expect(asked.out.replace(/\s+/g, ' ')).toMatch(
    /Zurück am Tisch: \d+ Entscheidungen aus .* gelesen\. Spiel 1 von 12\./,
  );
});

test('what belongs to a new campaign is refused with --resume, and a file can be named in both ways', async () => {
  const file = `${folder()}/game.json`;
  await charterstoneHere([...people, '--save', file], typed(game.lines.slice(0, 3)));
  for (const args of [['--resume', file], [`--resume=${file}`]])
    expect((await charterstoneHere(['play', ...args])).out).toContain('3 choices read from');
  const refused = await charterstoneHere(['play', '--resume', file, '--games', '3']);
  expect(refused.code).toBe(2);
  expect(refused.err).toMatch(/^--resume goes on as it was: .*\n$/);
});

test('a file that exists is not overwritten', async () => {
  const file = `${folder()}/game.json`;
  await charterstoneHere([...people, '--save', file], typed(game.lines.slice(0, 3)));
  const again = await charterstoneHere([...people, '--save', file], typed(game.lines));
  expect(again.code).toBe(1);
  expect(again.err).toMatch(/exists already/);
  expect(loadJournal(file).entries).toHaveLength(3);
});

test.each(['en', 'de', 'pl'])('the game speaks %s', async (lang) => {
  const { code, err, out } = await charterstoneHere(
    [...people, '--lang', lang, '--save', `${folder()}/game.json`],
    typed([...game.lines.slice(0, 30), 'help', 'why', 'supply', 'rules', 'tracks']),
  );
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).not.toMatch(/undefined|\{\w+\}|NaN/);
});
