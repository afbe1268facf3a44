import { text as german } from '@charterstone/box/text/de';
import { text as english } from '@charterstone/box/text/en';
import { text as polish } from '@charterstone/box/text/pl';
import { choose, deciders, openBox, options, type State } from '@charterstone/rules';
import { LANGS, type Speaker, speaker, textsOf } from '@charterstone/words';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { Arrow } from '../src/board/arrows.ts';
import { Board } from '../src/board/Board.tsx';
import { pathOf, tileHexagon } from '../src/board/hexes.ts';
import { type Mark, type ObjectName, objectNamed } from '../src/board/objects.ts';
import { SITE_PLACES } from '../src/board/places.ts';
import { piecesKey, type SiteScene, sitesOf, tileKey } from '../src/board/scene.ts';
import { nextSpot, spotsOf } from '../src/board/spots.ts';
import { pointOf } from '../src/board/whereabouts.ts';
import { seen, untouched, villagesAt } from './village/villages.ts';

const TEXTS = { en: english, de: german, pl: polish };

const villages: readonly (readonly [string, State])[] = [
  untouched(3),
  ...villagesAt({ seats: 2, seed: 'board' }, [
    { game: 1, turn: 1 },
    { game: 3, turn: 8 },
  ]),
  ...villagesAt({ seats: 5, automas: 1, seed: 'board 6' }, [
    { game: 5, turn: 12 },
    { game: 9, turn: 20 },
    { game: 12, turn: 9 },
  ]),
].map((state) => [`game ${seen(state).game} of ${seen(state).charters.length}`, state]);

function speakerFor(lang: (typeof LANGS)[number], state: State): Speaker {
  return speaker(lang, textsOf(TEXTS[lang]), { box: openBox(state) });
}

function markup(
  state: State,
  marks: ReadonlyMap<ObjectName, Mark> = new Map(),
  lang: 'en' | 'de' | 'pl' = 'en',
) {
  return renderToStaticMarkup(
    <Board
      now={seen(state)}
      say={speakerFor(lang, state)}
      box={openBox(state)}
      pictures={{}}
      marks={marks}
    />,
  );
}

/** Objects of a rendered board, with what is said of them. */
function labels(page: string): ReadonlyMap<string, string> {
  return new Map(
    [...page.matchAll(/<g role="button"[^>]*data-object="([^"]*)" aria-label="([^"]*)"/g)].map(
      ([, object = '', label = '']) => [object, label],
    ),
  );
}

describe.each(villages)('the board in %s', (_, state) => {
  const now = seen(state);

  test.each(LANGS)('names every object, in %s', (lang) => {
    const found = labels(markup(state, new Map(), lang));
    const spots = spotsOf(now, openBox(state)).map(({ name }) => name);
    expect([...found.keys()].sort()).toEqual([...spots].sort());
    for (const [object, label] of found) {
      expect(objectNamed(object), object).toBeDefined();
      expect(label.length, object).toBeGreaterThan(3);
      expect(label).not.toMatch(/undefined|NaN|\{|\}/);
    }
  });

  test.each(LANGS)('calls every object by what is read on it, in %s', (lang) => {
    const things = [
      ...markup(state, new Map(), lang).matchAll(
        /<g role="button"[^>]*aria-label="([^"]*)"[^>]*>(.*?)(?=<g role="button"|$)/gs,
      ),
    ];
    const read = things.map(([, label = '', inside = '']) => ({
      label,
      // What lies above the last object is not its own.
      text: (
        inside.match(/<text class="art-name".*?<\/text>(?: ?<text class="art-name".*?<\/text>)*/s)?.[0] ?? ''
      )
        .replaceAll(/<[^>]*>/g, '')
        .trim(),
    }));
    expect(read.filter(({ text }) => text !== '').length).toBeGreaterThan(3);
    for (const { label, text } of read) expect(label).toContain(text);
  });

  test('shows every building, worker, minion, peril and token that the table has', () => {
    const found = labels(markup(state));
    const say = speakerFor('en', state);
    const covered = new Set(Object.keys(now.covered));
    for (const [site, card] of Object.entries(now.village).filter(([site]) => !covered.has(site))) {
      const isLaid = !site.startsWith('sky-') || Object.values(now.covered).includes(site);
      const label = found.get(`site:${site}`) ?? found.get(`commons:${site}`);
      expect(label === undefined, site).toBe(!isLaid);
      if (label !== undefined) expect(label).toContain(say.name(card).replaceAll("'", '&#x27;'));
    }
    const sites = sitesOf(now, openBox(state));
    const out = now.charters
      .flatMap(({ workers }) => [workers.big, workers.small])
      .filter((at) => at !== 'home');
    expect(sites.flatMap(({ workers }) => workers)).toHaveLength(out.length);
    expect(sites.flatMap(({ minions }) => minions)).toHaveLength(Object.values(now.minions).flat().length);
    expect(sites.filter(({ peril }) => peril !== undefined)).toHaveLength(Object.keys(now.peril).length);
    expect(sites.flatMap(({ tokens }) => tokens)).toHaveLength(Object.values(now.octagons).flat().length);
  });

  test('has one place for each cell', () => {
    expect(sitesOf(now, openBox(state)).map(({ place }) => place)).toEqual([...SITE_PLACES.keys()]);
  });
});

const [, first] = villages[1] ?? [];

describe('arrows', () => {
  const spots = spotsOf(seen(untouched(2)), openBox(untouched(2)));
  const from = (object: ObjectName, arrow: Arrow): ObjectName | undefined => {
    const spot = spots.find(({ name }) => name === object);
    return spot && nextSpot(spot, arrow, spots)?.name;
  };

  test('stay in the village as long as they can', () => {
    expect(from('site:red-3', 'ArrowUp')).toBe('site:red-1');
    expect(from('site:purple-4', 'ArrowUp')).toBe('site:purple-1');
    expect(from('site:yellow-3', 'ArrowDown')).toBe('site:yellow-5');
  });

  test('reach every object from every other', () => {
    const reached = new Set<ObjectName>(['commons:treasury']);
    for (const object of reached)
      for (const arrow of ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'] as const) {
        const next = from(object, arrow);
        if (next !== undefined) reached.add(next);
      }
    expect(spots.map(({ name }) => name).filter((name) => !reached.has(name))).toEqual([]);
  });
});

describe('whereabouts', () => {
  test.each(villages)('of workers, spaces and the progress token are known, in %s', (_, state) => {
    const now = seen(state);
    const box = openBox(state);
    const here = { now, box, spots: spotsOf(now, box) };
    for (const { charter, workers } of now.charters)
      for (const size of ['big', 'small'] as const)
        expect(pointOf(here, `worker:${charter}-${size}`) === undefined).toBe(workers[size] === 'home');
    expect(pointOf(here, 'track:progress')).toBeDefined();
    expect(pointOf(here, 'quota:coin-1')).toBeDefined();
    expect(pointOf(here, 'card:1')).toBeUndefined();
  });
});

describe('marks', () => {
  test('are said as well as shown, with the reason why not', () => {
    if (first === undefined) throw new Error('no village to look at');
    const found = markup(
      first,
      new Map<ObjectName, Mark>([
        ['commons:market', { state: 'possible' }],
        ['commons:treasury', { state: 'impossible', reason: 'You need 1 more clay.' }],
        ['quota:coin-1', { state: 'chosen' }],
      ]),
    );
    const said = labels(found);
    expect(said.get('commons:market')).toMatch(/Possible now\.$/);
    expect(said.get('commons:treasury')).toMatch(/Not possible: You need 1 more clay\.$/);
    expect(said.get('quota:coin-1')).toMatch(/Chosen\.$/);
    expect(found.match(/aria-disabled="true"/g)).toHaveLength(1);
    expect(found).toMatch(/data-object="commons:treasury" aria-label="[^"]*" aria-disabled="true"/);
    expect(found.match(/tip-possible/g)).toHaveLength(1);
    expect(found.match(/tip-chosen/g)).toHaveLength(1);
  });

  test('leave what can be chosen in the light and the other houses in the shade, where a building is asked for and only there', () => {
    if (first === undefined) throw new Error('no village to look at');
    const veilOf = (...marks: readonly [ObjectName, Mark][]): string | undefined =>
      /<path d="([^"]*)" class="marking-veil"/.exec(markup(first, new Map(marks)))?.[1];
    const spotOf = (name: ObjectName): string => {
      const [x = 0, y = 0] = spotsOf(seen(first), openBox(first)).find((one) => one.name === name)?.at ?? [];
      return pathOf([tileHexagon(0, x, y)]);
    };
    const houses = veilOf(
      ['commons:market', { state: 'possible' }],
      ['commons:grandstand', { state: 'chosen' }],
    );
    expect(houses).toContain(spotOf('commons:treasury'));
    for (const lit of ['commons:market', 'commons:grandstand', 'site:red-3'] as const)
      expect(houses).not.toContain(spotOf(lit));
    // Where one may be built on, the other plots are no answer either.
    const plots = veilOf(['site:red-4', { state: 'possible' }]);
    expect(plots).toContain(spotOf('site:red-3'));
    expect(plots).not.toContain(spotOf('site:red-4'));
    expect(veilOf()).toBeUndefined();
    expect(veilOf(['quota:coin-1', { state: 'possible' }])).toBeUndefined();
    expect(veilOf(['commons:treasury', { state: 'impossible' }])).toBeUndefined();
  });

  test('have a dark edge round their gold, which no neighbour covers', () => {
    if (first === undefined) throw new Error('no village to look at');
    const both = markup(
      first,
      new Map<ObjectName, Mark>([
        ['commons:market', { state: 'possible' }],
        ['commons:treasury', { state: 'possible' }],
      ]),
    );
    const rims = [...both.matchAll(/class="marking-(edge|line) /g)].map(([, part]) => part);
    expect(rims).toEqual(['edge', 'edge', 'line', 'line']);
    expect(both.lastIndexOf('class="thing thing-none tile"')).toBeLessThan(
      both.indexOf('class="marking-edge'),
    );
  });

  test('an island says over which plot it lies after a pause, in every language', () => {
    const late = villages.at(-1)?.[1];
    if (late === undefined) throw new Error('no village to look at');
    for (const lang of LANGS) {
      const over = [...labels(markup(late, new Map(), lang)).values()].filter((label) =>
        / (over|über|teraz:) /.test(label),
      );
      expect(over.length, lang).toBeGreaterThan(0);
      for (const label of over) expect(label).toMatch(/, (over|über|teraz:) /);
    }
  });

  test('names from people are text and nothing else', () => {
    if (first === undefined) throw new Error('no village to look at');
    const page = renderToStaticMarkup(
      <Board
        now={seen(first)}
        say={speakerFor('en', first)}
        box={openBox(first)}
        pictures={{}}
        titles={{ red: '<script>alert(1)</script>' }}
      />,
    );
    expect(page).not.toContain('<script>');
  });
});

describe('what is drawn anew', () => {
  const keys = (state: State, keyOf: (site: SiteScene) => string): ReadonlyMap<string, string> =>
    new Map(sitesOf(seen(state), openBox(state)).map((site) => [site.place, keyOf(site)]));
  const changed = (before: State, after: State, keyOf: (site: SiteScene) => string): readonly string[] => {
    const anew = keys(after, keyOf);
    return [...keys(before, keyOf)].filter(([place, key]) => anew.get(place) !== key).map(([place]) => place);
  };

  test('after a worker is placed, is only what the facts speak of', () => {
    let looked = 0;
    for (const [, state] of villages) {
      const [seat = 1] = deciders(state);
      const placing = options(state, seat).find(({ do: deed }) => deed === 'place');
      const outcome = placing && choose(state, seat, placing);
      // Whoever goes home (an Automa, in its turn behind this one) does not say from where.
      if (outcome?.ok !== true || outcome.facts.some(({ fact }) => fact === 'retrieved')) continue;
      const told = JSON.stringify(outcome.facts);
      looked++;
      expect(changed(state, outcome.state, tileKey)).toEqual([]);
      for (const place of changed(state, outcome.state, piecesKey)) {
        const site = seen(outcome.state).covered[place] ?? place;
        expect(told).toContain(`"${site}"`);
      }
    }
    expect(looked).toBeGreaterThan(1);
  });

  test('is nothing where nothing changed', () => {
    for (const [, state] of villages) {
      expect(changed(state, state, tileKey)).toEqual([]);
      expect(changed(state, state, piecesKey)).toEqual([]);
    }
  });
});
