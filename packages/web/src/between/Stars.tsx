import type { ReactNode } from 'react';
import { Icon } from '../table/Icon.tsx';
import type { BetweenProps } from './Between.tsx';
import { Note } from './Note.tsx';
import { Option } from './Option.tsx';
import { isNextPromised, starsText } from './promised.ts';
import { rowOf } from './station.ts';
import { whyStar } from './whyStar.ts';

/** Rows that hold more stars than this have no end: only what is filled is drawn. */
const DRAWN = 12;

/** The glory sheet: which row gets the star, how full it is then, and what a full one brings, as long as it brings anything. */
export function Stars({ scene, acting }: BetweenProps): ReactNode {
  const { say, choices, content, now, question } = scene;
  const reason = whyStar(scene);
  const brings = isNextPromised(scene);
  const sheet = now.charters.find(({ charter }) => charter === question?.charter)?.glory;
  return (
    <>
      {reason === undefined ? undefined : (
        <Note
          scene={scene}
          text={say.ui(reason.why === 'goal' ? 'between.starGoal' : 'between.starStory', {
            card: say.name(reason.card),
          })}
        />
      )}
      <Note scene={scene} text={starsText(scene)} />
      <ol className="star-rows">
        {choices.map((choice) => {
          const row = rowOf(choice);
          const line = content.data.board.glory[row];
          if (line === undefined) return undefined;
          const filled = sheet?.[row] ?? 0;
          return (
            <li key={row}>
              <Option className="star-row" onPress={() => acting.choose(choice)}>
                <StarLine filled={filled} of={line.stars} />
                <strong>
                  {brings
                    ? bonusOf(say.describeEffect(line.bonus), say.ui('between.endless'))
                    : say.ui('between.starRow', { n: row + 1 })}
                </strong>
                {brings ? <small>{consequence(scene, filled, line.stars)}</small> : undefined}
              </Option>
            </li>
          );
        })}
      </ol>
    </>
  );
}

function bonusOf(words: string, otherwise: string): string {
  return words.trim() === '' || words.trim() === '.' ? otherwise : words;
}

function consequence({ say }: BetweenProps['scene'], filled: number, of: number): string {
  if (of > DRAWN) return say.ui('between.starEndless', { n: filled + 1 });
  const left = of - filled - 1;
  return left === 0 ? say.ui('between.starFull') : say.ui('between.starMore', { n: left });
}

function StarLine({ filled, of }: { readonly filled: number; readonly of: number }): ReactNode {
  const shown = of > DRAWN ? Math.min(filled + 1, DRAWN) : of;
  return (
    <span className="stars" aria-hidden>
      {Array.from({ length: shown }, (_, i) => i).map((i) => (
        <i key={i} data-state={i < filled ? 'full' : i === filled ? 'next' : 'empty'}>
          <Icon name="glory" />
        </i>
      ))}
    </span>
  );
}
