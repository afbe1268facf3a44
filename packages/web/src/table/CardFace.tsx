import { type CSSProperties, memo, type ReactNode } from 'react';
import { Button } from 'react-aria-components';
import { Drawn } from '../art/Drawn.tsx';
import { markWords } from '../board/labels.ts';
import { type Mark, type ObjectName, objectName } from '../board/objects.ts';
import { widest, widestIn } from '../parts/widest.ts';
import { Build } from './Build.tsx';
import {
  buildSigns,
  type CardSigns,
  cardPicture,
  cardWords,
  type PictureOf,
  signsOf,
  toneOf,
} from './cardLook.ts';
import { isKnown } from './content.ts';
import { Glyphs } from './Icon.tsx';
import type { Scene } from './scene.ts';
import { type Touching, touchingOf } from './touching.ts';

type Props = {
  readonly scene: Scene;
  readonly card: number;
  readonly mark?: Mark | undefined;
  /** What stands on it for everybody to read, where there is room for words. */
  readonly told?: string | undefined;
} & Touching;

/** A card that lies face up: its picture, its name, what it costs and brings in signs. What it does is said in words to those who listen. */
export function CardFace({ scene, card, mark, told, onPick, onInspect }: Props): ReactNode {
  const { say, content } = scene;
  const object = objectName(`card:${card}`);
  const picture = cardPicture(content, card);
  const words = `${cardWords(scene, card)} ${(mark && markWords(say, mark)) ?? ''}`.trim();
  const signs = signsOf(content, card);
  const isSeen = isKnown(content, card);
  if (object === undefined) return undefined;
  return (
    <Face
      object={object}
      state={mark?.state}
      tone={toneOf(content, card)}
      isSeen={isSeen}
      name={say.name(card)}
      words={words}
      told={told}
      picture={picture}
      signs={signs}
      build={buildSigns(scene, card)}
      onPick={onPick}
      onInspect={onInspect}
    />
  );
}

type FaceProps = Pick<Props, 'onPick' | 'onInspect'> & {
  readonly object: ObjectName;
  readonly state: Mark['state'] | undefined;
  readonly tone: string;
  /** Its face was handed out; until then it lies face down. */
  readonly isSeen: boolean;
  readonly name: string;
  readonly words: string;
  readonly told: string | undefined;
  readonly picture: PictureOf | undefined;
  readonly signs: CardSigns;
  readonly build: CardSigns['build'];
};

/** Most cards stay as they are from step to step. */
const Face = memo(function Face(props: FaceProps): ReactNode {
  const { object, state, tone, isSeen, name, words, told, picture, signs, build, onPick, onInspect } = props;
  return (
    <Button
      className="card"
      data-mark={state}
      data-object={object}
      data-unseen={!isSeen || undefined}
      style={{ '--tone': tone } as CSSProperties}
      {...touchingOf(object, { onPick, onInspect })}
    >
      {picture === undefined ? undefined : (
        <Drawn markup={picture.markup} viewBox={picture.viewBox} className="card-picture" />
      )}
      <Build glyphs={build} />
      <Name text={name} />
      {told === undefined ? undefined : (
        <span className="card-told" aria-hidden>
          {told}
        </span>
      )}
      {words === '' ? undefined : <span className="unseen">. {words}</span>}
      <span className="card-signs" data-many={breadthOf(signs) > BROAD || undefined} aria-hidden>
        <Glyphs glyphs={signs.cost} />
        {signs.cost.length > 0 && signs.gain.length > 0 ? <span>→</span> : undefined}
        <Glyphs glyphs={signs.gain} />
      </span>
    </Button>
  );
});

/** What has room on a line in the usual size, counted in icons; an amount is as broad as a third of one, an arrow as half. */
const BROAD = 4;

function breadthOf({ cost, gain }: CardSigns): number {
  const all = [...cost, ...gain];
  const amounts = all.filter(({ count }) => count !== undefined).length;
  return all.length + amounts / 3 + (cost.length > 0 && gain.length > 0 ? 0.5 : 0);
}

/** Words wider than this have no room on a line in the usual hand. */
const LONG = 4.8;

function Name({ text }: { readonly text: string }): ReactNode {
  return (
    <span className="card-name" data-long={widestIn(text) > LONG || undefined} style={widest(text)}>
      {text}
    </span>
  );
}
