import type { ReactNode } from 'react';
import { Icon } from '../table/Icon.tsx';
import { Entry } from './Entry.tsx';
import { iconPlace } from './icons.ts';
import { Marked } from './Marked.tsx';
import { Part } from './Part.tsx';
import { useReading } from './reading.ts';
import { glyphMeaning, glyphName } from './words.ts';
import './icons.css';

/** The icons that can be seen so far, and what each means. */
export function IconsPart(): ReactNode {
  const { scene, book } = useReading();
  const { say } = scene;
  return (
    <Part section="icons">
      <p className="icons-where">{say.ui('chronicle.iconsWhere')}</p>
      <ul className="icons">
        {book.icons.map((name) => (
          <li key={name}>
            <Entry place={iconPlace(name)} className="icon-entry">
              <span className="icon-round">
                <Icon name={name} />
              </span>
              <div>
                <h3>
                  <Marked text={glyphName(say, name)} />
                </h3>
                <p>
                  <Marked text={glyphMeaning(say, name)} />
                </p>
              </div>
            </Entry>
          </li>
        ))}
      </ul>
    </Part>
  );
}
