import { type CSSProperties, type ReactNode, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Drawn } from '../../../art/Drawn.tsx';
import { personArt } from '../../../art/people/person.ts';
import { widest } from '../../../parts/widest.ts';
import { Build } from '../../../table/Build.tsx';
import { buildSigns, cardPicture, type PictureOf, signsOf, toneOf } from '../../../table/cardLook.ts';
import { type Content, faceOf } from '../../../table/content.ts';
import { Glyphs } from '../../../table/Icon.tsx';
import type { Scene } from '../../../table/scene.ts';
import { wordsOn } from './words.ts';
import './paperCard.css';

type Props = {
  readonly scene: Scene;
  readonly card: number;
  /** How many of its kind lie beneath it. */
  readonly beneath?: readonly number[];
  /** Where it goes, below it. */
  readonly note?: string | undefined;
};

/** A card, large. Its other side has everything that is written on it; whoever only hears it is told both at once. */
export function PaperCard({ scene, card, beneath = [], note }: Props): ReactNode {
  const { say, content } = scene;
  const [isTurned, setTurned] = useState(false);
  const name = say.name(card);
  const words = wordsOn(scene, card);
  // What is on the other side is heard at once.
  const unsaid =
    words.does === undefined ? [] : [words.text, words.flavour].filter((part) => part !== undefined);
  const others = beneath.map((one) => say.name(one));
  const signs = signsOf(content, card);
  const picture = largePicture(content, card);
  return (
    <Button
      className="paper-card"
      data-turned={isTurned || undefined}
      data-pile={others.length > 0 || undefined}
      data-kind={faceOf(content, card)?.kind}
      aria-pressed={isTurned}
      style={{ '--tone': toneOf(content, card) } as CSSProperties}
      onPress={() => setTurned(!isTurned)}
    >
      <span className="paper-card-sides">
        <span className="paper-card-front">
          <span className="paper-card-picture">
            {picture === undefined ? undefined : <Drawn markup={picture.markup} viewBox={picture.viewBox} />}
            <span className="paper-card-gain">
              <Glyphs glyphs={signs.gain.slice(0, 3)} />
            </span>
            <span className="paper-card-cost">
              <Glyphs glyphs={signs.cost.slice(0, 3)} />
            </span>
            {others.length === 0 ? undefined : <b className="paper-card-count">×{others.length + 1}</b>}
          </span>
          <span className="paper-card-name" style={widest(name)}>
            {name}
          </span>
          <Build glyphs={buildSigns(scene, card)} />
          <span className="paper-card-does">{words.does ?? words.flavour ?? words.text}</span>
          <span className="unseen">{[...others, ...unsaid].join('. ')}</span>
        </span>
        <span className="paper-card-back" aria-hidden="true">
          <span className="paper-card-name" style={widest(name)}>
            {name}
          </span>
          {others.length > 0 ? (
            <span className="paper-card-list">{say.list([name, ...others])}</span>
          ) : (
            <>
              {words.does === undefined ? undefined : <span>{words.does}</span>}
              {words.text === undefined ? undefined : <span>{words.text}</span>}
              {words.flavour === undefined ? undefined : <i>{words.flavour}</i>}
            </>
          )}
        </span>
      </span>
      {note === undefined ? undefined : <span className="paper-card-note">{note}</span>}
    </Button>
  );
}

/** People are seen from head to belt here: there is room. */
export function largePicture(content: Content, card: number): PictureOf | undefined {
  const line = content.pictures[card];
  return line?.kind === 'person' ? personArt(line, 'full') : cardPicture(content, card);
}
