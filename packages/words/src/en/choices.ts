import type { Aside, ByBuilding, Choice, Deed, Icon } from '@charterstone/rules';
import { cardOf, chosenIcon, chosenNumber, chosenWorker, picksWorker, word } from '../choices.ts';
import { actionOf, offeredDeal } from '../effects/offers.ts';
import { type Picking, pickingOf } from '../effects/picking.ts';
import { stepsOf } from '../effects/steps.ts';
import { charterNamed, isIsland, readGloryRow } from '../places.ts';
import { capital, withNames } from '../text.ts';
import type { ChoiceLabels, LackSentences, Scene, Source } from '../tongue.ts';
import { accepted } from './abilities.ts';
import { list } from './amounts.ts';
import { phrases } from './grammar.ts';
import { LABELS } from './labels.ts';
import type { Names } from './names.ts';
import { counted } from './nouns.ts';

/** While nothing tells them apart the big worker is offered, as "a worker". */
const WORKERS = { big: 'a worker', small: 'the small worker' } as const;

const PICKS: { readonly [P in Picking]: (what: string) => string } = {
  take: (what) => `Take ${what}`,
  measure: (what) => `Take ${what}`,
  persona: (what) => `Play as ${what}`,
  archive: (what) => `Put ${what} into the Archive`,
  give: (what) => `Give ${what}`,
};

export function choicesIn(say: Names, { box }: Source): ChoiceLabels {
  const { name, the } = say;
  /** A card by its name, goods by their word. */
  const thing = (choice: Choice): string => {
    const icon = chosenIcon(choice);
    return icon === undefined ? the(cardOf(choice)) : say.count(icon, 1);
  };
  const all = (choice: Choice): string => {
    const icon: Icon = chosenIcon(choice) ?? 'card';
    return say.icon(icon);
  };
  const offer = (choice: Choice, { ability, asks }: Scene): string => {
    const deal = offeredDeal(box, cardOf(choice), ability, asks !== undefined);
    return deal === undefined ? '' : `, ${withNames(accepted(deal), say.the)}`;
  };
  const act = (choice: Choice): string => {
    const deal = actionOf(box, cardOf(choice));
    return deal === undefined ? '' : `: ${withNames(accepted(deal), say.the)}`;
  };
  const worker = (choice: Choice, { apart }: Scene): string => {
    const found = chosenWorker(choice);
    if (found === 'big' && apart) return 'the big worker';
    return found === 'big' || found === 'small' ? WORKERS[found] : `a ${say.count(found, 1).slice(2)}`;
  };
  const place = (choice: Choice, scene: Scene): string => {
    const on = scene.isSaid ? '' : ` on ${say.at(choice.at ?? '', scene)}`;
    return `Place ${worker(choice, scene)}${on}`;
  };
  /** Whose offer it is. */
  const offered = (choice: Choice, { isSaid }: Scene): string => (isSaid ? '' : ` (${name(cardOf(choice))})`);
  const mark = (choice: Choice): string => {
    const row = readGloryRow(word(choice), box);
    if (row === undefined) return `1 more capacity for ${all(choice)}`;
    const bonus = row.bonus === undefined ? '' : phrases(stepsOf(row.bonus));
    return `Fill a star in row ${row.row}${bonus === '' ? '' : ` (when it is full: ${bonus})`}`;
  };
  const by = (choice: Choice): string => {
    const n = chosenNumber(choice);
    if (n === 0) return 'Leave it where it is';
    return `${counted(['space', 'spaces'], Math.abs(n))} ${n < 0 ? 'back' : 'ahead'}`;
  };
  return {
    charter: (choice) => `Choose ${say.charter(charterNamed(word(choice)) ?? 'red')}`,
    lay: (choice) =>
      typeof choice.what === 'string'
        ? `Lay ${say.site(choice.what)} over ${say.site(choice.at ?? '')}`
        : `Put ${the(cardOf(choice))} on ${say.site(choice.at ?? '')}`,
    place,
    careful: (choice, scene) => `${place(choice, scene)} and choose what to take`,
    retrieve: () => 'Retrieve all your workers',
    build: (choice) => `Construct ${the(cardOf(choice))} on ${say.site(choice.at ?? '')}`,
    open: (choice) =>
      choice.at === undefined ? `Unlock the crate on ${the(cardOf(choice))}` : `Open crate ${choice.at}`,
    score: (choice) => `Score the objective ${name(cardOf(choice))}`,
    sell: (choice) => `Fill a quota space: ${say.quotaSpace(choice.at ?? '')}`,
    pay: (choice) =>
      chosenIcon(choice) === undefined ? `Discard ${the(cardOf(choice))}` : `Pay ${thing(choice)}`,
    pick: (choice, { asks }) => {
      if (choice.what === 'none') return 'Take nothing';
      if (choice.what === 'deck') return 'Draw the top card of the deck, unseen';
      return picksWorker(choice)
        ? `Retrieve the ${word(choice)} worker`
        : PICKS[pickingOf(box, choice, asks)](thing(choice));
    },
    use: (choice, scene) => `Yes${offer(choice, scene)}${offered(choice, scene)}`,
    pass: (choice, scene) => `No, thank you${offered(choice, scene)}`,
    choose: (choice) => LABELS[word(choice)] ?? capital(word(choice)),
    take: (choice) => `Take the ${all(choice)}`,
    leave: (choice) => `Leave the ${all(choice)}`,
    next: (choice) => `${capital(the(cardOf(choice)))} first`,
    act: (choice) => `Use ${the(cardOf(choice))}${act(choice)}`,
    end: () => 'End the turn',
    by,
    mark,
    keep: (choice) => `Keep ${thing(choice)}`,
    done: () => 'Keep nothing more',
  };
}

export function asideIn(say: Names): (aside: Aside) => string {
  return (aside) => {
    switch (aside.do) {
      case 'undo':
        return 'Take the last choice back';
      case 'name':
        return `Name ${typeof aside.what === 'number' ? say.the(aside.what) : say.titled(aside.what)} ${aside.text}`;
      case 'join':
        return `Play ${say.charter(charterNamed(aside.what) ?? 'red')} from the next game on`;
      case 'part':
        return 'Leave the table after this game';
      case 'stay':
        return 'Leave everything as it is';
      case 'automa':
        return `From the next game on, an Automa plays ${say.charter(charterNamed(aside.what) ?? 'red')}`;
      case 'dismiss':
        return `After this game, no Automa plays ${say.charter(charterNamed(aside.what) ?? 'red')}`;
      case 'deal':
        return 'Deal everything hidden anew';
      case 'tell':
        return `Other villages reach ${say.count('vp', aside.what)} on average`;
    }
  };
}

const NO_AIM: { readonly [D in Deed]: string } = {
  construct: 'You have no building card to construct.',
  crate: 'You have no constructed building card with a crate.',
  objective: 'There is no objective that you have completed and not yet scored.',
  quota: 'Every space of the quota track is taken.',
  progress: 'The progress token can go no further.',
  income: 'You have nothing that gives income.',
  refreshMat: 'There is no card to put on the advancement mat.',
  persona: 'There is no other persona in your Charter Chest.',
  retrieve: 'None of your workers is on the board.',
  again: 'You can’t take another turn.',
};

const BY_BUILDING: { readonly [B in ByBuilding]: string } = {
  construct: 'To construct it, send a worker to a building that constructs buildings.',
  crate: 'To unlock its crate, send a worker to a building that unlocks crates.',
  objective: 'To score it, send a worker to a building that scores objectives.',
  quota: 'To fill it, send a worker to a building that fills quota spaces.',
  card: 'To take it, send a worker to a building that gives advancement cards.',
};

export function lacksIn(say: Names): LackSentences {
  return {
    goods: ({ good, short }) => `You need ${short} more ${say.count(good, short).replace(/^\d+ /, '')}.`,
    build: ({ card, goods }) =>
      `To construct ${say.the(card)} you still need ${list(goods.map(({ good, short }) => say.count(good, short)))}.`,
    aim: ({ deed }) => NO_AIM[deed],
    shut: ({ card, crate }) =>
      `Crate ${crate} on ${say.the(card)} stays shut: this edition of the box does not hold its contents yet.`,
    byBuilding: ({ gives }) => BY_BUILDING[gives],
    incomplete: ({ card }) => `You have not completed the objective ${say.name(card)}.`,
    scored: ({ card }) => `You have already scored the objective ${say.name(card)} in this game.`,
    taken: ({ space }) => `This quota space is taken: ${say.quotaSpace(space)}.`,
    forbidden: ({ card }) => `That is not allowed now (${say.name(card)}).`,
    spent: ({ card }) => `${capital(say.the(card))} can be used once, and has been.`,
    covered: ({ site }) =>
      isIsland(site)
        ? `${capital(say.site(site))} is in its Charter Chest.`
        : `A sky island lies over ${say.site(site)}.`,
    token: ({ site }) => `Your influence token is already beside the building on ${say.site(site)}.`,
    occupied: ({ site }) => `There is already a building on ${say.site(site)}.`,
    basic: () => 'A sky island never hovers over a basic building.',
    plot: () => 'No plot of your charter is empty.',
    notYours: () => 'That is not yours.',
    empty: ({ site }) => `There is no building on ${say.site(site)}.`,
    worker: () => 'You have no worker at home. Retrieve them first.',
    nobodyOut: () => 'None of your workers is on the board.',
    notYourDecision: () => 'Someone else has to decide first.',
    notNow: () => 'That can’t be done now.',
    unknown: () => 'Nobody here understands that.',
    badName: () => 'A name has 1 to 30 characters and no blanks at its ends.',
    named: ({ card }) => `${capital(say.the(card))} has a name already.`,
    titled: ({ what }) => `${capital(say.titled(what))} has a name already.`,
    lastSeat: () => 'Somebody has to stay at the table.',
    seated: ({ charter }) => `${capital(say.charter(charter))} is taken.`,
    noUndo: () => 'There is nothing to take back: something was revealed since, or someone else has chosen.',
  };
}
