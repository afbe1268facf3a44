import type { CSSProperties, ReactNode } from 'react';
import { Drawn } from '../art/Drawn.tsx';
import { widest } from '../parts/widest.ts';
import { Build } from '../table/Build.tsx';
import { buildSigns, cardPicture, cardWords, signsOf, toneOf } from '../table/cardLook.ts';
import { Glyphs } from '../table/Icon.tsx';
import type { Scene } from '../table/scene.ts';
import { Option } from './Option.tsx';

type Props = {
  readonly scene: Scene;
  readonly card: number;
  readonly onPress: (() => void) | undefined;
  readonly isPicked?: boolean | undefined;
  readonly isDisabled?: boolean;
  /** What choosing it is called, where that is not the name of the card. */
  readonly title?: string | undefined;
  /** What becomes of it, in a few words. */
  readonly note?: string | undefined;
  readonly className?: string;
};

/** A card as large as one holds it: picture, name, and in words what it does. */
export function CardOption(props: Props): ReactNode {
  const { scene, card, onPress, isPicked, isDisabled = false, title, note, className = '' } = props;
  const { say, content } = scene;
  const picture = cardPicture(content, card);
  const signs = signsOf(content, card);
  const words = cardWords(scene, card);
  const flavour = content.textOf(card)?.flavour;
  return (
    <Option
      className={`card-option ${className}`.trim()}
      onPress={onPress}
      isPicked={isPicked}
      isDisabled={isDisabled}
    >
      <span
        className="card-option-picture"
        style={{ '--tone': toneOf(content, card) } as CSSProperties}
        aria-hidden
      >
        {picture === undefined ? undefined : <Drawn markup={picture.markup} viewBox={picture.viewBox} />}
      </span>
      <strong style={widest(title ?? say.name(card))}>{title ?? say.name(card)}</strong>
      {title === undefined ? undefined : <b>{say.name(card)}</b>}
      {signs.cost.length + signs.gain.length === 0 ? undefined : (
        <span className="card-option-signs">
          <Glyphs glyphs={signs.cost} />
          {signs.cost.length > 0 && signs.gain.length > 0 ? <span aria-hidden>→</span> : undefined}
          <Glyphs glyphs={signs.gain} />
        </span>
      )}
      <Build glyphs={buildSigns(scene, card)} />
      {words === '' ? undefined : <span className="card-option-words">{words}</span>}
      {words === '' && flavour !== undefined ? <em className="card-option-words">{flavour}</em> : undefined}
      {note === undefined ? undefined : <small>{note}</small>}
    </Option>
  );
}
