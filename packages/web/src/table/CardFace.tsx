import type { CSSProperties, ReactNode } from 'react';
import { Button } from 'react-aria-components';
import { Drawn } from '../art/Drawn.tsx';
import { type Mark, type ObjectName, objectName } from '../board/objects.ts';
import { cardPicture, signsOf, toneOf } from './cardLook.ts';
import { faceOf } from './content.ts';
import { Glyphs } from './Icon.tsx';
import type { Scene } from './scene.ts';

type Props = {
  readonly scene: Scene;
  readonly card: number;
  readonly mark?: Mark | undefined;
  readonly onPick: (object: ObjectName) => void;
  readonly onInspect: (object: ObjectName | undefined) => void;
};

/** A card that lies face up: its picture, its name, what it costs and brings in signs. What it does is said in words to those who listen. */
export function CardFace({ scene, card, mark, onPick, onInspect }: Props): ReactNode {
  const { say, content } = scene;
  const object = objectName(`card:${card}`);
  const data = faceOf(content, card);
  const picture = cardPicture(content, card);
  const words = data === undefined ? '' : say.describeCard(data);
  const signs = signsOf(content, card);
  if (object === undefined) return undefined;
  return (
    <Button
      className="card"
      data-mark={mark?.state}
      data-object={object}
      style={{ '--tone': toneOf(content, card) } as CSSProperties}
      onPress={() => onPick(object)}
      onHoverStart={() => onInspect(object)}
      onFocus={() => onInspect(object)}
    >
      {picture === undefined ? undefined : (
        <Drawn markup={picture.markup} viewBox={picture.viewBox} className="card-picture" />
      )}
      <span className="card-name">{say.name(card)}</span>
      {words === '' ? undefined : <span className="unseen">. {words}</span>}
      <span className="card-signs" aria-hidden>
        <Glyphs glyphs={signs.cost} />
        {signs.cost.length > 0 && signs.gain.length > 0 ? <span>→</span> : undefined}
        <Glyphs glyphs={signs.gain} />
      </span>
    </Button>
  );
}
