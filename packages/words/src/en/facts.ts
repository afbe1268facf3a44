import type { Charter } from '@charterstone/rules';
import { isStartUp } from '../numbers.ts';
import { readPlace } from '../places.ts';
import type { FactOf, FactSentences } from '../tongue.ts';
import { list } from './grammar.ts';
import type { Names } from './names.ts';

export function factsIn(say: Names): FactSentences {
  const { who, whose, name, the, count } = say;

  const moved = ({ charter, card, from, to }: FactOf<'cardMoved'>): string => {
    const target = readPlace(to).place;
    if (charter !== undefined && target === 'hand')
      return readPlace(from).place === 'mat'
        ? `${who(charter)} takes ${the(card)} from the advancement mat`
        : `${who(charter)} gets the card ${name(card)}`;
    if (charter !== undefined && target === 'discard') return `${who(charter)} discards ${the(card)}`;
    if (charter !== undefined && target === 'play') return `${who(charter)} plays as ${the(card)}`;
    if (charter !== undefined && target === 'chest')
      return `${the(card)} goes into ${whose(charter)} Charter Chest, for a later game`;
    return `the card ${name(card)} goes to ${say.place(to)}`;
  };

  const ended = ({ winners, points }: FactOf<'gameEnded'>): string => {
    const best = Math.max(0, ...winners.map((charter) => points[charter] ?? 0));
    const won =
      winners.length === 1
        ? `${list(winners.map(who))} wins with ${count('vp', best)}`
        : `${list(winners.map(who))} share the victory with ${count('vp', best)} each`;
    return `the game is over: ${won}`;
  };

  const retrieved = (charter: Charter, n: number): string => {
    if (n === 0) return `${who(charter)} has nobody to retrieve and waits`;
    return `${who(charter)} retrieves ${n === 1 ? '1 worker' : 'both workers'}`;
  };

  return {
    storyRead: ({ card }) => `card ${card} is read aloud: ${name(card)}`,
    charterChosen: ({ seat, charter }) => `player ${seat} chooses ${say.charter(charter)}`,
    gameBegan: ({ game, first }) => `game ${game} begins, and ${who(first)} goes first`,
    roundBegan: ({ round }) => `round ${round} begins`,
    turnBegan: ({ charter, turn }) => `turn ${turn}: ${who(charter)}`,
    turnEnded: ({ charter }) => `${who(charter)} ends the turn`,
    ending: ({ charter }) =>
      charter === undefined
        ? 'the progress token reaches the hourglass: this round is the last'
        : `${who(charter)} brings the progress token to the hourglass: this round is the last`,
    gameEnded: ended,
    placed: ({ charter, building }) => `${who(charter)} places a worker on ${the(building)}`,
    bumped: ({ charter, owner, site }, scene) =>
      owner === charter
        ? `${who(charter)} bumps a worker of their own from ${say.at(site, scene)}`
        : `${who(charter)} bumps ${whose(owner)} worker from ${say.at(site, scene)}`,
    retrieved: ({ charter, workers }) => retrieved(charter, workers.length),
    gained: ({ charter, good, n }) =>
      `${who(charter)} ${good === 'influence' ? 'regains' : 'gains'} ${count(good, n)}`,
    paid: ({ charter, good, n }) => `${who(charter)} pays ${count(good, n)}`,
    short: ({ charter, good, n }) =>
      good === 'influence'
        ? `${who(charter)} has no spent influence token to regain`
        : `the supply has run out: ${who(charter)} goes without ${count(good, n)}`,
    left: ({ charter, good, n }) => `${who(charter)} leaves ${count(good, n)} behind`,
    points: ({ charter, n, total }) => `${who(charter)} gains ${count('vp', n)} and now has ${total}`,
    esteemed: ({ charter }) => `${who(charter)} places 1 influence token on the reputation track`,
    sold: ({ charter, space }) => `${who(charter)} fills a quota space: ${say.quotaSpace(space)}`,
    scored: ({ charter, card }) => `${who(charter)} scores the objective ${name(card)}`,
    cardMoved: moved,
    revealed: ({ card, place }) =>
      readPlace(place).place === 'objective'
        ? `${name(card)} is revealed as an objective`
        : `${the(card)} is revealed on ${say.place(place)}`,
    shuffled: ({ place, n }) => `${say.place(place)} is shuffled (${n === 1 ? '1 card' : `${n} cards`})`,
    rolled: ({ charter }) => `the Charterstone die shows ${say.charter(charter)}`,
    built: ({ charter, card, site, why }) =>
      isStartUp(why)
        ? `${the(card)} is put up on ${say.site(site)}`
        : `${who(charter)} constructs ${the(card)} on ${say.site(site)}`,
    opened: ({ charter, crate, card }) => `${who(charter)} unlocks crate ${crate} from ${the(card)}`,
    ruleEntered: ({ slot, card }) => `rule ${slot} enters the Chronicle: ${name(card)}`,
    advanced: ({ charter, to }) =>
      charter === undefined
        ? `nobody has moved the progress token for long, so it moves by itself${say.progress(to)}`
        : `${who(charter)} advances the progress token${say.progress(to)}`,
    incomeSpace: () => 'the progress token stands on an income space',
    spoke: ({ charter, card }) => {
      if (say.isRule(card)) return `the rule applies: ${name(card)}`;
      return charter === undefined
        ? `${the(card)} takes effect`
        : `${the(card)} is at ${whose(charter)} service`;
    },
    passed: ({ charter, card }) => `${who(charter)} declines (${name(card)})`,
    named: ({ charter, card, text }) => `${who(charter)} gives ${the(card)} a name: ${text}`,
    undone: ({ seat }) => `player ${seat} takes the last choice back`,
  };
}
