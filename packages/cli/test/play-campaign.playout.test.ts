import { expect, test } from 'vitest';
import { loadJournal } from '../src/journal/file.ts';
import { charterstone, folder, type Ran } from './program.ts';
import { typedCampaign } from './typed.ts';

const typed = (lines: readonly string[]): string => `${lines.join('\n')}\n`;

/** How often something stands in the output. */
function times(ran: Ran, what: RegExp): number {
  return [...ran.out.matchAll(new RegExp(what, 'gm'))].length;
}

test('a person and a bot play the whole campaign, left and taken up between its games', () => {
  const file = `${folder()}/campaign.json`;
  const campaign = typedCampaign({ seats: 2, seed: 'twelve' }, 1);
  const cuts = [0, ...campaign.games.slice(0, 1), ...campaign.games.slice(4, 5), campaign.lines.length];
  const parts = cuts.slice(1).map((cut, i) => {
    const args = i === 0 ? ['--seats', '2', '--seed', 'twelve', '--save', file] : ['--resume', file];
    // After the last game nobody wants to go on.
    const more = cut === campaign.lines.length ? ['2'] : [];
    const ran = charterstone(
      ['play', ...args, '--lang', 'en'],
      typed([...campaign.lines.slice(cuts[i], cut), ...more]),
    );
    expect({ code: ran.code, err: ran.err }).toEqual({ code: 0, err: '' });
    expect(ran.out).not.toMatch(/not on the list|undefined|NaN|\[object/);
    return ran;
  });
  const last = parts.at(-1);
  expect(loadJournal(file)).toMatchObject({ hash: campaign.hash, bots: [2] });

  // Every game has its result; whoever comes back is told the last choices again, a replay tells everything once.
  const retold = charterstone(['replay', file]);
  for (let game = 1; game <= 12; game++) {
    const result = new RegExp(`^Game ${game} · Result$`);
    expect(parts.reduce((n, ran) => n + times(ran, result), 0)).toBeGreaterThan(0);
    expect(times(retold, result)).toBe(1);
  }
  const all = parts.map(({ out }) => out).join('\n');
  expect(all).toMatch(/Rule 28 · Glory\n/);
  expect(all).toMatch(/Card 21 · A Year in Ink\n {2}The first year is over/);
  expect(all).toMatch(/Game 2 of 12 · Round 1/);
  expect(all).toMatch(/Guidepost · Full Storehouses\n {2}Goal: /);
  expect(all).toMatch(/Which way does the village go\?\n +1 {2}Open crate [A-T]\n +2 {2}Open crate [A-T]/);
  expect(all).toMatch(/Crates opened: .*[AB]\n/);
  expect(all).toMatch(/Which row gets the star\?.*\n +1 {2}Row 1 {2}\d\/3 +Gain 1 resource of your choice\./);
  expect(all).toMatch(/What do you keep after this game\?/);
  expect(all).toMatch(/Which sky island do you lay/);

  // The end: a score by category, the last pages, and the question whether to go on.
  expect(last?.out).toMatch(
    /The campaign is over\.\n.* wins the campaign with \d+ points\.\n.*\n {2}Glory stars +\d+/,
  );
  expect(last?.out).toMatch(/Total +\d+ +\d+\n/);
  expect(last?.out).toMatch(/Card 375 · The Last Page/);
  expect(last?.out).toMatch(/play on in this village\?\n 1 {2}Yes\n 2 {2}No\n.*2\nSaved in/);

  // And yet the village can be played on.
  const after = charterstone(['play', '--resume', file, '--lang', 'en'], typed(['1', 'village', 'sheet']));
  expect(after).toMatchObject({ code: 0, err: '' });
  expect(after.out).toMatch(/Game 13/);
  expect(after.out).not.toMatch(/of 12/);
});

test('one person plays the whole campaign with two Automas, left and taken up, and sees them learn', () => {
  const file = `${folder()}/solo.json`;
  const setting = { seats: 1, automas: 2, seed: 'solo' };
  const campaign = typedCampaign(setting, 0);
  const half = campaign.games[5] ?? 0;
  const begin = ['--seats', '1', '--automas', '2', '--seed', 'solo', '--save', file];
  const first = charterstone(['play', ...begin, '--lang', 'en'], typed(campaign.lines.slice(0, half)));
  const second = charterstone(
    ['play', '--resume', file, '--lang', 'en'],
    typed([...campaign.lines.slice(half), '2']),
  );
  for (const ran of [first, second]) {
    expect({ code: ran.code, err: ran.err }).toEqual({ code: 0, err: '' });
    expect(ran.out).not.toMatch(/not on the list|undefined|NaN|\[object/);
  }
  expect(loadJournal(file)).toMatchObject({ hash: campaign.hash, setting, bots: [] });
  const retold = charterstone(['replay', file]);
  expect(times(retold, /^Game \d+ · Result$/)).toBe(12);
  expect(times(retold, /^ +\S \w+ \(Automa\) +\d+ VP/)).toBe(24);
  expect(retold.out).toMatch(/The campaign is over\./);
  expect(retold.out).toMatch(/turns over an Automa card/);
});

test.each(['de', 'pl'])('six seats play to the end of the second game in %s', (lang) => {
  const setting = { seats: 6, seed: 'six', games: 2 };
  const campaign = typedCampaign(setting, 5);
  const file = `${folder()}/campaign.json`;
  const ran = charterstone(
    ['play', '--seats', '6', '--seed', 'six', '--games', '2', '--lang', lang, '--save', file],
    typed(campaign.lines),
  );
  expect({ code: ran.code, err: ran.err }).toEqual({ code: 0, err: '' });
  expect(loadJournal(file)).toMatchObject({ hash: campaign.hash, setting });
  expect(ran.out).not.toMatch(/undefined|NaN|\[object|Your choice|Card \d|Which /);
  const told = charterstone(['replay', file, '--lang', lang]);
  expect(told.code).toBe(0);
  expect(told.out).not.toMatch(/undefined|NaN|\[object/);
});
