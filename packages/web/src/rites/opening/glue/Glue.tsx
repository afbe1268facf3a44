import { type CSSProperties, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { DrawnGroup } from '../../../art/Drawn.tsx';
import { pointsOf } from '../../../art/paper.ts';
import { Vista } from '../../../art/vistas/Vista.tsx';
import { tileHexagon } from '../../../board/hexes.ts';
import { Explained } from '../../../chronicle/Explained.tsx';
import { Button } from '../../../parts/Button.tsx';
import { faceOf } from '../../../table/content.ts';
import { Icon } from '../../../table/Icon.tsx';
import { paced } from '../../pace.ts';
import { Frame } from '../parts/Frame.tsx';
import { wordsOn } from '../parts/words.ts';
import type { StageOf } from '../stage.tsx';
import { type Land, landAround } from './land.ts';
import './glue.css';

/** Peeled, flown, and then held above its plot for so long. */
const BY_ITSELF_MS = 4600;
const GLUED_MS = 1900;

/** A building of one's own is glued: peeled off its card, carried to its plot, pressed down. */
export function Glue(props: StageOf<'glue'>): ReactNode {
  const { scene, given, speed, mine, done } = props;
  const { say, eyes } = scene;
  const [isPressed, setPressed] = useState(speed === 0);
  const [land] = useState(() => landAround(scene, given.site, given.card));
  const [canUndo] = useState(scene.seen.undo);
  const end = useRef(done);
  end.current = done;
  useEffect(() => {
    if (speed === 0) return;
    const next = (): void => (isPressed ? end.current() : setPressed(true));
    const timer = setTimeout(next, paced(isPressed ? GLUED_MS : BY_ITSELF_MS, speed));
    return () => clearTimeout(timer);
  }, [isPressed, speed]);
  const putBack = async (): Promise<void> => {
    await mine.link.choose(eyes, [{ do: 'undo' }]);
    done();
  };
  return (
    <Frame
      stage={props}
      look="glue"
      kicker={isPressed ? say.ui('rite.pressed') : say.ui('rite.peelText')}
      title={say.ui('rite.peel')}
      backdrop={<Vista name="table" />}
      act={isPressed ? undefined : { word: say.ui('rite.press'), run: () => setPressed(true) }}
      more={
        canUndo && !isPressed ? (
          <Button look="paper" onPress={putBack}>
            {say.ui('rite.putBack')}
          </Button>
        ) : undefined
      }
    >
      <div className="glue">
        {land === undefined ? undefined : (
          <GlueLand land={land} isPressed={isPressed} press={() => setPressed(true)} />
        )}
        <Panel {...props} land={land} />
      </div>
    </Frame>
  );
}

/** On a phone that lies on its side there is room beside it, as on a desk. */
const isNarrow = (): boolean =>
  matchMedia('(width < 60rem) and (not ((height < 30rem) and (orientation: landscape)))').matches;

/** The charter, the card with the hole where the building was, and the building on its way. */
function GlueLand({
  land,
  isPressed,
  press,
}: {
  readonly land: Land;
  readonly isPressed: boolean;
  readonly press: () => void;
}): ReactNode {
  const [narrow] = useState(isNarrow);
  const { left, top, right, bottom } = land.box;
  const card = narrow ? ([(left + right) / 2, bottom + 62] as const) : ([left - 92, bottom - 96] as const);
  const box = narrow
    ? `${left} ${top} ${right - left} ${bottom + 150 - top}`
    : `${left - 180} ${top} ${right - left + 190} ${bottom - top}`;
  const [x, y] = land.at;
  const way = { '--from-x': `${card[0] - x}px`, '--from-y': `${card[1] - y}px` } as CSSProperties;
  const hole = useMemo(() => pointsOf(tileHexagon(0)), []);
  return (
    <svg className="glue-land" viewBox={box} aria-hidden="true" data-pressed={isPressed || undefined}>
      <DrawnGroup markup={land.markup} />
      <g transform={`translate(${card[0]} ${card[1]}) rotate(-6)`}>
        <rect className="glue-card-shade" x="-76" y="-80" width="150" height="172" rx="9" />
        <rect className="glue-card" x="-73" y="-86" width="150" height="172" rx="9" />
        <polygon className="glue-hole" points={hole} />
        <path className="glue-lines" d="M-58-68H30M-58 66H58M-58 76H12" />
      </g>
      <g transform={`translate(${x} ${y})`} style={way}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the button below does the same */}
        <g className="glue-sticker" onClick={press}>
          <polygon className="glue-shadow" points={hole} />
          <DrawnGroup markup={land.sticker} />
          <g className="glue-curls">
            <path className="glue-curl" d="M-49 -8L-49 27L-4 52z" />
            <path className="glue-curl-back" d="M-49 -8L-22 6L-4 52z" />
          </g>
        </g>
        <g className="glue-scraps">
          <path d="M-58-30l14 5-10 9z" fill="#f2b84b" />
          <path d="M52 26l12 9-14 5z" fill="#f0795b" />
          <path d="M40-52l10-6 1 13z" fill="#7fd1ae" />
          <path d="M-42 50l4 13-13-4z" fill="#8fb8ec" />
        </g>
      </g>
    </svg>
  );
}

function Panel({ scene, given, land }: StageOf<'glue'> & { readonly land: Land | undefined }): ReactNode {
  const { say, content } = scene;
  const explained = (text: string): ReactNode => <Explained scene={scene} text={text} />;
  const { card, told } = given;
  const face = faceOf(content, card);
  const building = face?.kind === 'building' ? face : undefined;
  const { does, flavour } = wordsOn(scene, card);
  return (
    <section className="glue-panel">
      <p className="glue-told">{told}</p>
      <h3>{say.name(card)}</h3>
      {does === undefined ? undefined : <p>{explained(does)}</p>}
      {flavour === undefined ? undefined : <p className="glue-flavour">{flavour}</p>}
      <ul>
        {building?.value === undefined ? undefined : (
          <li>
            <Icon name="shield" />
            {explained(say.ui('rite.worth', { n: building.value }))}
          </li>
        )}
        {land?.hasCrate !== true ? undefined : (
          <li>
            <Icon name="crate" />
            {explained(say.ui('rite.hasCrate'))}
          </li>
        )}
        {land === undefined ? undefined : (
          <li>
            <Icon name="plot" />
            {explained(say.ui('rite.plotsLeft', { n: land.plotsLeft }))}
          </li>
        )}
      </ul>
    </section>
  );
}
