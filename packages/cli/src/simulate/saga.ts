import { type Charter, type Fact, type Game, openBox, stateOf } from '@charterstone/rules';
import { mayEnd, turnsOf } from '@charterstone/testkit';

/** What came of a campaign. */
export type Saga = {
  readonly turns: number;
  /** Each game in its order. */
  readonly games: readonly {
    readonly winners: readonly Charter[];
    readonly points: Readonly<Partial<Record<Charter, number>>>;
  }[];
  /** The crates that were opened, by number and by letter. */
  readonly opened: readonly string[];
  /** The score of each charter at the end of the campaign; nobody has one before it is decided. */
  readonly scores: readonly { readonly charter: Charter; readonly total: number; readonly won: boolean }[];
};

/** Somebody who listens to a campaign, so that it can be told afterwards. */
export type Teller = {
  /** Before a choice: has the game tell what happens, when it may end. */
  readonly listen: (game: Game) => void;
  /** After a choice. */
  readonly hear: (game: Game) => void;
  readonly told: (game: Game) => Saga;
};

export function teller(): Teller {
  let turnsBefore = 0;
  let turns = 0;
  const games: Saga['games'][number][] = [];
  let scores: Saga['scores'] = [];

  function note(fact: Fact): void {
    if (fact.fact === 'gameEnded') games.push({ winners: fact.winners, points: fact.points });
    else if (fact.fact === 'campaignEnded')
      scores = fact.scores.map(({ charter, total }) => ({
        charter,
        total,
        won: fact.champions.includes(charter),
      }));
  }

  return {
    // Facts take time to make, and only how games end is told. An end that was missed would show: games are counted.
    listen: (game) => {
      game.facts = mayEnd(game) ? [] : undefined;
    },
    hear: (game) => {
      for (const fact of game.facts ?? []) note(fact);
      const now = turnsOf(game);
      if (now < turns) turnsBefore += turns;
      turns = now;
    },
    told: (game) => ({ turns: turnsBefore + turns, games, opened: openedCrates(game), scores }),
  };
}

/** Also those that nobody opened alone: in game 11 some are opened for everybody (card 376). */
function openedCrates(game: Game): string[] {
  const { crates } = openBox(stateOf(game));
  return Object.keys(crates).filter((crate) => crates[crate]?.locked !== true);
}
