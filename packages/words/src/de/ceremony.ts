import { numberRuns } from '../effects/shape.ts';
import type { Ceremony } from '../effects/steps.ts';
import { amount } from './amounts.ts';
import { countedObject, ICON_NOUNS, THING_NOUNS } from './nouns.ts';
import { type Clause, clause, list, statement, VERBS } from './verbs.ts';

/** What rules and steps of the story do. */
export function ceremony(step: Ceremony): Clause {
  switch (step.step) {
    case 'put':
      return clause(
        VERBS.legen,
        `1 Einflussmarker auf das ${step.on === 'octagon' ? 'Achteck' : 'Wappen des Charters'}`,
      );
    case 'raise':
      return clause(
        VERBS.erhalten,
        `auf dem ersten freien Bauplatz die oberste Gebäudekarte ${step.from === 'deck' ? 'des Ausbaudecks' : 'des Ausbautableaus'} (die Karte kommt danach ${step.to === 'deck' ? 'zurück ins Deck' : 'auf den Abwurfstapel'})`,
      );
    case 'story':
      return clause(VERBS.öffnen, `Kiste ${step.crate}`);
    case 'unlock':
      return clause(
        VERBS.öffnen,
        `für alle die noch verschlossenen Kisten unter ${list(numberRuns(step.crates))}`,
      );
    case 'scatter':
      return clause(
        VERBS.verteilen,
        `${ICON_NOUNS[step.what].other} auf die ${step.over === 'charters' ? 'Gebäude aller Charter' : 'Bauplätze der Ortskarten'}`,
      );
    case 'lay':
      return clause(
        VERBS.legen,
        (their) => `${amount(THING_NOUNS.skyIsland, step.n)} über ${their ? 'eigene' : 'deine'} Bauplätze`,
      );
    case 'shuffle':
      return clause(VERBS.mischen, step.deck === 'deck' ? 'das Ausbaudeck' : 'das Zieldeck');
    case 'reveal':
      return clause(VERBS.aufdecken, countedObject(ICON_NOUNS.objective, step.n));
    case 'cast':
      return clause(
        VERBS.auswürfeln,
        `mit dem Charterstone ${step.what === 'firstPlayer' ? 'den Startspieler' : 'die Charter'}`,
      );
    case 'enter':
      return clause(VERBS.legen, `${numbered(step.cards)} in die Chronik`);
    case 'rows':
      return clause(VERBS.nehmen, 'den Bonus jeder vollen Ruhmesreihe');
    case 'keep':
      return clause(VERBS.zurücklegen, (their) =>
        step.what === 'nothing' ? 'alles' : `alles über ${their ? 'die eigene' : 'deine'} Kapazität hinaus`,
      );
    case 'read':
      return clause(VERBS.vorlesen, numbered(step.cards));
    case 'lastRound':
      return statement('diese Runde ist die letzte', 'ist diese Runde die letzte');
  }
}

function numbered(cards: readonly number[]): string {
  return cards.length === 1 ? `Karte ${cards[0]}` : `die Karten ${list(numberRuns(cards))}`;
}
