import { workersBack } from '../choices.ts';
import { FEW, isStartUp } from '../numbers.ts';
import { capacityKind, charterNoted, placeWord } from '../places.ts';
import type { FactOf, FactSentences, Scene } from '../tongue.ts';
import type { Names } from './names.ts';
import { ICON_NOUNS, indefinite, subject } from './nouns.ts';
import { list } from './verbs.ts';

export function factsIn(say: Names): FactSentences {
  const { who, quoted, goods } = say;

  const moved = ({ charter, card, from, to }: FactOf<'cardMoved'>): string => {
    const target = placeWord(to);
    if (charter !== undefined && target === 'hand')
      return placeWord(from) === 'mat'
        ? `${who(charter)} nimmt ${quoted(card)} vom Ausbautableau`
        : `${who(charter)} bekommt ${say.asCard(card)}`;
    if (charter !== undefined && target === 'discard') return `${who(charter)} wirft ${quoted(card)} ab`;
    if (charter !== undefined && target === 'play') return `${who(charter)} spielt die Rolle ${quoted(card)}`;
    if (charter !== undefined && target === 'chest')
      return `${quoted(card)} wandert für ein späteres Spiel ${say.placeTo(to)}`;
    if (charter !== undefined && target === 'automaDiscard')
      return `${who(charter)} deckt eine Automa-Karte auf: ${say.name(card)}`;
    if (target === 'guidepost') return `ein neuer Wegweiser wird aufgestellt: ${say.name(card)}`;
    return `${say.asCard(card)} kommt ${say.placeTo(to)}`;
  };

  const ended = ({ winners, points }: FactOf<'gameEnded'>): string => {
    const best = Math.max(0, ...winners.map((charter) => points[charter] ?? 0));
    const won =
      winners.length === 1
        ? `${list(winners.map(who))} gewinnt mit ${goods('vp', best)}`
        : `${list(winners.map(who))} teilen sich den Sieg mit je ${goods('vp', best)}`;
    return `das Spiel ist aus: ${won}`;
  };

  const retrieved = ({ charter, workers }: FactOf<'retrieved'>): string => {
    const { regular, minions } = workersBack(workers);
    const back = [
      ...(regular === 0 ? [] : [regular === 2 ? 'beide Arbeiter' : '1 Arbeiter']),
      ...minions.map(([minion, n]) => goods(minion, n)),
    ];
    return back.length === 0
      ? `${who(charter)} hat niemanden zurückzunehmen und wartet`
      : `${who(charter)} nimmt ${list(back)} zurück`;
  };

  /** A regular worker is any worker, a minion is named. */
  const worker = (word: FactOf<'placed'>['worker']): string =>
    word === 'big' || word === 'small' ? 'einen Arbeiter' : indefinite(ICON_NOUNS[word]);

  const hidden = ({ charter, card, to }: FactOf<'cardHidden'>): string => {
    const what = card === undefined ? 'eine Karte' : quoted(card);
    return charter === undefined
      ? `${what} kommt verdeckt ${say.placeTo(to)}`
      : `${who(charter)} nimmt heimlich ${what}`;
  };

  const goal = ({ guidepost, charters }: FactOf<'goalMet'>): string =>
    charters.length === 0
      ? `niemand hat das Ziel des Wegweisers ${quoted(guidepost)} erreicht`
      : `${list(charters.map(who))} ${charters.length === 1 ? 'hat' : 'haben'} das Ziel des Wegweisers ${quoted(guidepost)} erreicht`;

  const story = ({ door, kings }: FactOf<'storyOpened'>): string => {
    const n = Math.abs(kings);
    const mood = kings < 0 ? 'verärgerte' : 'zufriedene';
    const told = n === 0 ? '' : `: ${n === 1 ? `1 ${mood}r König` : `${n} ${mood} Könige`}`;
    return `Kiste ${door} wird geöffnet${told}`;
  };

  const campaign = ({ champions, scores }: FactOf<'campaignEnded'>): string => {
    const best = Math.max(
      0,
      ...scores.filter(({ charter }) => champions.includes(charter)).map(({ total }) => total),
    );
    if (champions.length === 0) return 'die Kampagne ist zu Ende, und niemand gewinnt sie';
    return champions.length === 1
      ? `die Kampagne ist zu Ende: ${list(champions.map(who))} gewinnt sie mit ${best} Punkten`
      : `die Kampagne ist zu Ende: ${list(champions.map(who))} teilen sich den Sieg mit je ${best} Punkten`;
  };

  const player = (seat: number, { nameAt }: Scene): string => nameAt?.(seat) ?? `Spieler ${seat}`;
  /** Whoever is not named beside a charter goes by the one they play; who has yet to come plays none. */
  const sitter = (seat: number, scene: Scene): string => {
    const charter = scene.charterAt?.(seat);
    return scene.nameAt?.(seat) ?? (charter === undefined ? player(seat, scene) : who(charter));
  };

  return {
    storyRead: ({ card }) => `Karte ${card} wird vorgelesen${say.titleOf(card)}`,
    charterChosen: ({ seat, charter }, scene) => `${player(seat, scene)} übernimmt ${say.charter(charter)}`,
    gameBegan: ({ game, first }) => `Spiel ${game} beginnt, und ${who(first)} fängt an`,
    started: ({ progress }) => `der Fortschrittsmarker steht bereit${say.progressBack(progress)}`,
    roundBegan: ({ round }) => `Runde ${round} beginnt`,
    turnBegan: ({ charter, turn }) => `Zug ${turn}: ${who(charter)}`,
    turnEnded: ({ charter }) => `${who(charter)} beendet den Zug`,
    ending: ({ charter }) =>
      charter === undefined
        ? 'der Fortschrittsmarker erreicht die Sanduhr: Diese Runde ist die letzte'
        : `${who(charter)} bringt den Fortschrittsmarker zur Sanduhr: Diese Runde ist die letzte`,
    gameEnded: ended,
    placed: ({ charter, worker: w, building }) =>
      `${who(charter)} setzt ${worker(w)} auf ${say.object(building)}`,
    bumped: ({ charter, owner, site }, scene) =>
      owner === charter
        ? `${who(charter)} schickt einen eigenen Arbeiter ${say.off(site, scene)} zurück`
        : `${who(charter)} schickt den Arbeiter von ${who(owner)} ${say.off(site, scene)} zurück`,
    retrieved,
    gained: ({ charter, good, n }) =>
      good === 'influence'
        ? `${who(charter)} gewinnt ${goods(good, n)} zurück`
        : `${who(charter)} erhält ${goods(good, n)}`,
    paid: ({ charter, good, n }) => `${who(charter)} zahlt ${goods(good, n)}`,
    short: ({ charter, good, n }) =>
      good === 'influence'
        ? `${who(charter)} hat keinen ausgegebenen Einflussmarker, der zurückkommen könnte`
        : `der Vorrat ist erschöpft: ${who(charter)} muss auf ${goods(good, n)} verzichten`,
    left: ({ charter, good, n }) => `${who(charter)} lässt ${goods(good, n)} liegen`,
    points: ({ charter, n, total }) => `${who(charter)} erhält ${goods('vp', n)} und hat jetzt ${total}`,
    esteemed: ({ charter }) => `${who(charter)} legt 1 Einflussmarker auf die Ansehensleiste`,
    sold: ({ charter, space }) => `${who(charter)} beliefert ein Abgabenfeld: ${say.quotaSpace(space)}`,
    scored: ({ charter, card }) => `${who(charter)} wertet das Ziel ${quoted(card)}`,
    cardMoved: moved,
    revealed: ({ card, place }) =>
      placeWord(place) === 'objective'
        ? `das Ziel ${quoted(card)} wird aufgedeckt`
        : `${quoted(card)} wird ${say.placeAt(place)} aufgedeckt`,
    shuffled: ({ place, n }) => `${say.place(place)} wird gemischt (${n === 1 ? '1 Karte' : `${n} Karten`})`,
    rolled: ({ charter }) => `der Charterstone zeigt ${say.charter(charter)}`,
    built: ({ charter, card, site, over, why }) => {
      const covering = over === undefined ? '' : ` über ${quoted(over)}`;
      return isStartUp(why)
        ? `${quoted(card)} entsteht auf ${say.site(site)}`
        : `${who(charter)} errichtet ${quoted(card)} auf ${say.site(site)}${covering}`;
    },
    opened: ({ charter, crate, card }) => `${who(charter)} öffnet Kiste ${crate} auf ${quoted(card)}`,
    unlocked: ({ crate }) => `Kiste ${crate} wird für alle geöffnet`,
    ruleEntered: ({ slot, card }) =>
      slot === 0
        ? `neu ${say.isForAutomas(card) ? 'für Automas' : 'auf dem Spielplan'}: ${say.name(card)}`
        : `Regel ${slot} kommt in die Chronik: ${say.name(card)}`,
    advanced: ({ charter, from, to }) => {
      if (charter !== undefined && to < from)
        return `${who(charter)} bewegt den Fortschrittsmarker zurück${say.progressBack(to)}`;
      return charter === undefined
        ? `lange hat niemand den Fortschrittsmarker bewegt, also rückt er von selbst${say.progress(to)}`
        : `${who(charter)} rückt den Fortschrittsmarker${say.progress(to)}`;
    },
    incomeSpace: () => 'der Fortschrittsmarker steht auf einem Einkommensfeld',
    spoke: ({ charter, card }) => {
      if (say.isRule(card)) return `die Regel greift: ${say.name(card)}`;
      if (say.kind(card) === 'guidepost') return `der Wegweiser gilt: ${say.name(card)}`;
      if (say.kind(card) === 'minion') return `${say.asCard(card)} wirkt`;
      return charter === undefined
        ? `${quoted(card)} wirkt`
        : `${quoted(card)} ist ${who(charter)} zu Diensten`;
    },
    passed: ({ charter, card }) => `${who(charter)} verzichtet (${say.name(card)})`,
    named: ({ charter, card, text }) =>
      `${who(charter)} gibt ${say.asCard(card).replace(/^die /, 'der ')} einen Namen: ${text}`,
    stayed: ({ charter, owner, site }, scene) =>
      owner === charter
        ? `${who(charter)} lässt einen eigenen Arbeiter ${say.upon(site, scene)} stehen`
        : `${who(charter)} lässt den Arbeiter von ${who(owner)} ${say.upon(site, scene)} stehen`,
    helped: ({ charter, minion, site }, scene) =>
      `${subject(ICON_NOUNS[minion])} von ${who(charter)} hilft ${say.upon(site, scene)}`,
    gave: ({ charter, to, good, n }) => `${who(charter)} gibt ${who(to)} ${goods(good, n)}`,
    waived: ({ charter, card }) => `${who(charter)} benutzt ${say.object(card)}, ohne die Kosten zu zahlen`,
    put: ({ charter, where, site }) =>
      `${who(charter)} legt 1 Einflussmarker auf ${where === 'octagon' ? 'das Achteck' : say.emblem(site)}`,
    looked: ({ charter, place, n }) =>
      n > FEW
        ? `${who(charter)} sieht ${say.place(place)} durch (${n} Karten)`
        : `${who(charter)} sieht sich ${n === 1 ? 'die oberste Karte' : `die obersten ${n} Karten`} ${say.pile(place)} an`,
    cardHidden: hidden,
    laid: ({ what, island, site }, scene) =>
      what === 'skyIsland'
        ? `${say.site(island ?? '')} kommt über ${say.site(site)}`
        : `${say.upon(site, scene)} erscheint ${say.count(what, 1)}`,
    perilTaken: ({ charter, peril, site }, scene) =>
      `${who(charter)} nimmt ${goods(peril, 1)} ${say.off(site, scene)}`,
    caught: ({ charter, minion, site }, scene) =>
      `${who(charter)} fängt ${worker(minion)} ${say.upon(site, scene)} ein`,
    income: ({ charter }) => `${who(charter)} erhält Einkommen`,
    noted: ({ card, note }) => {
      const charter = charterNoted(note);
      if (note === 0) return `die Notiz auf ${quoted(card)} wird gelöscht`;
      if (say.kind(card) === 'companion') return `${quoted(card)} wird freundlich aufgenommen`;
      return say.kind(card) === 'guidepost' && charter !== undefined
        ? `auf dem Wegweiser ${quoted(card)} wird vermerkt: ${who(charter)}`
        : `auf ${quoted(card)} wird etwas notiert`;
    },
    returned: ({ charter, good, n }) => `${who(charter)} legt ${goods(good, n)} zurück`,
    goalMet: goal,
    forked: ({ charter, door }) =>
      charter === undefined ? `der Weg führt zu Kiste ${door}` : `${who(charter)} wählt Kiste ${door}`,
    storyOpened: story,
    marked: ({ charter, sheet, row }) =>
      sheet === 'glory'
        ? `${who(charter)} füllt einen Ruhmesstern in Reihe ${row} aus`
        : `${who(charter)} erhält 1 Kapazität für ${say.icon(capacityKind(row))}`,
    victory: ({ charter, total }) => `${who(charter)} erhält einen Sieg und hat jetzt ${total}`,
    kept: ({ charter, card }) => `${who(charter)} behält ${quoted(card)} nach dem Spiel`,
    campaignEnded: campaign,
    cleared: () => 'der Tisch wird abgeräumt',
    dealt: ({ charter, islands }) => `${who(charter)} bekommt ${list(islands.map(say.site))}`,
    arrived: ({ seat, charter }, scene) =>
      `${player(seat, scene)} setzt sich an den Tisch und spielt ${say.charter(charter)}`,
    departed: ({ seat, charter }, scene) =>
      `${player(seat, scene)} hat den Tisch verlassen: Niemand spielt mehr ${say.charter(charter)}`,
    joining: ({ seat, charter }, scene) =>
      `${player(seat, scene)} spielt ab dem nächsten Spiel ${say.charter(charter)}`,
    leaving: ({ seat }, scene) => `${sitter(seat, scene)} verlässt nach diesem Spiel den Tisch`,
    staying: ({ seat }, scene) =>
      `${sitter(seat, scene)} hat es sich anders überlegt: Alles bleibt, wie es war`,
    personaUsed: ({ charter, card }) => `die Rolle ${say.quoted(card)} gilt als eingesetzt (${who(charter)})`,
    automaSeated: ({ charter }) => `ein Automa spielt ${say.charter(charter)}`,
    automaLeft: ({ charter }) =>
      `der Automa hat den Tisch verlassen: Niemand spielt mehr ${say.charter(charter)}`,
    standsIn: ({ seat, charter }) =>
      `ein Automa springt für Spieler ${seat} ein und spielt ${say.charter(charter)}`,
    isBack: ({ seat, charter }, scene) =>
      `${player(seat, scene)} ist zurück und spielt wieder ${say.charter(charter)}`,
    stoodUp: ({ seat, charter }, scene) => `${player(seat, scene)} gibt ${say.charter(charter)} zurück`,
    automaPlanned: ({ charter, plan }) => automaPlans(say.charter(charter))[plan],
    titled: ({ charter, what, text }) => `${who(charter)} gibt ${say.titled(what)} einen Namen: ${text}`,
    difficulty: ({ n }) => `die Schwierigkeit der Automas beträgt ${n}`,
    told: ({ average }) => `andere Dörfer erreichen im Schnitt ${goods('vp', average)}`,
    dealtAnew: () => 'was wäre, wenn: Ab hier ist alles Verdeckte neu gemischt',
    undone: ({ seat }, scene) => `${sitter(seat, scene)} nimmt die letzte Entscheidung zurück`,
  };
}

/** What the table wants of an Automa when the game is over. */
function automaPlans(charter: string): Readonly<Record<'none' | 'comes' | 'goes', string>> {
  return {
    none: `doch nicht: Für ${charter} bleibt alles, wie es war`,
    comes: `ab dem nächsten Spiel spielt ein Automa ${charter}`,
    goes: `nach diesem Spiel spielt kein Automa mehr ${charter}`,
  };
}
