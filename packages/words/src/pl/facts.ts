import type { Charter, Icon } from '@charterstone/rules';
import { isStartUp } from '../numbers.ts';
import { readPlace } from '../places.ts';
import type { FactOf, FactSentences } from '../tongue.ts';
import type { Names } from './names.ts';
import { pluralForm } from './numerals.ts';
import { list } from './verbs.ts';

/** Present tense throughout: it fits players of any gender. */
export function factsIn(say: Names): FactSentences {
  const { who, whose, quoted, goods } = say;

  const moved = ({ charter, card, from, to }: FactOf<'cardMoved'>): string => {
    const target = readPlace(to).place;
    if (charter !== undefined && target === 'hand')
      return readPlace(from).place === 'mat'
        ? `${who(charter)} bierze kartę ${quoted(card)} z planszetki rozwoju`
        : `${who(charter)} otrzymuje kartę ${quoted(card)}`;
    if (charter !== undefined && target === 'discard') return `${who(charter)} odrzuca kartę ${quoted(card)}`;
    if (charter !== undefined && target === 'play') return `${who(charter)} gra jako ${quoted(card)}`;
    if (charter !== undefined && target === 'chest')
      return `karta ${quoted(card)} trafia ${say.placeTo(to)} i czeka na kolejną rozgrywkę`;
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

  const retrieved = (charter: Charter, n: number): string => {
    if (n === 0) return `${who(charter)} nie ma kogo odzyskać i czeka`;
    return `${who(charter)} odzyskuje ${n === 1 ? '1 robotnika' : 'obu robotników'}`;
  };

  /** „przepada 1 moneta”, „przepadają 2 monety”, „przepada 5 monet”. */
  const lost = (good: Icon, n: number): string =>
    `${pluralForm(n) === 'few' ? 'przepadają' : 'przepada'} ${say.count(good, n)}`;

  return {
    storyRead: ({ card }) => `odczytujecie kartę ${card}: ${say.name(card)}`,
    charterChosen: ({ seat, charter }) => `gracz ${seat} wybiera ${say.charterObject(charter)}`,
    gameBegan: ({ game, first }) => `rozgrywka ${game}: zaczyna ${who(first)}`,
    roundBegan: ({ round }) => `zaczyna się runda ${round}`,
    turnBegan: ({ charter, turn }) => `tura ${turn}: ${who(charter)}`,
    turnEnded: ({ charter }) => `${who(charter)} kończy turę`,
    ending: ({ charter }) =>
      charter === undefined
        ? 'znacznik postępu dociera do klepsydry: to ostatnia runda'
        : `${who(charter)} doprowadza znacznik postępu do klepsydry: to ostatnia runda`,
    gameEnded: ended,
    placed: ({ charter, building }) => `${who(charter)} stawia robotnika ${say.in(building)}`,
    bumped: ({ charter, owner, site }, scene) =>
      owner === charter
        ? `${who(charter)} wypycha własnego robotnika ${say.from(site, scene)}`
        : `${who(charter)} wypycha robotnika ${whose(owner)} ${say.from(site, scene)}`,
    retrieved: ({ charter, workers }) => retrieved(charter, workers.length),
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
      readPlace(place).place === 'objective'
        ? `pojawia się cel ${quoted(card)}`
        : `${say.placeAt(place)} pojawia się karta ${quoted(card)}`,
    shuffled: ({ place, n }) => `${say.place(place)} zostaje potasowana (${cards(n)})`,
    rolled: ({ charter }) => `kość Kamienia Dzielnicowego wskazuje ${say.charterObject(charter)}`,
    built: ({ charter, card, site, why }) =>
      isStartUp(why)
        ? `${say.on(site)} staje budynek ${quoted(card)}`
        : `${who(charter)} wznosi budynek ${quoted(card)} ${say.on(site)}`,
    opened: ({ charter, crate, card }) => `${who(charter)} otwiera skrzynię ${crate} z karty ${quoted(card)}`,
    ruleEntered: ({ slot, card }) => `do Kroniki trafia zasada ${slot}: ${say.name(card)}`,
    advanced: ({ charter, to }) =>
      charter === undefined
        ? `znacznik postępu od dawna stoi w miejscu, więc rusza sam${say.progress(to)}`
        : `${who(charter)} przesuwa znacznik postępu${say.progress(to)}`,
    incomeSpace: () => 'znacznik postępu staje na polu przychodu',
    spoke: ({ charter, card }) => {
      if (say.isRule(card)) return `działa zasada: ${say.name(card)}`;
      return charter === undefined
        ? `działa karta ${quoted(card)}`
        : `karta ${quoted(card)} pomaga ${whose(charter)}`;
    },
    passed: ({ charter, card }) => `${who(charter)} rezygnuje (${say.name(card)})`,
    named: ({ charter, card, text }) => `${who(charter)} nadaje imię karcie ${quoted(card)}: ${text}`,
    undone: ({ seat }) => `gracz ${seat} cofa ostatnią decyzję`,
  };
}

function cards(n: number): string {
  const form = pluralForm(n);
  return `${n} ${form === 'one' ? 'karta' : form === 'few' ? 'karty' : 'kart'}`;
}
