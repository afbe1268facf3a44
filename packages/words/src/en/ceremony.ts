import { numberRuns } from '../effects/shape.ts';
import type { Ceremony } from '../effects/steps.ts';
import { list } from './amounts.ts';
import { counted, ICON_NOUNS } from './nouns.ts';
import type { Voice } from './voice.ts';

/** What rules and steps of the story do. */
export function ceremony(step: Ceremony, { verb, you, your }: Voice): string {
  switch (step.step) {
    case 'put':
      return step.on === 'octagon'
        ? `${verb('place')} 1 influence token on the octagon`
        : `${verb('place')} 1 influence token on the emblem of the charter`;
    case 'raise':
      return `${verb('get')} the topmost building card of the ${step.from === 'deck' ? 'advancement deck' : 'advancement mat'} built on the first open plot; the card goes ${step.to === 'deck' ? 'back into the deck' : 'on the discard pile'}`;
    case 'story':
      return `${verb('open')} crate ${step.crate}`;
    case 'unlock':
      return `${verb('open')} for everybody what is still locked of the crates ${list(numberRuns(step.crates))}`;
    case 'scatter':
      return step.over === 'charters'
        ? `${verb('scatter')} ${ICON_NOUNS[step.what][1]} over the buildings of all charters`
        : `${verb('scatter')} ${ICON_NOUNS[step.what][1]} over the plots on the location cards`;
    case 'lay':
      return `${verb('lay')} ${counted(['sky island', 'sky islands'], step.n)} over ${your} plots`;
    case 'shuffle':
      return `${verb('shuffle')} the ${step.deck === 'deck' ? 'advancement' : 'objective'} deck`;
    case 'reveal':
      return `${verb('reveal')} ${counted(ICON_NOUNS.objective, step.n)}`;
    case 'cast':
      return `${verb('roll')} the Charterstone die for ${step.what === 'firstPlayer' ? 'the first player' : 'the charters'}`;
    case 'enter':
      return `${verb('put')} ${step.cards.length === 1 ? 'card' : 'cards'} ${list(numberRuns(step.cards))} into the Chronicle`;
    case 'rows':
      return `${verb('take')} the bonus of every row of stars ${you} have completed`;
    case 'keep':
      return step.what === 'capacity'
        ? `${verb('keep')} what ${your} capacity allows and ${verb('return')} the rest`
        : `${verb('return')} everything`;
    case 'read':
      return `${verb('read')} ${step.cards.length === 1 ? 'card' : 'cards'} ${list(numberRuns(step.cards))} aloud`;
    case 'lastRound':
      return 'this round is the last';
  }
}
