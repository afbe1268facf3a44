import { LAST_CARD } from '@charterstone/rules';
import type { CSSProperties, ReactNode } from 'react';
import { toneOf } from '../table/cardLook.ts';
import { Entry, Portrait } from './Entry.tsx';
import type { Group } from './finds.ts';
import { Marked } from './Marked.tsx';
import { Part } from './Part.tsx';
import { Prose } from './Prose.tsx';
import { useReading } from './reading.ts';
import { doingOf } from './words.ts';
import './finds.css';

/** People or things, kind by kind. */
export function CardsPart({ section }: { readonly section: 'people' | 'things' }): ReactNode {
  const { scene, book } = useReading();
  return (
    <Part section={section}>
      {book[section].map(({ kind, cards }: Group) => (
        <section key={kind} className="finds-kind" aria-label={scene.say.ui(`chronicle.group-${kind}`)}>
          <h3>
            {scene.say.ui(`chronicle.group-${kind}`)} <small>{cards.length}</small>
          </h3>
          <ul className="finds">
            {cards.map((card) => (
              <li key={card}>
                <Find card={card} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Part>
  );
}

function Find({ card }: { readonly card: number }): ReactNode {
  const { scene, past } = useReading();
  const { say, content } = scene;
  const words = content.textOf(card);
  const given = past.names.get(card);
  return (
    <Entry place={card} className="find">
      <div className="find-frame" style={{ '--tone': toneOf(content, card) } as CSSProperties}>
        <Portrait card={card} className="find-picture" />
      </div>
      <div className="find-words">
        <h4>
          <Marked text={say.name(card)} />
        </h4>
        {given === undefined ? undefined : (
          <p className="find-given">
            <bdi>{say.ui('chronicle.called', { name: given })}</bdi>
          </p>
        )}
        <Prose text={doingOf(scene, card)} own={card} />
        {words?.text === undefined ? undefined : <Prose text={words.text} own={card} />}
        {words?.flavour === undefined ? undefined : (
          <p className="find-flavour">
            <Marked text={words.flavour} />
          </p>
        )}
        {card > LAST_CARD ? undefined : (
          <p className="entry-origin">{say.ui('chronicle.cardOf', { n: card })}</p>
        )}
      </div>
    </Entry>
  );
}
