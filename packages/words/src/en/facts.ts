import { workersBack } from '../choices.ts';
import { FEW, isStartUp } from '../numbers.ts';
import { capacityKind, charterNoted, placeWord } from '../places.ts';
import type { FactOf, FactSentences, Scene } from '../tongue.ts';
import { list } from './amounts.ts';
import type { Names } from './names.ts';

export function factsIn(say: Names): FactSentences {
  const { who, whose, name, the, count } = say;

  const moved = ({ charter, card, from, to }: FactOf<'cardMoved'>): string => {
    const target = placeWord(to);
    if (charter !== undefined && target === 'hand')
      return placeWord(from) === 'mat'
        ? `${who(charter)} takes ${the(card)} from the advancement mat`
        : `${who(charter)} gets ${say.asCard(card)}`;
    if (charter !== undefined && target === 'discard') return `${who(charter)} discards ${the(card)}`;
    if (charter !== undefined && target === 'play') return `${who(charter)} plays as ${the(card)}`;
    if (charter !== undefined && target === 'chest')
      return `${the(card)} goes into ${whose(charter)} Charter Chest, for a later game`;
    if (charter !== undefined && target === 'automaDiscard')
      return `${who(charter)} turns over an Automa card: ${name(card)}`;
    if (target === 'guidepost') return `a new guidepost shows the way: ${name(card)}`;
    if (target === 'table') return `${say.asCard(card)} is laid on the table`;
    return `${say.asCard(card)} goes to ${say.place(to)}`;
  };

  const ended = ({ winners, points }: FactOf<'gameEnded'>): string => {
    const best = Math.max(0, ...winners.map((charter) => points[charter] ?? 0));
    const won =
      winners.length === 1
        ? `${list(winners.map(who))} wins with ${count('vp', best)}`
        : `${list(winners.map(who))} share the victory with ${count('vp', best)} each`;
    return `the game is over: ${won}`;
  };

  const retrieved = ({ charter, workers }: FactOf<'retrieved'>): string => {
    const { regular, minions } = workersBack(workers);
    const back = [
      ...(regular === 0 ? [] : [regular === 2 ? 'both workers' : '1 worker']),
      ...minions.map(([minion, n]) => count(minion, n)),
    ];
    return back.length === 0
      ? `${who(charter)} has nobody to retrieve and waits`
      : `${who(charter)} retrieves ${list(back)}`;
  };

  /** A regular worker is "a worker", a minion is named. */
  const worker = (word: FactOf<'placed'>['worker']): string =>
    word === 'big' || word === 'small' ? 'a worker' : `a ${count(word, 1).slice(2)}`;

  const hidden = ({ charter, card, to }: FactOf<'cardHidden'>): string => {
    const what = card === undefined ? 'a card' : the(card);
    return charter === undefined
      ? `${what} goes to ${say.place(to)}, unseen`
      : `${who(charter)} takes ${what} in secret`;
  };

  const goal = ({ guidepost, charters }: FactOf<'goalMet'>): string =>
    charters.length === 0
      ? `nobody has met the goal of the guidepost ${name(guidepost)}`
      : `${list(charters.map(who))} ${charters.length === 1 ? 'has' : 'have'} met the goal of the guidepost ${name(guidepost)}`;

  const story = ({ door, kings }: FactOf<'storyOpened'>): string => {
    const moods = kings < 0 ? ['displeased king', 'displeased kings'] : ['pleased king', 'pleased kings'];
    const n = Math.abs(kings);
    return `crate ${door} is opened${n === 0 ? '' : `: ${n} ${moods[n === 1 ? 0 : 1]}`}`;
  };

  const campaign = ({ champions, scores }: FactOf<'campaignEnded'>): string => {
    const best = Math.max(
      0,
      ...scores.filter(({ charter }) => champions.includes(charter)).map(({ total }) => total),
    );
    if (champions.length === 0) return 'the campaign is over, and nobody wins it';
    return champions.length === 1
      ? `the campaign is over: ${list(champions.map(who))} wins it with ${best} points`
      : `the campaign is over: ${list(champions.map(who))} share the victory with ${best} points each`;
  };

  const player = (seat: number, { nameAt }: Scene): string => nameAt?.(seat) ?? `player ${seat}`;
  /** Whoever is not named beside a charter goes by the one they play; who has yet to come plays none. */
  const sitter = (seat: number, scene: Scene): string => {
    const charter = scene.charterAt?.(seat);
    return scene.nameAt?.(seat) ?? (charter === undefined ? player(seat, scene) : who(charter));
  };

  return {
    storyRead: ({ card }) => `card ${card} is read aloud${say.titleOf(card)}`,
    charterChosen: ({ seat, charter }, scene) => `${player(seat, scene)} takes ${say.charter(charter)}`,
    gameBegan: ({ game, first }) => `game ${game} begins, and ${who(first)} goes first`,
    started: ({ progress }) => `the progress token starts${say.progress(progress)}`,
    roundBegan: ({ round }) => `round ${round} begins`,
    turnBegan: ({ charter, turn }) => `turn ${turn}: ${who(charter)}`,
    turnEnded: ({ charter }) => `${who(charter)} ends the turn`,
    ending: ({ charter }) =>
      charter === undefined
        ? 'the progress token reaches the hourglass: this round is the last'
        : `${who(charter)} brings the progress token to the hourglass: this round is the last`,
    gameEnded: ended,
    placed: ({ charter, worker: w, building }) => `${who(charter)} places ${worker(w)} on ${the(building)}`,
    bumped: ({ charter, owner, site }, scene) =>
      owner === charter
        ? `${who(charter)} bumps a worker of their own from ${say.at(site, scene)}`
        : `${who(charter)} bumps ${whose(owner)} worker from ${say.at(site, scene)}`,
    retrieved,
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
      placeWord(place) === 'objective'
        ? `${name(card)} is revealed as an objective`
        : `${the(card)} is revealed on ${say.place(place)}`,
    shuffled: ({ place, n }) => `${say.place(place)} is shuffled (${n === 1 ? '1 card' : `${n} cards`})`,
    rolled: ({ charter }) => `the Charterstone die shows ${say.charter(charter)}`,
    built: ({ charter, card, site, over, why }) => {
      const covering = over === undefined ? '' : `, over ${the(over)}`;
      return isStartUp(why)
        ? `${the(card)} is put up on ${say.site(site)}`
        : `${who(charter)} constructs ${the(card)} on ${say.site(site)}${covering}`;
    },
    opened: ({ charter, crate, card }) => `${who(charter)} unlocks crate ${crate} from ${the(card)}`,
    unlocked: ({ crate }) => `crate ${crate} is opened for everybody`,
    ruleEntered: ({ slot, card }) =>
      slot === 0
        ? `new ${say.isForAutomas(card) ? 'for Automas' : 'on the board'}: ${name(card)}`
        : `rule ${slot} enters the Chronicle: ${name(card)}`,
    advanced: ({ charter, from, to }) =>
      charter === undefined
        ? `nobody has moved the progress token for a long time, so it moves by itself${say.progress(to)}`
        : `${who(charter)} ${to < from ? 'moves the progress token back' : 'advances the progress token'}${say.progress(to)}`,
    incomeSpace: () => 'the progress token stands on an income space',
    spoke: ({ charter, card }) => {
      if (say.isRule(card)) return `the rule applies: ${name(card)}`;
      if (say.kind(card) === 'guidepost') return `the guidepost applies: ${name(card)}`;
      if (say.kind(card) === 'minion') return `${say.asCard(card)} takes effect`;
      return charter === undefined
        ? `${the(card)} takes effect`
        : `${the(card)} is at ${whose(charter)} service`;
    },
    passed: ({ charter, card }) => `${who(charter)} declines (${name(card)})`,
    named: ({ charter, card, text }) => `${who(charter)} gives ${the(card)} a name: ${text}`,
    stayed: ({ charter, owner, site }, scene) =>
      owner === charter
        ? `${who(charter)} lets a worker of their own stay on ${say.at(site, scene)}`
        : `${who(charter)} lets ${whose(owner)} worker stay on ${say.at(site, scene)}`,
    helped: ({ charter, minion, site }, scene) =>
      `${whose(charter)} ${count(minion, 1).slice(2)} helps on ${say.at(site, scene)}`,
    gave: ({ charter, to, good, n }) => `${who(charter)} gives ${who(to)} ${count(good, n)}`,
    waived: ({ charter, card }) => `${who(charter)} uses ${the(card)} without paying its cost`,
    put: ({ charter, where, site }) =>
      `${who(charter)} places 1 influence token on ${where === 'octagon' ? 'the octagon' : say.emblem(site)}`,
    looked: ({ charter, place, n }) =>
      n > FEW
        ? `${who(charter)} looks through ${say.place(place)} (${n} cards)`
        : `${who(charter)} looks at the top ${n === 1 ? 'card' : `${n} cards`} of ${say.place(place)}`,
    cardHidden: hidden,
    laid: ({ what, island, site }, scene) =>
      what === 'skyIsland'
        ? `${say.site(island ?? '')} is laid over ${say.site(site)}`
        : `${say.at(site, scene)} now holds ${count(what, 1)}`,
    perilTaken: ({ charter, peril, site }, scene) =>
      `${who(charter)} takes ${count(peril, 1)} from ${say.at(site, scene)}`,
    caught: ({ charter, minion, site }, scene) =>
      `${who(charter)} catches ${worker(minion)} on ${say.at(site, scene)}`,
    income: ({ charter }) => `${who(charter)} receives income`,
    noted: ({ card, note }) => {
      const charter = charterNoted(note);
      if (note === 0) return `the note on ${the(card)} is wiped off`;
      if (say.kind(card) === 'companion') return `a kindness that will be remembered: ${name(card)}`;
      return say.kind(card) === 'guidepost' && charter !== undefined
        ? `${name(card)} remembers whose turn it was: ${who(charter)}`
        : `something is noted on ${the(card)}`;
    },
    returned: ({ charter, good, n }) => `${who(charter)} returns ${count(good, n)}`,
    goalMet: goal,
    forked: ({ charter, door }) =>
      charter === undefined ? `the way leads to crate ${door}` : `${who(charter)} chooses crate ${door}`,
    storyOpened: story,
    marked: ({ charter, sheet, row }) =>
      sheet === 'glory'
        ? `${who(charter)} fills a glory star in row ${row}`
        : `${who(charter)} gains 1 capacity for ${say.icon(capacityKind(row))}`,
    victory: ({ charter, total }) => `${who(charter)} gains a victory and now has ${total}`,
    kept: ({ charter, card }) => `${who(charter)} keeps ${the(card)} after the game`,
    campaignEnded: campaign,
    cleared: () => 'the table is cleared',
    dealt: ({ charter, islands }) => `${who(charter)} gets ${list(islands.map(say.site))}`,
    arrived: ({ seat, charter }, scene) =>
      `${player(seat, scene)} sits down and plays ${say.charter(charter)}`,
    departed: ({ seat, charter }, scene) =>
      `${player(seat, scene)} has left, and nobody plays ${say.charter(charter)} any more`,
    joining: ({ seat, charter }, scene) =>
      `${player(seat, scene)} will play ${say.charter(charter)} from the next game on`,
    leaving: ({ seat }, scene) => `${sitter(seat, scene)} will leave the table after this game`,
    staying: ({ seat }, scene) => `${sitter(seat, scene)} has second thoughts: everything stays as it was`,
    personaUsed: ({ charter, card }) => `the persona ${say.name(card)} counts as used (${who(charter)})`,
    automaSeated: ({ charter }) => `an Automa plays ${say.charter(charter)}`,
    automaLeft: ({ charter }) => `the Automa has left, and nobody plays ${say.charter(charter)} any more`,
    standsIn: ({ seat, charter }) =>
      `an Automa stands in for player ${seat} and plays ${say.charter(charter)}`,
    isBack: ({ seat, charter }, scene) =>
      `${player(seat, scene)} is back and plays ${say.charter(charter)} again`,
    stoodUp: ({ seat, charter }, scene) => `${player(seat, scene)} gives ${say.charter(charter)} back`,
    automaPlanned: ({ charter, plan }) => automaPlans(say.charter(charter))[plan],
    titled: ({ charter, what, text }) => `${who(charter)} gives ${say.titled(what)} a name: ${text}`,
    difficulty: ({ n }) => `the difficulty of the Automas is ${n}`,
    told: ({ average }) => `other villages reach ${count('vp', average)} on average`,
    dealtAnew: () => 'what if: from here on everything hidden is dealt anew',
    undone: ({ seat }, scene) => `${sitter(seat, scene)} takes the last choice back`,
  };
}

/** What the table wants of an Automa when the game is over. */
function automaPlans(charter: string): Readonly<Record<'none' | 'comes' | 'goes', string>> {
  return {
    none: `second thoughts: nothing changes in ${charter}`,
    comes: `from the next game on, an Automa will play ${charter}`,
    goes: `after this game, the Automa will leave ${charter}`,
  };
}
