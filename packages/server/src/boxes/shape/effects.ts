import {
  type Abilities,
  CARD_KINDS,
  CHARTERS,
  COMMONS,
  type Cost,
  type Effect,
  ICONS,
  MINIONS,
  MOMENTS,
  PERILS,
  RESOURCES,
  type Test,
  WHO_WORDS,
  type Where,
} from '@charterstone/rules';
import { z } from 'zod';

/**
 * The effect language (docs/effects.md) as it stands in a file. The compiler of the rules knows what words mean; here only their shape is
 * checked, so that it never meets a number where a sentence should be. That everything our own box says can be said here, a test shows.
 */
export const resource = z.enum(RESOURCES);
export const minion = z.enum(MINIONS);
const kind = z.enum(CARD_KINDS);
export const charter = z.enum(CHARTERS);
export const number = z.int().min(-999).max(999);
export const cardNumber = z.int().min(1).max(999);
const cards = z.array(cardNumber);
const label = z.string().max(40);

const held = z.enum([
  ...(['coin', 'influence', 'resource', 'minion', 'peril', 'card'] as const),
  ...RESOURCES,
  ...MINIONS,
  ...PERILS,
  ...CARD_KINDS,
]);

const COUNTS = [
  ...(['coin', 'influence', 'resource', 'vp', 'minion', 'peril', 'card', ...CARD_KINDS] as const),
  ...(['goods', 'resourceKinds', 'cardKinds', 'minionKinds', 'perilKinds', 'minionPlaced'] as const),
  ...(['chefPlaced', 'golemPlaced', 'catPlaced', 'butlerPlaced', 'robotPlaced', 'ghostPlaced'] as const),
  ...(['quotaTokens', 'reputationTokens', 'incomeTokens', 'objectivesScored', 'buildingCards'] as const),
  ...(['buildingsInCharter', 'buildingValues', 'openPlots', 'workersHome', 'regularsAbroad'] as const),
  ...(['personas', 'glory', 'noted', 'notedMe', 'game', 'villageVp', 'told', 'minionsInSupply'] as const),
  ...(['perilOnHumanCharters', 'pleasedKings', 'displeasedKings', 'kindCompanions', 'rebels'] as const),
  ...(['itemsOrTreasuresOnMat', 'humanWorkersInCharter', 'endedGame'] as const),
] as const;
const count = z.enum(COUNTS);

const amount = z.union([
  number,
  z.enum(['all', 'this']),
  z.strictObject({ per: count, every: number.exactOptional(), max: number.exactOptional() }),
  z.strictObject({ seats: z.array(number).length(6) }),
  z.strictObject({ either: z.array(number).min(1) }),
]);

const icons = z.partialRecord(z.enum(ICONS), amount);

export const cost: z.ZodType<Cost> = z.strictObject({
  ...optional(held.options, number),
  cards: cards.exactOptional(),
});

const range = z.union([
  number,
  z.templateLiteral([z.int(), '+']),
  z.templateLiteral([z.int(), '-', z.int()]),
  z.enum(['most', 'second', 'third', 'fewest', 'moreThanHumans']),
]);

export const test: z.ZodType<Test> = z.lazy(() =>
  z.union([
    z.strictObject({ ...optional(COUNTS, z.union([range, z.array(range)])), not: test.exactOptional() }),
    z.strictObject({ sum: z.partialRecord(count, number), is: range }),
  ]),
);

const who = z.union([z.enum(WHO_WORDS), z.strictObject({ having: test, tie: z.literal('roll') })]);

const charterIs = z.enum(['mine', 'opponent', 'other', 'here', 'any', 'commons', 'noted', ...CHARTERS]);

const place = z.enum([
  ...(['supply', 'mat', 'deck', 'discard', 'index', 'archive', 'hand', 'speaker', 'chest', 'play'] as const),
  ...(['secret', 'personaDeck', 'here', 'myCharter', 'table'] as const),
]);

const what = z.union([
  z.enum([
    ...(['coin', 'resource', 'minion', 'peril', 'skyIsland', 'card', ...CARD_KINDS, 'this'] as const),
    ...(['persona', 'usedPersona', 'companion', 'loyal', 'rebel', 'victoryCard', 'locationCard'] as const),
  ]),
  cards,
]);

export const effect: z.ZodType<Effect> = z.lazy(() =>
  z.union([
    icons,
    z.array(effect),
    z.strictObject({ may: effect }),
    z.strictObject({ choose: z.record(label, effect), take: amount.exactOptional() }),
    z.strictObject({ pay: cost }),
    z.strictObject({
      each: who,
      do: effect,
      from: z.enum(['actor', 'chooser']).exactOptional(),
      order: z.literal('reverse').exactOptional(),
      apart: z.literal(true).exactOptional(),
    }),
    z.strictObject({ if: test, then: effect, else: effect.exactOptional() }),
    z.strictObject({ roll: z.literal('note') }),
    z.strictObject({ roll: z.array(charterIs), then: effect }),
    z.strictObject({
      note: z.union([number, z.literal('actor')]),
      keep: z.enum(['income', 'campaign']).exactOptional(),
    }),
    z.strictObject({
      move: what,
      n: amount.exactOptional(),
      but: kind.exactOptional(),
      from: place.exactOptional(),
      to: place,
      pick: z.enum(['me', 'speaker', 'random', 'top', 'oneOfEach']).exactOptional(),
      rest: z.literal('shuffle').exactOptional(),
      secret: z.literal(true).exactOptional(),
    }),
    z.strictObject({ put: z.enum(['octagon', 'emblem']) }),
    z.strictObject({
      raise: z.literal('unconstructedBuilding'),
      from: z.enum(['deck', 'mat']),
      to: z.enum(['deck', 'discard']),
    }),
    z.strictObject({ open: z.union([label, cards]) }),
    z.strictObject({ enter: cards }),
    z.strictObject({ scatter: z.enum(['peril', 'minion']), over: z.enum(['charters', 'marked']) }),
    z.strictObject({ lay: z.literal('skyIsland'), n: number }),
    z.strictObject({ shuffle: z.enum(['deck', 'objectiveDeck']) }),
    z.strictObject({ reveal: z.literal('objective'), n: number }),
    z.strictObject({ cast: z.enum(['firstPlayer', 'charters']) }),
    z.strictObject({ rows: z.literal('complete') }),
    z.strictObject({ keep: z.enum(['capacity', 'nothing']) }),
    z.strictObject({ read: cards }),
    z.strictObject({ end: z.literal('round') }),
  ]),
);

const where: z.ZodType<Where> = z.lazy(() =>
  z.strictObject({
    not: where.exactOptional(),
    by: z.enum(['me', 'opponent', 'human', 'anyone']).exactOptional(),
    building: z.enum(COMMONS).exactOptional(),
    charter: charterIs.exactOptional(),
    island: z.literal('opponent').exactOptional(),
    built: z.literal('byMe').exactOptional(),
    used: z.literal('never').exactOptional(),
    emblem: z.literal('closed').exactOptional(),
    takes: held.exactOptional(),
    gives: z.enum(ICONS).exactOptional(),
    worker: z.enum(['regular', 'small', 'minion', 'spectral']).exactOptional(),
    holds: z.enum(['nobody', 'minion', 'myBig']).exactOptional(),
    bumped: z.enum(['opponent', 'mySpectral']).exactOptional(),
    minion: z.literal('opponent').exactOptional(),
    peril: z.enum([...PERILS, 'any']).exactOptional(),
    card: z.enum([...CARD_KINDS, 'card', 'privateObjective', 'this']).exactOptional(),
    via: z.literal('building').exactOptional(),
    cause: z.literal('objective').exactOptional(),
    space: z.enum(['boat', 'income', 'hourglass']).exactOptional(),
    first: z.literal(true).exactOptional(),
    public: z.literal(true).exactOptional(),
  }),
);

const change = z.union([
  z.strictObject({ bump: z.literal('stay') }),
  z.strictObject({ help: z.literal('none') }),
  z.strictObject({ aim: z.literal('none') }),
  z.strictObject({ pay: z.literal('waived') }),
  z.strictObject({ coin: z.literal('orResource') }),
  z.strictObject({ payee: z.literal('owner') }),
  z.strictObject({ from: z.enum(['deckTop3', 'objectiveTop3']) }),
  z.strictObject({ by: amount }),
]);

const ability = {
  where: where.exactOptional(),
  if: test.exactOptional(),
  once: z.enum(['game', 'campaign']).exactOptional(),
  may: z.literal(true).exactOptional(),
  discard: z.literal(true).exactOptional(),
  pay: cost.exactOptional(),
  do: effect.exactOptional(),
  change: change.exactOptional(),
};
const oneAbility = z.union([
  z.strictObject({ on: z.enum(MOMENTS), ...ability }),
  z.strictObject({ act: z.enum(['turn', 'turnEnd']), ...ability }),
  z.strictObject({ forbid: z.enum(['place', 'speak', 'champion']), ...ability }),
]);

export const abilities: z.ZodType<Abilities> = z.union([oneAbility, z.array(oneAbility)]);

/** Each of these words, or not. */
function optional<K extends string, S extends z.ZodType>(
  words: readonly K[],
  shape: S,
): { readonly [W in K]: z.ZodExactOptional<S> } {
  const made: unknown = Object.fromEntries(words.map((word) => [word, z.exactOptional(shape)]));
  // An object that is made from a list has forgotten its words.
  return made as { readonly [W in K]: z.ZodExactOptional<S> };
}
