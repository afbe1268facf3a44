import {
  type BoardData,
  type BoxData,
  type CARD_KINDS,
  type CardData,
  CHARTERS,
  COMMONS,
  type CrateData,
  RESOURCES,
  type StartUpData,
} from '@charterstone/rules';
import { z } from 'zod';
import { abilities, cardNumber, charter, cost, effect, minion, number, resource, test } from './effects.ts';

/** The parts of a box as they stand in the files of a folder. What hangs together is checked by the compiler of the rules. */
const cards = z.array(cardNumber);
const crate = z.string().regex(/^([A-Z]|[1-9]\d{0,2})$/, 'a letter or a number');
const forSeats = z.array(number).length(6);

const printed = {
  charter: charter.exactOptional(),
  build: z.partialRecord(z.enum(RESOURCES), number).exactOptional(),
  value: number.exactOptional(),
  crate: z.int().min(1).max(999).exactOptional(),
  cost: cost.exactOptional(),
  benefit: effect,
  income: effect.exactOptional(),
};

const goes = z.union([
  z.enum(['zeppelin', 'charterstone', 'grandstand', 'market']),
  z.strictObject({
    charter: z.enum(['die', 'own']),
    value: z.enum(['highest', 'second', 'third', 'lowest']),
    ties: z.enum(['up', 'down']),
  }),
]);

const fork = z.union([
  z.strictObject({ choose: z.tuple([crate, crate]) }),
  z.strictObject({ if: test, then: crate, else: crate }),
  z.strictObject({ open: crate }),
]);

const NAMED_KINDS = ['assistant', 'guest', 'item', 'friend', 'treasure'] as const satisfies readonly Exclude<
  (typeof CARD_KINDS)[number],
  'unconstructedBuilding' | 'constructedBuilding'
>[];

export const card: z.ZodType<CardData> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('building'), ...printed }),
  z.strictObject({
    kind: z.literal('persona'),
    charter,
    side: z.enum(['loyal', 'rebel']).exactOptional(),
    automa: z.literal(true).exactOptional(),
    abilities: abilities.exactOptional(),
  }),
  z.strictObject({ kind: z.enum(NAMED_KINDS), abilities }),
  z.strictObject({ kind: z.literal('objective'), goal: test }),
  z.strictObject({
    kind: z.literal('rule'),
    slot: number,
    allows: z.enum(['overbuilding', 'newPersonas']).exactOptional(),
    abilities: abilities.exactOptional(),
  }),
  z.strictObject({ kind: z.literal('story') }),
  z.strictObject({ kind: z.literal('minion'), minion, help: effect }),
  z.strictObject({ kind: z.enum(['companion', 'spectral']), abilities }),
  z.strictObject({
    kind: z.literal('victory'),
    capacity: number,
    persona: number,
    victory: number,
    glory: number,
  }),
  z.strictObject({ kind: z.literal('location'), plots: z.record(z.enum(CHARTERS), number) }),
  z.strictObject({
    kind: z.literal('guidepost'),
    goal: test,
    automa: z.union([number, z.strictObject({ less: number })]).exactOptional(),
    tie: z.literal('roll').exactOptional(),
    rules: abilities.exactOptional(),
    fork,
  }),
  z.strictObject({
    kind: z.literal('automa'),
    go: goes,
    vp: z.union([number, z.literal('difficulty')]),
    rewards: z
      .array(z.enum(['discardTwo', 'construct', 'crate', 'progress', 'reputation', 'quota']))
      .exactOptional(),
    king: z.enum(['pleased', 'displeased']),
  }),
]);

const crateContent: z.ZodType<CrateData> = z.strictObject({
  rules: cards.exactOptional(),
  hand: cards.exactOptional(),
  chest: cardNumber.exactOptional(),
  supply: cards.exactOptional(),
  one: cards.exactOptional(),
  kings: number.exactOptional(),
  stories: cards.exactOptional(),
  names: z.literal('village').exactOptional(),
  do: effect.exactOptional(),
  next: cardNumber.exactOptional(),
});

const board: z.ZodType<BoardData> = z.strictObject({
  progress: z.strictObject({
    hourglass: number,
    start: forSeats,
    boats: z.array(number),
    income: z.array(number),
  }),
  reputation: z.strictObject({ spaces: number, start: forSeats }),
  quota: z.array(
    z.strictObject({
      row: z.enum(['resource', 'coin', 'card', 'minion', 'peril']),
      card: cardNumber.exactOptional(),
      take: z.array(number),
      bonus: z.array(effect),
    }),
  ),
  average: z.array(z.array(number)).exactOptional(),
  glory: z.array(z.strictObject({ stars: z.int().min(0).max(1_000_000), bonus: effect })),
});

const startUp: z.ZodType<StartUpData> = z.strictObject({
  charters: z.record(z.enum(CHARTERS), z.strictObject({ basic: cardNumber, persona: cardNumber, resource })),
  deck: cards,
  objectives: cards,
  guidepost: cardNumber.exactOptional(),
  read: z.strictObject({
    opening: cards,
    charters: cards,
    plots: cards,
    inactive: cards,
    begin: cards,
    after: cards,
  }),
});

const automa: z.ZodType<NonNullable<BoxData['automa']>> = z.strictObject({
  deck: cards,
  later: cards,
  joinAfter: number,
  leaving: cards,
  stickers: z.array(z.strictObject({ rule: cardNumber, beside: cardNumber })),
});

/** By the file in which each stands. */
export const PARTS = {
  board,
  commons: z.record(z.enum(COMMONS), z.strictObject(printed)),
  printedRules: z.record(z.string().regex(/^\d{1,2}$/, 'the number of a rule'), abilities),
  cards: z.record(z.string().regex(/^[1-9]\d{0,2}$/, 'the number of a card'), card),
  crates: z.record(crate, crateContent),
  startUp,
  automa,
  stories: z.array(z.strictObject({ slot: number, cards })),
} as const satisfies { readonly [P in keyof BoxData]?: z.ZodType };
