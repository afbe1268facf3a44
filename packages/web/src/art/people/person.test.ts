import type { PersonPicture } from '@charterstone/protocol';
import { CHARTERS } from '@charterstone/rules';
import { describe, expect, test } from 'vitest';
import { AVATARS, avatarOf } from './avatars.ts';
import { AUTOMAS, BOTS } from './clockwork.ts';
import { type Crop, personArt, personFigure } from './person.ts';
import { PERSON_WORDS, unknownWords } from './words.ts';

const SOMEBODY: PersonPicture = {
  kind: 'person',
  skin: 'honey',
  hair: 'curls:black',
  garment: 'tunic:teal',
  tint: 'gold',
};
const drawn = (change: Partial<PersonPicture>): string => personArt({ ...SOMEBODY, ...change }).markup;
const changed = (field: string, value: string): string => drawn({ [field]: value });

/** Every number is one, every colour is one, every group is closed. */
function expectWhole(markup: string): void {
  expect(markup).not.toMatch(/NaN|undefined|Infinity|null|fill=""|\[object/);
  expect(markup.match(/<g[ >]/g)?.length ?? 0).toBe(markup.match(/<\/g>/g)?.length ?? 0);
  for (const [, path = ''] of markup.matchAll(/ d="([^"]*)"/g))
    expect(path).toMatch(/^M[-\d.,\sMLHVCSQTAZmlhvcsqtaz]+$/);
}

const fields = Object.entries(PERSON_WORDS);

describe('people', () => {
  test.each(fields)('every word for %s can be drawn, and shows', (field, [words, colours]) => {
    const looks = words.map((word) => changed(field, colours === undefined ? word : `${word}:plum`));
    for (const look of looks) expectWhole(look);
    // Some words mean nothing to be seen here: no hat, the usual age.
    expect(new Set(looks).size).toBeGreaterThan(words.length - 3);
  });

  test('every colour shows', () => {
    for (const [field, [words, colours = []]] of fields) {
      const looks = colours.map((colour) => changed(field, `${words[0]}:${colour}`));
      expect([field, new Set(looks).size]).toEqual([field, colours.length]);
    }
  });

  test('every head can be turned, under every hat and with every hair', () => {
    const [hats] = PERSON_WORDS.hat;
    const [hairs] = PERSON_WORDS.hair;
    for (const turn of ['left', 'front', 'right'])
      for (const [i, hat] of hats.entries())
        expectWhole(drawn({ turn, hat: `${hat}:red`, hair: `${hairs[i % hairs.length]}:grey` }));
  });

  test('unknown words fall back, also those that every object knows', () => {
    for (const word of [
      '',
      ':',
      'nonsense',
      'constructor',
      '__proto__',
      'toString',
      '<script>',
      '"',
      'a:b:c',
    ])
      for (const [field] of fields) {
        const markup = changed(field, word);
        expectWhole(markup);
        expect(markup).not.toContain('script');
      }
    expect(unknownWords({ ...SOMEBODY, hat: 'halo:red' })).toEqual(['hat halo:red']);
  });

  test('the same line has the same face, and another line another one', () => {
    expect(drawn({})).toBe(drawn({}));
    expect(drawn({ skin: 'ivory' })).not.toBe(drawn({}));
  });

  test('what is seen of somebody depends on the crop, what is drawn does not', () => {
    const crops: readonly Crop[] = ['full', 'head', 'face'];
    const arts = crops.map((crop) => personArt(SOMEBODY, crop));
    expect(new Set(arts.map(({ viewBox }) => viewBox)).size).toBe(3);
    expect(new Set(arts.map(({ markup }) => markup)).size).toBe(1);
  });

  test('nothing in a portrait needs an id, so a page can hold the same one twice', () => {
    expect(drawn({ hat: 'hijab:red', marks: 'wheelchair', scene: 'night' })).not.toMatch(/ id=|url\(|style=/);
  });

  test('a portrait is cheap: a board shows dozens', () => {
    for (const charter of CHARTERS)
      for (const line of AVATARS[charter]) expect(personFigure(line).split('<').length).toBeLessThan(160);
  });
});

describe('faces for players', () => {
  test('six for each charter, and its bot and Automa; all in words the art knows, all different', () => {
    const all = CHARTERS.flatMap((charter) => [...AVATARS[charter], BOTS[charter], AUTOMAS[charter]]);
    for (const charter of CHARTERS) expect(AVATARS[charter]).toHaveLength(6);
    expect(all.flatMap(unknownWords)).toEqual([]);
    expect(new Set(all.map(personFigure)).size).toBe(all.length);
  });

  test('any number has a face', () => {
    expect(avatarOf('red', 7)).toBe(AVATARS.red[1]);
    for (const number of [-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY])
      expect(AVATARS.blue).toContain(avatarOf('blue', number));
  });
});
