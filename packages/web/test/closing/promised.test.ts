// Spoilers: whole campaigns, as they were played.
import { text as german } from '@charterstone/box/text/de';
import { text as english } from '@charterstone/box/text/en';
import { text as polish } from '@charterstone/box/text/pl';
import { gameOf, glance, inspect, options, type State } from '@charterstone/rules';
import { LANGS, speaker, textsOf } from '@charterstone/words';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Chest } from '../../src/between/Chest.tsx';
import {
  circleText,
  isAllTaken,
  isCountedNext,
  isNextPromised,
  keepText,
  questionText,
  starsText,
  stationText,
} from '../../src/between/promised.ts';
import { type Asked, askedBy } from '../../src/between/station.ts';
import type { Scene } from '../../src/table/scene.ts';
import { sceneFor } from '../rites/scenes.ts';
import { type Campaign, campaignsOf, walkThrough } from './campaigns.ts';

const TEXTS = { en: english, de: german, pl: polish };
/** A game that comes, or all that come. */
const NEXT = {
  en: /next game|(every|each) game/i,
  de: /nächste[ns]? Spiel|jede[sm]s? Spiel/i,
  pl: /następn\S+ rozgrywk|każdej rozgrywc|każdej rozgrywki/i,
};
const LAST = 12;
const SEATS = 3;

const KINDS: readonly Asked[] = ['stars', 'circles', 'keep'];

type Pages = ReadonlyMap<number, ReadonlyMap<Asked, Scene>>;

/** Those of a campaign in which all of it is asked for, and after the last game a card may be kept. */
function asked(): Pages {
  for (const campaign of campaignsOf(SEATS)) {
    const pages = askedIn(campaign);
    const isAsked = [LAST - 1, LAST].every((game) => KINDS.every((kind) => pages.get(game)?.has(kind)));
    if (isAsked && cardToKeep(pages.get(LAST)?.get('keep')) !== undefined) return pages;
  }
  throw new Error('no campaign asks for all of it');
}

function cardToKeep(scene: Scene | undefined): number | undefined {
  const choice = scene?.choices.find(({ what }) => typeof what === 'number');
  return choice === undefined ? undefined : Number(choice.what);
}

/** The first star, circle and thing to keep that is asked for after the last two games, as the seat sees it. */
function askedIn(campaign: Campaign): Pages {
  const found = new Map<number, Map<Asked, Scene>>();
  const look = (state: State): void => {
    const now = inspect(state);
    if (now.game < LAST - 1 || now.round === 0 || now.over || glance.isUnderWay(gameOf(state))) return;
    for (const question of now.questions) {
      const choices = options(state, question.seat);
      const kind = askedBy(choices);
      const pages = found.get(now.game) ?? new Map<Asked, Scene>();
      found.set(now.game, pages);
      if (!pages.has(kind)) pages.set(kind, { ...sceneFor(state, question.seat), choices, question });
    }
  };
  walkThrough(campaign, look);
  return found;
}

/** All that a page says of what comes of its answers. */
function promises(kind: Asked, scene: Scene): string {
  const chest = renderToStaticMarkup(createElement(Chest, { scene }));
  switch (kind) {
    case 'stars':
      return `${questionText(scene)} ${starsText(scene)} ${chest}`;
    case 'circles':
      return `${questionText(scene)} ${circleText(scene, 1)} ${chest}`;
    default:
      return `${questionText(scene)} ${keepText(scene, 2)} ${chest}`;
  }
}

describe('what is said to come of a decision between games', () => {
  const pages = asked();

  test.each(LANGS)('speaks of the next game as long as one comes (%s)', (lang) => {
    for (const [game, kinds] of pages)
      for (const kind of KINDS) {
        const scene = kinds.get(kind);
        if (scene === undefined) continue;
        const say = speaker(lang, textsOf(TEXTS[lang]), { box: scene.content.data });
        const words = promises(kind, { ...scene, say });
        expect({ game, kind, isNext: NEXT[lang].test(words), words }).toMatchObject({
          isNext: game < LAST,
        });
      }
    expect(KINDS.filter((kind) => pages.get(LAST)?.has(kind))).toEqual(KINDS);
    expect(KINDS.filter((kind) => pages.get(LAST - 1)?.has(kind))).toEqual(KINDS);
  });

  test('after the last game it says what counts, where the campaign is counted', () => {
    const scene = pages.get(LAST)?.get('stars') ?? expect.fail();
    expect(starsText(scene)).toContain('Every star counts');
    expect(renderToStaticMarkup(createElement(Chest, { scene }))).toContain('At the end of the campaign');
    // A table that is closed after an earlier game is never counted.
    const early = { ...scene, now: { ...scene.now, game: 5, lastGame: 5 } };
    expect([isNextPromised(early), isCountedNext(early)]).toEqual([false, false]);
    expect(starsText(early)).not.toContain('counts');
    expect(renderToStaticMarkup(createElement(Chest, { scene: early }))).not.toContain('At the ');
  });

  test('what is kept after the last game is only looked at, unless the story of the box ends without its last crate', () => {
    const scene = pages.get(LAST)?.get('keep') ?? expect.fail();
    expect(stationText(scene, 'keeping')).toBe('A last look');
    expect(stationText(pages.get(LAST - 1)?.get('keep') ?? expect.fail(), 'keeping')).toBe('What stays');
    // Played on: what is kept counts in the next game.
    const own = { ...scene, now: { ...scene.now, guidepost: undefined, lastGame: 0 } };
    expect([isAllTaken(scene), isAllTaken(own)]).toEqual([true, false]);
    expect(stationText(own, 'keeping')).toBe('What stays');
    expect(keepText(own, 2)).toMatch(NEXT.en);
    // A table that closes keeps nothing either.
    expect(isAllTaken({ ...own, now: { ...own.now, lastGame: LAST } })).toBe(true);
  });

  test.each(LANGS)(
    'what is kept is asked for and told in words that are true after the last game as well (%s)',
    (lang) => {
      const scene = pages.get(LAST)?.get('keep') ?? expect.fail();
      const say = speaker(lang, textsOf(TEXTS[lang]), { box: scene.content.data });
      const card = cardToKeep(scene) ?? expect.fail();
      const told = say.fact({ fact: 'kept', charter: 'red', card });
      expect(told).toContain(say.name(card));
      for (const words of [
        told,
        say.prompt(scene.choices, scene.spoken),
        say.ui('log.kept', { who: '', cards: '' }),
      ])
        expect(words).not.toMatch(NEXT[lang]);
    },
  );

  test('it is true: nothing that was kept after the last game outlasts the campaign', () => {
    const kept: number[] = [];
    for (const campaign of campaignsOf(SEATS)) {
      let ended = 0;
      walkThrough(campaign, (state, facts) => {
        const { game, charters } = inspect(state);
        if (game === LAST) for (const fact of facts) if (fact.fact === 'kept') kept.push(fact.card);
        if (!facts.some(({ fact }) => fact === 'campaignEnded')) return;
        ended++;
        for (const { hand, goods } of charters) {
          expect(hand.filter((card) => kept.includes(card))).toEqual([]);
          expect(Object.values(goods).every((n) => n === 0)).toBe(true);
        }
      });
      expect(ended).toBe(1);
      if (kept.length > 0) break;
    }
    expect(kept.length).toBeGreaterThan(0);
  });
});
