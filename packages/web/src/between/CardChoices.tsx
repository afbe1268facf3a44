import { choiceText } from '@charterstone/rules';
import type { ReactNode } from 'react';
import type { BetweenProps } from './Between.tsx';
import { CardOption } from './CardOption.tsx';
import { WordOption } from './WordChoices.tsx';

/** One of several cards: a persona for the next game, a card of the mat, what the story lays out. */
export function CardChoices({ scene, acting }: BetweenProps): ReactNode {
  const { say, choices, now, question, content } = scene;
  const used = now.charters.find(({ charter }) => charter === question?.charter)?.used ?? [];
  return (
    <ul className="options">
      {choices.map((choice) => {
        const { what } = choice;
        const isPersona = typeof what === 'number' && content.data.cards[what]?.kind === 'persona';
        return (
          <li key={choiceText(choice)}>
            {typeof what === 'number' ? (
              <CardOption
                scene={scene}
                card={what}
                onPress={() => acting.choose(choice)}
                note={
                  isPersona && !now.campaignOver
                    ? say.ui(used.includes(what) ? 'between.usedBefore' : 'between.notUsed')
                    : undefined
                }
              />
            ) : (
              <WordOption scene={scene} acting={acting} choice={choice} />
            )}
          </li>
        );
      })}
    </ul>
  );
}
