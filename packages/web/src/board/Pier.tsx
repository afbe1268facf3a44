import type { Charter } from '@charterstone/rules';
import { memo } from 'react';
import { at } from '../art/paper.ts';
import { figure } from '../art/pieces/counts.ts';
import { token } from '../art/pieces/pieces.ts';
import { Flat } from './Flat.tsx';
import { short } from './hexes.ts';
import { lineOf, PIER, spaced } from './lines.ts';
import { Over } from './Over.tsx';
import type { MarkState } from './objects.ts';
import { Thing } from './Thing.tsx';

export type PierProps = {
  readonly title: string;
  readonly label: string;
  readonly state: MarkState;
  /** Whose token lies on each space, as words; nothing for a free one. */
  readonly tokens: string;
  /** The space the first token of a game goes to, which depends on the number of players. */
  readonly first: number;
};

const plank = (stroke: string, dx: number, dy: number, more = ''): string =>
  `<path d="${lineOf(PIER, dx, dy)}" stroke="${stroke}" stroke-width="25" fill="none" stroke-linecap="round" stroke-linejoin="round"${more}/>`;

function pierArt(spaces: number, first: number): string {
  const places = spaced(PIER, spaces);
  const piles = places
    .filter((_, i) => i % 2 === 0)
    .map(
      ([x, y]) =>
        `<path d="M${short(x - 8)} ${short(y)}v21M${short(x + 8)} ${short(y)}v21" stroke="#6b4436" stroke-width="3.4" stroke-linecap="round"/>`,
    )
    .join('');
  const rings = places
    .map(([x, y], i) =>
      at(
        x,
        y,
        1,
        `<circle r="9.4" fill="#a06c3f"/><circle r="9.4" cy="1.2" fill="${i < first ? '#d9b98a' : '#f8e4bd'}"/>`,
      ),
    )
    .join('');
  return (
    plank('#14304a', -3, 9, ' stroke-opacity=".35"') +
    piles +
    plank('#8a5a3d', 0, 5) +
    plank('#dba76c', 0, 0) +
    `<path d="${lineOf(PIER)}" stroke="#c08a52" stroke-width="25" fill="none" stroke-dasharray="1.2 7"/>` +
    rings
  );
}

/** The spaces that count are numbered, beginning with the one for this number of players. */
function numbersArt(spaces: number, first: number): string {
  return spaced(PIER, spaces)
    .map(([x, y], i) => (i < first ? '' : figure(String(i - first + 1), x, y + 4.6, 11, '#3b2a4c')))
    .join('');
}

/** Reputation: a pier out to the ocean, one token after the other. */
export const Pier = memo(function Pier({ title, label, state, tokens, first }: PierProps) {
  const owners = tokens.split(',');
  const places = spaced(PIER, owners.length);
  return (
    <>
      <Thing object="track:reputation" label={label} state={state}>
        <Flat markup={pierArt(owners.length, first)} />
      </Thing>
      <Over>
        <Flat markup={numbersArt(owners.length, first)} />
        <Flat
          markup={owners
            .map((owner, i) =>
              isCharter(owner) ? `<g data-piece="pier-${i}">${placed(places[i], token(owner, 8.6))}</g>` : '',
            )
            .join('')}
        />
        <text className="board-title ink" x="836" y="34" fontSize="16">
          {title}
        </text>
      </Over>
    </>
  );
});

function isCharter(word: string): word is Charter {
  return word !== '';
}

function placed(point: readonly [number, number] | undefined, body: string): string {
  return point === undefined ? '' : at(point[0], point[1] - 1, 1, body);
}
