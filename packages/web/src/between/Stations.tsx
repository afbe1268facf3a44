import type { ReactNode } from 'react';
import type { Scene } from '../table/scene.ts';
import { stationText } from './promised.ts';
import { stationOf, stationsOf } from './station.ts';

/** The way from one game to the next: where the table is, what is behind it, what comes. */
export function Stations({ scene }: { readonly scene: Scene }): ReactNode {
  const { say } = scene;
  const stations = stationsOf(scene);
  const here = stations.indexOf(stationOf(scene));
  // A way of one step is none.
  if (stations.length === 1) return undefined;
  return (
    <ol
      className="stations"
      aria-label={say.ui('between.step', { n: Math.max(here, 0) + 1, of: stations.length })}
    >
      {stations.map((station, i) => (
        <li
          key={station}
          data-state={i < here ? 'done' : i === here ? 'now' : 'later'}
          aria-current={i === here ? 'step' : undefined}
        >
          <span aria-hidden>{i < here ? '✓' : i + 1}</span> {stationText(scene, station)}
        </li>
      ))}
    </ol>
  );
}
