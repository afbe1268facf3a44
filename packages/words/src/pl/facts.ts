import type { Icon } from '@charterstone/rules';
import { workersBack } from '../choices.ts';
import { FEW, isStartUp } from '../numbers.ts';
import { capacityKind, charterNoted, placeWord } from '../places.ts';
import type { FactOf, FactSentences, Scene } from '../tongue.ts';
import type { Names } from './names.ts';
import { ICON_NOUNS, type Noun, TABLE_NOUNS } from './nouns.ts';
import { counted, objectInGeneral, pluralForm } from './numerals.ts';
import { list } from './verbs.ts';

const POINT: Noun = { gender: 'm', one: 'punkt', object: 'punkt', few: 'punkty', many: 'punktów' };
const TOP: Noun = {
  gender: 'f',
  one: 'wierzchnia karta',
  object: 'wierzchnią kartę',
  few: 'wierzchnie karty',
  many: 'wierzchnich kart',
};

/** Present tense throughout: it fits players of any gender. */
export function factsIn(say: Names): FactSentences {
  const { who, whose, quoted, goods } = say;

  const moved = ({ charter, card, from, to }: FactOf<'cardMoved'>): string => {
    const target = placeWord(to);
    if (charter !== undefined && target === 'hand')
      return placeWord(from) === 'mat'
        ? `${who(charter)} bierze kartę ${quoted(card)} z planszetki rozwoju`
        : `${who(charter)} otrzymuje kartę ${quoted(card)}`;
    if (charter !== undefined && target === 'discard') return `${who(charter)} odrzuca kartę ${quoted(card)}`;
    if (charter !== undefined && target === 'play') return `${who(charter)} gra jako ${quoted(card)}`;
    if (charter !== undefined && target === 'chest')
      return `karta ${quoted(card)} trafia ${say.placeTo(to)} i czeka na kolejną rozgrywkę`;
    if (charter !== undefined && target === 'automaDiscard')
      return `${who(charter)} odkrywa kartę Automy ${quoted(card)}`;
    if (target === 'guidepost') return `nowe wytyczne: ${say.name(card)}`;
    return `karta ${quoted(card)} trafia ${say.placeTo(to)}`;
  };

  const ended = ({ winners, points }: FactOf<'gameEnded'>): string => {
    const best = Math.max(0, ...winners.map((charter) => points[charter] ?? 0));
    const won =
      winners.length === 1
        ? `${list(winners.map(who))} wygrywa z wynikiem ${goods('vp', best)}`
        : `${say.together(winners)} dzielą się zwycięstwem, mając po ${goods('vp', best)}`;
    return `koniec gry: ${won}`;
  };

  const retrieved = ({ charter, workers }: FactOf<'retrieved'>): string => {
    const { regular, minions } = workersBack(workers);
    const back = [
      ...(regular === 0 ? [] : [regular === 2 ? 'obu robotników' : '1 robotnika']),
      ...minions.map(([minion, n]) => goods(minion, n)),
    ];
    return back.length === 0
      ? `${who(charter)} nie ma kogo odzyskać i czeka`
      : `${who(charter)} odzyskuje ${list(back)}`;
  };

  /** A regular worker is any worker, a minion is named. */
  const worker = (word: FactOf<'placed'>['worker']): string =>
    word === 'big' || word === 'small' ? 'robotnika' : ICON_NOUNS[word].object;

  const hidden = ({ charter, card, to }: FactOf<'cardHidden'>): string => {
    const number = card === undefined ? '' : ` ${quoted(card)}`;
    return charter === undefined
      ? `karta${number} trafia w tajemnicy ${say.placeTo(to)}`
      : `${who(charter)} bierze w tajemnicy kartę${number}`;
  };

  const goal = ({ guidepost, charters }: FactOf<'goalMet'>): string => {
    if (charters.length === 0) return `nikt nie osiągnął celu wytycznych ${quoted(guidepost)}`;
    return charters.length === 1
      ? `${list(charters.map(who))} osiąga cel wytycznych ${quoted(guidepost)}`
      : `${say.together(charters)} osiągają cel wytycznych ${quoted(guidepost)}`;
  };

  const story = ({ door, kings }: FactOf<'storyOpened'>): string => {
    const mood = kings < 0 ? TABLE_NOUNS.displeasedKings : TABLE_NOUNS.pleasedKings;
    return `otwieracie skrzynię ${door}${kings === 0 ? '' : `: ${counted(mood, Math.abs(kings))}`}`;
  };

  const campaign = ({ champions, scores }: FactOf<'campaignEnded'>): string => {
    const best = Math.max(
      0,
      ...scores.filter(({ charter }) => champions.includes(charter)).map(({ total }) => total),
    );
    if (champions.length === 0) return 'koniec kampanii: nikt jej nie wygrywa';
    return champions.length === 1
      ? `koniec kampanii: ${list(champions.map(who))} wygrywa z wynikiem ${counted(POINT, best)}`
      : `koniec kampanii: ${say.together(champions)} dzielą się zwycięstwem, mając po ${counted(POINT, best)}`;
  };

  /** A pile as an object. */
  const pile = (place: string): string => say.place(place).replace(/^talia/, 'talię');

  /** „przepada 1 moneta”, „przepadają 2 monety”, „przepada 5 monet”. */
  const lost = (good: Icon, n: number): string =>
    `${pluralForm(n) === 'few' ? 'przepadają' : 'przepada'} ${say.count(good, n)}`;

  const player = (seat: number, { nameAt }: Scene): string => nameAt?.(seat) ?? `gracz ${seat}`;
  /** Whoever is not named beside a charter goes by the one they play; who has yet to come plays none. */
  const sitter = (seat: number, scene: Scene): string => {
    const charter = scene.charterAt?.(seat);
    return scene.nameAt?.(seat) ?? (charter === undefined ? player(seat, scene) : who(charter));
  };

  return {
    storyRead: ({ card }) => `odczytujecie kartę ${card}${say.titleOf(card)}`,
    charterChosen: ({ seat, charter }, scene) =>
      `${player(seat, scene)} obejmuje ${say.charterObject(charter)}`,
    gameBegan: ({ game, first }) => `rozgrywka ${game}: zaczyna ${who(first)}`,
    started: ({ progress }) => `znacznik postępu startuje${say.progress(progress)}`,
    roundBegan: ({ round }) => `zaczyna się runda ${round}`,
    turnBegan: ({ charter, turn }) => `tura ${turn}: ${who(charter)}`,
    turnEnded: ({ charter }) => `${who(charter)} kończy turę`,
    ending: ({ charter }) =>
      charter === undefined
        ? 'znacznik postępu dociera do klepsydry: to ostatnia runda'
        : `${who(charter)} doprowadza znacznik postępu do klepsydry: to ostatnia runda`,
    gameEnded: ended,
    placed: ({ charter, worker: w, building }) => `${who(charter)} stawia ${worker(w)} ${say.in(building)}`,
    bumped: ({ charter, owner, site }, scene) =>
      owner === charter
        ? `${who(charter)} wypycha własnego robotnika ${say.from(site, scene)}`
        : `${who(charter)} wypycha robotnika ${whose(owner)} ${say.from(site, scene)}`,
    retrieved,
    gained: ({ charter, good, n }) =>
      `${who(charter)} ${good === 'influence' ? 'odzyskuje' : 'otrzymuje'} ${goods(good, n)}`,
    paid: ({ charter, good, n }) => `${who(charter)} płaci ${goods(good, n)}`,
    short: ({ charter, good, n }) =>
      good === 'influence'
        ? `${who(charter)} nie ma wydanego znacznika wpływu, który można by odzyskać`
        : `${who(charter)} trafia na pustki w zasobach: ${lost(good, n)}`,
    left: ({ charter, good, n }) => `${who(charter)} rezygnuje z części zysku: ${say.count(good, n)}`,
    points: ({ charter, n, total }) => `${who(charter)} otrzymuje ${goods('vp', n)}, razem ma ${total}`,
    esteemed: ({ charter }) => `${who(charter)} kładzie 1 znacznik wpływu na torze reputacji`,
    sold: ({ charter, space }) => `${who(charter)} zapełnia pole toru eksportu: ${say.quotaSpace(space)}`,
    scored: ({ charter, card }) => `${who(charter)} punktuje cel ${quoted(card)}`,
    cardMoved: moved,
    revealed: ({ card, place }) =>
      placeWord(place) === 'objective'
        ? `pojawia się cel ${quoted(card)}`
        : `${say.placeAt(place)} pojawia się karta ${quoted(card)}`,
    shuffled: ({ place, n }) => `tasujecie ${pile(place)} (${cards(n)})`,
    rolled: ({ charter }) => `kość Kamienia Dzielnicowego wskazuje ${say.charterObject(charter)}`,
    built: ({ charter, card, site, over, why }) => {
      const covering = over === undefined ? '' : `, w miejscu budynku ${quoted(over)}`;
      return isStartUp(why)
        ? `${say.on(site)} staje budynek ${quoted(card)}`
        : `${who(charter)} wznosi budynek ${quoted(card)} ${say.on(site)}${covering}`;
    },
    opened: ({ charter, crate, card }) => `${who(charter)} otwiera skrzynię ${crate} z karty ${quoted(card)}`,
    unlocked: ({ crate }) => `skrzynia ${crate} otwiera się dla wszystkich`,
    ruleEntered: ({ slot, card }) =>
      slot === 0
        ? `nowość ${say.isForAutomas(card) ? 'dla Autom' : 'na planszy'}: ${say.name(card)}`
        : `do Kroniki trafia zasada ${slot}: ${say.name(card)}`,
    advanced: ({ charter, from, to }) =>
      charter === undefined
        ? `znacznik postępu od dawna stoi w miejscu, więc rusza sam${say.progress(to)}`
        : `${who(charter)} ${to < from ? 'cofa' : 'przesuwa'} znacznik postępu${say.progress(to)}`,
    incomeSpace: () => 'znacznik postępu staje na polu przychodu',
    spoke: ({ charter, card }) => {
      if (say.isRule(card)) return `działa zasada: ${say.name(card)}`;
      if (say.kind(card) === 'guidepost') return `działają wytyczne: ${say.name(card)}`;
      return charter === undefined
        ? `działa karta ${quoted(card)}`
        : `karta ${quoted(card)} pomaga ${whose(charter)}`;
    },
    passed: ({ charter, card }) => `${who(charter)} rezygnuje (${say.name(card)})`,
    named: ({ charter, card, text }) => `${who(charter)} nadaje imię karcie ${quoted(card)}: ${text}`,
    stayed: ({ charter, owner, site }, scene) =>
      owner === charter
        ? `${who(charter)} zostawia własnego robotnika ${say.at(site, scene)}`
        : `${who(charter)} zostawia robotnika ${whose(owner)} ${say.at(site, scene)}`,
    helped: ({ charter, minion, site }, scene) =>
      `${say.count(minion, 1).slice(2)} ${whose(charter)} pomaga ${say.at(site, scene)}`,
    gave: ({ charter, to, good, n }) => `${who(charter)} daje ${whose(to)} ${goods(good, n)}`,
    waived: ({ charter, card }) => `${who(charter)} nie ponosi kosztu ${say.of(card)}`,
    put: ({ charter, where, site }) =>
      `${who(charter)} kładzie 1 znacznik wpływu na ${where === 'octagon' ? 'ośmiokącie' : say.emblem(site)}`,
    looked: ({ charter, place, n }) =>
      n > FEW
        ? `${who(charter)} przegląda ${pile(place)} (${cards(n)})`
        : `${who(charter)} ogląda ${n === 1 ? 'wierzchnią kartę' : counted(TOP, n)} ${say.pile(place)}`,
    cardHidden: hidden,
    laid: ({ what, island, site }, scene) =>
      what === 'skyIsland'
        ? `${say.site(island ?? '')} zawisa ${say.over(site)}`
        : `${say.at(site, scene)} pojawia się ${say.count(what, 1)}`,
    perilTaken: ({ charter, peril, site }, scene) =>
      `${who(charter)} bierze ${goods(peril, 1)} ${say.from(site, scene)}`,
    caught: ({ charter, minion, site }, scene) =>
      `${who(charter)} łapie ${worker(minion)} ${say.at(site, scene)}`,
    income: ({ charter }) => `${who(charter)} otrzymuje przychód`,
    noted: ({ card, note }) => {
      const charter = charterNoted(note);
      if (note === 0) return `zapis na karcie ${quoted(card)} znika`;
      if (say.kind(card) === 'companion') return `${quoted(card)} spotyka się z życzliwym przyjęciem`;
      return say.kind(card) === 'guidepost' && charter !== undefined
        ? `na karcie wytycznych ${quoted(card)} pojawia się zapis: ${who(charter)}`
        : `na karcie ${quoted(card)} pojawia się zapis`;
    },
    returned: ({ charter, good, n }) => `${who(charter)} odkłada ${goods(good, n)}`,
    goalMet: goal,
    forked: ({ charter, door }) =>
      charter === undefined ? `droga wiedzie do skrzyni ${door}` : `${who(charter)} wybiera skrzynię ${door}`,
    storyOpened: story,
    marked: ({ charter, sheet, row }) =>
      sheet === 'glory'
        ? `${who(charter)} zamalowuje gwiazdkę chwały w rzędzie ${row}`
        : `${who(charter)} otrzymuje 1 punkt pojemności na ${objectInGeneral(ICON_NOUNS[capacityKind(row)])}`,
    victory: ({ charter, total }) => `${who(charter)} odnosi zwycięstwo, razem ma ${total}`,
    kept: ({ charter, card }) => `${who(charter)} zachowuje kartę ${quoted(card)} po rozgrywce`,
    campaignEnded: campaign,
    cleared: () => 'sprzątacie ze stołu',
    dealt: ({ charter, islands }) => `${who(charter)} otrzymuje ${list(islands.map(say.islandObject))}`,
    arrived: ({ seat, charter }, scene) =>
      `${player(seat, scene)} siada do stołu i obejmuje ${say.charterObject(charter)}`,
    departed: ({ seat, charter }, scene) =>
      `${player(seat, scene)} odchodzi od stołu i zostawia ${say.charterObject(charter)}`,
    joining: ({ seat, charter }, scene) =>
      `${player(seat, scene)} obejmie ${say.charterObject(charter)} od następnej rozgrywki`,
    leaving: ({ seat }, scene) => `${sitter(seat, scene)} odejdzie od stołu po tej rozgrywce`,
    staying: ({ seat }, scene) => `${sitter(seat, scene)} zmienia zdanie: wszystko zostaje po staremu`,
    personaUsed: ({ charter, card }) => `osobowość ${say.name(card)} liczy się jako użyta (${who(charter)})`,
    automaSeated: ({ charter }) => `Automa obejmuje ${say.charterObject(charter)}`,
    automaLeft: ({ charter }) => `Automa odchodzi od stołu i zostawia ${say.charterObject(charter)}`,
    standsIn: ({ seat, charter }) =>
      `Automa zastępuje gracza ${seat} i obejmuje ${say.charterObject(charter)}`,
    isBack: ({ seat, charter }, scene) =>
      `${player(seat, scene)} wraca i znów obejmuje ${say.charterObject(charter)}`,
    stoodUp: ({ seat, charter }, scene) => `${player(seat, scene)} oddaje ${say.charterObject(charter)}`,
    automaPlanned: ({ charter, plan }) => automaPlans(say.charterObject(charter))[plan],
    titled: ({ charter, what, text }) =>
      `${who(charter)} nadaje ${what === 'village' ? 'osadzie' : 'sobie'} nazwę: ${text}`,
    difficulty: ({ n }) => `poziom trudności Autom wynosi ${n}`,
    told: ({ average }) => `inne osady zdobywają średnio ${goods('vp', average)}`,
    dealtAnew: () => 'a gdyby tak: odtąd wszystko, co zakryte, jest potasowane na nowo',
    undone: ({ seat }, scene) => `${sitter(seat, scene)} cofa ostatnią decyzję`,
  };
}

function cards(n: number): string {
  const form = pluralForm(n);
  return `${n} ${form === 'one' ? 'karta' : form === 'few' ? 'karty' : 'kart'}`;
}

/** What the table wants of an Automa when the game is over. */
function automaPlans(charter: string): Readonly<Record<'none' | 'comes' | 'goes', string>> {
  return {
    none: 'jednak nie: wszystko zostaje po staremu',
    comes: `od następnej rozgrywki Automa obejmie ${charter}`,
    goes: `po tej rozgrywce Automa zostawi ${charter}`,
  };
}
