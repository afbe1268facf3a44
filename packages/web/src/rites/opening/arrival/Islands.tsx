import type { ReactNode } from 'react';
import { Drawn } from '../../../art/Drawn.tsx';
import { emblem } from '../../../art/emblems.ts';
import { pointsOf } from '../../../art/paper.ts';
import { TONES } from '../../../art/tones.ts';
import { Vista } from '../../../art/vistas/Vista.tsx';
import { tileHexagon } from '../../../board/hexes.ts';
import { Frame } from '../parts/Frame.tsx';
import type { StageOf } from '../stage.tsx';
import './arrival.css';

/** Islands of one's own that float in: room for more buildings. */
export function Islands(props: StageOf<'islands'>): ReactNode {
  const { scene, given } = props;
  const { say } = scene;
  const { charter, islands } = given;
  return (
    <Frame stage={props} look="islands" title={say.ui('rite.islands')} backdrop={<Vista name="table" />}>
      <div className="islands">
        <ul>
          {islands.map((island) => (
            <li key={island}>
              <Drawn markup={islandArt(charter)} viewBox="-66 -66 132 142" />
              <span>{say.site(island)}</span>
            </li>
          ))}
        </ul>
        <p>{say.ui('rite.islandsText', { n: islands.length })}</p>
      </div>
    </Frame>
  );
}

function islandArt(charter: keyof typeof TONES): string {
  const tones = TONES[charter];
  const puff = (x: number, y: number, r: number, fill: string): string =>
    `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
  return (
    [-40, -20, 0, 20, 40].map((x) => puff(x, 56 - Math.abs(x) * 0.5, 13, '#bcd3e8')).join('') +
    `<polygon points="${pointsOf(tileHexagon(5, 0, 5))}" fill="#bcd3e8"/>` +
    [-30, -10, 10, 30].map((x) => puff(x, 51 - Math.abs(x) * 0.5, 11, '#f3f8ff')).join('') +
    `<polygon points="${pointsOf(tileHexagon(4))}" fill="#f3f8ff"/><polygon points="${pointsOf(tileHexagon(1))}" fill="${tones.m}"/>` +
    `<polygon points="${pointsOf(tileHexagon(-3, -1, 1))}" fill="#dbe9f5"/>${emblem(charter, 40, tones.m, 0, 0)}`
  );
}
