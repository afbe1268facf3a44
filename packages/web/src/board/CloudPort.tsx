import type { Charter, Effect } from '@charterstone/rules';
import { memo, type ReactNode } from 'react';
import { drawingOf } from '../art/glyphs/drawings.ts';
import { effectIcons } from '../art/glyphs/effectIcons.ts';
import { titleWidthOf } from '../art/lettering.ts';
import { at, shape } from '../art/paper.ts';
import { figure } from '../art/pieces/counts.ts';
import { token } from '../art/pieces/pieces.ts';
import { Flat } from './Flat.tsx';
import { fitted } from './fitted.ts';
import { Over } from './Over.tsx';
import type { MarkState } from './objects.ts';
import type { QuotaPlan, QuotaSpot } from './quotaPlan.ts';
import { Thing } from './Thing.tsx';

const OUTER =
  'M2 22Q0-6 26-8 46-22 66-10 90-24 118-10 144-22 164-8 196-10 200 14 214 26 208 48 220 66 206 82 210 108 182 112 162 124 136 115 110 127 88 115 62 127 42 115 8 120 2 94-12 80-3 62-12 40 2 22z';
const INNER =
  'M10 26Q10 2 30 0 48-12 66-2 90-14 116-2 142-12 160 0 188 0 192 18 204 30 199 48 210 66 198 80 200 102 174 105 156 115 136 106 110 117 88 106 62 117 44 106 18 109 12 88 0 78 7 62 0 42 10 26z';
const ZEPPELIN = at(
  196,
  2,
  1,
  '<ellipse rx="27" ry="12.5" fill="#e07a5f"/><path d="M-27 0A27 12.5 0 0 1 0-12.5Q-14-6-14 0T0 12.5A27 12.5 0 0 1-27 0z" fill="#a8454b"/><path d="M0-12.5Q11-6 11 0T0 12.5Q-9 6-9 0T0-12.5z" fill="#fff0d6"/><path d="M-32-8l9 4v8l-9 4z" fill="#7d3450"/><rect x="-8" y="12" width="18" height="6.5" rx="2.5" fill="#2a2748"/><rect x="-4" y="13.5" width="3.5" height="3" fill="#ffd886"/><rect x="2" y="13.5" width="3.5" height="3" fill="#ffd886"/>',
);
const CLOUD_ART = shape(OUTER, '#0c1c36', 0.14).replace('<path', '<path transform="translate(-5 12)"');
const CLOUD_BODY =
  CLOUD_ART +
  shape(OUTER, '#0c1c36', 0.16).replace('<path', '<path transform="translate(-3 7)"') +
  shape(OUTER, '#fff4e0') +
  shape(INNER, '#f7e3cb') +
  ZEPPELIN;
const INK = '#3b2a4c';

export type PortView = {
  readonly label: string;
  readonly state: MarkState;
  readonly name: string;
  /** Markup of its workers and of what it gives. */
  readonly pieces: string;
  readonly print: string;
};

/** The cloud with its name, the rows and what each column takes. */
const Port = memo(function Port({
  plan,
  label,
  state,
  name,
  pieces,
  print,
}: PortView & { readonly plan: QuotaPlan }) {
  const title = fitted(name, 108, 16, 11, titleWidthOf);
  const frame =
    plan.heads.map(({ n, at: [x, y] }) => figure(String(n), x, y, 12, INK)).join('') +
    plan.rows
      .map(({ row, at: [x, y] }) => at(x, y, plan.rows.length > 3 ? 0.62 : 0.78, drawingOf(row)))
      .join('');
  return (
    <>
      <Thing object="commons:cloudPort" label={label} state={state}>
        <Flat markup={CLOUD_BODY} />
      </Thing>
      <Over>
        <text className="board-title ink" x="32" y="15" fontSize={title.size}>
          {title.text}
        </text>
        <Flat markup={frame + print + pieces} />
      </Over>
    </>
  );
});

export type SpaceView = {
  readonly spot: QuotaSpot;
  readonly label: string;
  readonly state: MarkState;
  readonly taken: Charter | undefined;
};

const Space = memo(
  function Space({ spot, label, state, taken }: SpaceView) {
    const { space, at: place, width, height, bonus } = spot;
    return (
      <Thing
        object={`quota:${space}`}
        label={label}
        state={state}
        transform={`translate(${place[0]} ${place[1]})`}
      >
        <rect x={-width / 2} y={-height / 2} width={width} height={height} rx="5" fill="#d9b79a" />
        <rect x={-width / 2} y={-height / 2 + 2} width={width} height={height - 2} rx="5" fill="#ecd2b4" />
        <Flat
          markup={
            taken === undefined
              ? bonusArt(bonus, height)
              : `<g data-piece="quota-${space}">${token(taken, Math.min(8, height / 2 - 0.4))}</g>`
          }
        />
      </Thing>
    );
  },
  (a, b) =>
    a.label === b.label &&
    a.state === b.state &&
    a.taken === b.taken &&
    a.spot.space === b.spot.space &&
    a.spot.height === b.spot.height,
);

/** What a space brings on top, faintly: it is not yet anybody's. */
function bonusArt(bonus: Effect, height: number): string {
  const [icon] = effectIcons(bonus);
  return icon === undefined ? '' : `<g opacity=".8">${at(0, 1, height / 27, drawingOf(icon.name))}</g>`;
}

export function CloudPort({
  plan,
  port,
  spaces,
}: {
  readonly plan: QuotaPlan;
  readonly port: PortView;
  readonly spaces: readonly SpaceView[];
}): ReactNode {
  return (
    <>
      <Port plan={plan} {...port} />
      {spaces.map((space) => (
        <Space key={space.spot.space} {...space} />
      ))}
    </>
  );
}
