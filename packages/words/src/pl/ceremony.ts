import { numberRuns } from '../effects/shape.ts';
import type { Ceremony } from '../effects/steps.ts';
import { ICON_NOUNS, THING_NOUNS } from './nouns.ts';
import { countedObject, objectInGeneral } from './numerals.ts';
import { type Clause, clause, list, receive, statement } from './verbs.ts';

/** What rules and steps of the story do. */
export function ceremony(step: Ceremony): Clause {
  switch (step.step) {
    case 'put':
      return clause(
        'kładziesz',
        'położyć',
        `1 znacznik wpływu na ${step.on === 'octagon' ? 'ośmiokącie' : 'herbie dzielnicy'}`,
      );
    case 'raise':
      return receive(
        `na pierwszej wolnej działce budynek z pierwszej karty niewzniesionego budynku z ${step.from === 'deck' ? 'talii' : 'planszetki'} rozwoju (karta trafia potem ${step.to === 'deck' ? 'do talii' : 'na stos kart odrzuconych'})`,
      );
    case 'story':
      return clause('otwierasz', 'otworzyć', `skrzynię ${step.crate}`);
    case 'unlock':
      return clause(
        'otwierasz',
        'otworzyć',
        `dla wszystkich skrzynie ${list(numberRuns(step.crates))}, o ile są jeszcze zamknięte`,
      );
    case 'scatter':
      return clause(
        step.over === 'charters' ? 'rozkładasz' : 'rozstawiasz',
        step.over === 'charters' ? 'rozłożyć' : 'rozstawić',
        `${objectInGeneral(ICON_NOUNS[step.what])} ${step.over === 'charters' ? 'w budynkach wszystkich dzielnic' : 'na działkach z kart miejsc'}`,
      );
    case 'lay':
      return clause(
        'kładziesz',
        'położyć',
        `${countedObject(THING_NOUNS.skyIsland, step.n)} nad swoimi działkami`,
      );
    case 'shuffle':
      return clause('tasujesz', 'potasować', step.deck === 'deck' ? 'talię rozwoju' : 'talię celów');
    case 'reveal':
      return clause('odsłaniasz', 'odsłonić', countedObject(ICON_NOUNS.objective, step.n));
    case 'cast':
      return clause(
        'rzucasz',
        'rzucić',
        `kością Kamienia Dzielnicowego, by ${step.what === 'firstPlayer' ? 'wyłonić pierwszego gracza' : 'rozdzielić dzielnice'}`,
      );
    case 'enter':
      return clause('umieszczasz', 'umieścić', `w Kronice ${numbered(step.cards)}`);
    case 'rows':
      return clause('bierzesz', 'wziąć', 'premię za każdy pełny rząd gwiazdek');
    case 'keep':
      return clause(
        'odkładasz',
        'odłożyć',
        step.what === 'nothing' ? 'wszystko' : 'wszystko ponad swoją pojemność',
      );
    case 'read':
      return clause('odczytujesz', 'odczytać', numbered(step.cards));
    case 'lastRound':
      return statement('ta runda jest ostatnia');
  }
}

function numbered(cards: readonly number[]): string {
  return cards.length === 1 ? `kartę ${cards[0]}` : `karty ${list(numberRuns(cards))}`;
}
