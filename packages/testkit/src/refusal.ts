import {
  type Aside,
  type Choice,
  charterOfSeat,
  choiceText,
  deciders,
  inspect,
  type Lack,
  options,
  type State,
} from '@charterstone/rules';

/** A choice or an aside as one line, for messages. */
export function saying(choice: Choice | Aside): string {
  switch (choice.do) {
    case 'undo':
    case 'part':
    case 'stay':
      return choice.do;
    case 'tell':
    case 'join':
    case 'automa':
    case 'dismiss':
      return `${choice.do} ${choice.what}`;
    case 'deal':
    case 'name':
      return `${choice.do} ${choice.what} "${choice.text}"`;
    default:
      return choiceText(choice);
  }
}

/** Why a verb of a test was refused: the reasons, who decides, and what they could have said instead. */
export class Refused extends Error {
  readonly reasons: readonly Lack[];

  constructor(state: State, seat: number, choice: Choice | Aside, reasons: readonly Lack[]) {
    const lines = deciders(state).map((decider) => {
      const texts = options(state, decider).map(saying);
      return `  ${nameOf(state, decider)} decides: ${texts.join(' | ')}`;
    });
    const { round, turn, progress } = inspect(state);
    super(
      [
        `${nameOf(state, seat)} can't "${saying(choice)}" (round ${round}, turn ${turn}, progress ${progress})`,
        `  reasons: ${JSON.stringify(reasons)}`,
        ...lines,
      ].join('\n'),
    );
    this.reasons = reasons;
  }
}

function nameOf(state: State, seat: number): string {
  return charterOfSeat(state, seat) ?? `seat ${seat}`;
}
