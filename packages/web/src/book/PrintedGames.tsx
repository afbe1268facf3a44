import type { Inspection } from '@charterstone/rules';
import type { ReactNode } from 'react';
import { Drawn } from '../art/Drawn.tsx';
import { FindsPart, GamePart } from './GamePart.tsx';
import { OnPaper, PAPER_HALF, PAPER_WIDE } from './onPaper.ts';
import { freshSites } from './stops.ts';
import type { Teller } from './teller.ts';
import { TileShelf, villagePicture, villageWords } from './villageArt.ts';

type Props = {
  readonly teller: Teller;
  /** The village after each game that is over, as far as it is known; 0 is the beginning. */
  readonly villages: ReadonlyMap<number, Inspection>;
};

/** Paper has no slider: every game that is over, with the village as it stood then. */
export function PrintedGames({ teller, villages }: Props): ReactNode {
  const shelf = new TileShelf();
  return (
    <div className="book-printed">
      {teller.account.games
        .filter(({ over }) => over)
        .map((account) => {
          const { game } = account;
          const now = villages.get(game);
          const before = villages.get(game - 1);
          return (
            <div key={game} className="book-printed-game">
              <OnPaper value={now === undefined ? PAPER_WIDE : PAPER_HALF}>
                <GamePart teller={teller} account={account} id={`book-printed-${game}`}>
                  {now === undefined ? undefined : (
                    <div role="img" aria-label={villageWords(teller, now)} className="book-printed-village">
                      <Drawn
                        {...villagePicture(teller, now, freshSites(before?.village, now.village), shelf)}
                      />
                    </div>
                  )}
                </GamePart>
              </OnPaper>
              <FindsPart teller={teller} account={account} />
            </div>
          );
        })}
    </div>
  );
}
