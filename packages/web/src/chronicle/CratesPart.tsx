import type { ReactNode } from 'react';
import { hashOf } from '../app/route.ts';
import { Icon } from '../table/Icon.tsx';
import type { OpenCrate } from './finds.ts';
import { Part } from './Part.tsx';
import { useReading } from './reading.ts';
import './crates.css';

/** Which crates were opened, and what was in them. */
export function CratesPart(): ReactNode {
  const { scene, book } = useReading();
  const { say } = scene;
  const found = say.ui('chronicle.cratesFound', { n: book.crates.length, closed: book.closed });
  return (
    <Part section="crates" aside={<p>{found}</p>}>
      {book.crates.length === 0 ? (
        <p className="part-none">{say.ui('chronicle.noCrates')}</p>
      ) : (
        <ol className="crates">
          {book.crates.map((crate) => (
            <Crate key={crate.crate} {...crate} />
          ))}
        </ol>
      )}
    </Part>
  );
}

function Crate({ crate, on, by, game, cards }: OpenCrate): ReactNode {
  const { scene, turnTo } = useReading();
  const { say, at } = scene;
  const opened =
    game === undefined
      ? undefined
      : by === undefined
        ? say.ui('chronicle.openedIn', { n: game })
        : say.ui('chronicle.openedBy', { n: game, who: say.who(by) });
  return (
    <li className="crate">
      <Icon name="crate" />
      <div>
        <h3>{say.ui('chronicle.crateOf', { n: crate })}</h3>
        {opened === undefined ? undefined : <p className="entry-origin">{opened}</p>}
        {on === undefined ? undefined : <p>{say.ui('chronicle.cameOn', { name: say.name(on) })}</p>}
        <ul className="crate-cards">
          {cards.map((card) => (
            <li key={card}>
              <a
                href={hashOf({ at: 'table', table: at.table.id, page: 'chronicle', place: card })}
                onClick={() => turnTo(card)}
              >
                {say.name(card)}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}
