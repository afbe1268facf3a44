import type { Charter } from '@charterstone/rules';
import { isStartUp } from '../numbers.ts';
import { readPlace } from '../places.ts';
import type { FactOf, FactSentences } from '../tongue.ts';
import type { Names } from './names.ts';
import { list } from './verbs.ts';

export function factsIn(say: Names): FactSentences {
  const { who, quoted, goods } = say;

  const moved = ({ charter, card, from, to }: FactOf<'cardMoved'>): string => {
    const target = readPlace(to).place;
    if (charter !== undefined && target === 'hand')
      return readPlace(from).place === 'mat'
        ? `${who(charter)} nimmt ${quoted(card)} vom Ausbautableau`
        : `${who(charter)} bekommt die Karte ${quoted(card)}`;
    if (charter !== undefined && target === 'discard') return `${who(charter)} wirft ${quoted(card)} ab`;
    if (charter !== undefined && target === 'play') return `${who(charter)} spielt die Rolle ${quoted(card)}`;
    if (charter !== undefined && target === 'chest')
      return `${quoted(card)} wandert für ein späteres Spiel ${say.placeTo(to)}`;
    return `die Karte ${quoted(card)} kommt ${say.placeTo(to)}`;
  };

  const ended = ({ winners, points }: FactOf<'gameEnded'>): string => {
    const best = Math.max(0, ...winners.map((charter) => points[charter] ?? 0));
    const won =
      winners.length === 1
        ? `${list(winners.map(who))} gewinnt mit ${goods('vp', best)}`
        : `${list(winners.map(who))} teilen sich den Sieg mit je ${goods('vp', best)}`;
    return `das Spiel ist aus: ${won}`;
  };

  const retrieved = (charter: Charter, n: number): string => {
    if (n === 0) return `${who(charter)} hat niemanden zurückzunehmen und wartet ab`;
    return `${who(charter)} nimmt ${n === 1 ? '1 Arbeiter' : 'beide Arbeiter'} zurück`;
  };

  return {
    storyRead: ({ card }) => `Karte ${card} wird vorgelesen: ${say.name(card)}`,
    charterChosen: ({ seat, charter }) => `Spieler ${seat} wählt ${say.charter(charter)}`,
    gameBegan: ({ game, first }) => `Spiel ${game} beginnt, und ${who(first)} fängt an`,
    roundBegan: ({ round }) => `Runde ${round} beginnt`,
    turnBegan: ({ charter, turn }) => `Zug ${turn}: ${who(charter)}`,
    turnEnded: ({ charter }) => `${who(charter)} beendet den Zug`,
    ending: ({ charter }) =>
      charter === undefined
        ? 'der Fortschrittsmarker erreicht die Sanduhr: Diese Runde ist die letzte'
        : `${who(charter)} bringt den Fortschrittsmarker zur Sanduhr: Diese Runde ist die letzte`,
    gameEnded: ended,
    placed: ({ charter, building }) => `${who(charter)} setzt einen Arbeiter auf ${say.object(building)}`,
    bumped: ({ charter, owner, site }, scene) =>
      owner === charter
        ? `${who(charter)} schickt einen eigenen Arbeiter ${say.off(site, scene)} zurück`
        : `${who(charter)} schickt den Arbeiter von ${who(owner)} ${say.off(site, scene)} zurück`,
    retrieved: ({ charter, workers }) => retrieved(charter, workers.length),
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
      readPlace(place).place === 'objective'
        ? `das Ziel ${quoted(card)} wird aufgedeckt`
        : `${quoted(card)} wird ${say.placeAt(place)} aufgedeckt`,
    shuffled: ({ place, n }) => `${say.place(place)} wird gemischt (${n === 1 ? '1 Karte' : `${n} Karten`})`,
    rolled: ({ charter }) => `der Charterstone zeigt ${say.charter(charter)}`,
    built: ({ charter, card, site, why }) =>
      isStartUp(why)
        ? `${quoted(card)} entsteht auf ${say.site(site)}`
        : `${who(charter)} errichtet ${quoted(card)} auf ${say.site(site)}`,
    opened: ({ charter, crate, card }) => `${who(charter)} öffnet Kiste ${crate} auf ${quoted(card)}`,
    ruleEntered: ({ slot, card }) => `Regel ${slot} kommt in die Chronik: ${say.name(card)}`,
    advanced: ({ charter, to }) =>
      charter === undefined
        ? `lange hat niemand den Fortschrittsmarker bewegt, also rückt er von selbst${say.progress(to)}`
        : `${who(charter)} rückt den Fortschrittsmarker${say.progress(to)}`,
    incomeSpace: () => 'der Fortschrittsmarker steht auf einem Einkommensfeld',
    spoke: ({ charter, card }) => {
      if (say.isRule(card)) return `die Regel greift: ${say.name(card)}`;
      return charter === undefined
        ? `${quoted(card)} wirkt`
        : `${quoted(card)} ist ${who(charter)} zu Diensten`;
    },
    passed: ({ charter, card }) => `${who(charter)} verzichtet (${say.name(card)})`,
    named: ({ charter, card, text }) => `${who(charter)} gibt der Karte ${quoted(card)} einen Namen: ${text}`,
    undone: ({ seat }) => `Spieler ${seat} nimmt die letzte Entscheidung zurück`,
  };
}
