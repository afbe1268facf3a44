import { type CSSProperties, memo } from 'react';
import { chanceOf } from '../../art/chance.ts';
import './scraps.css';

const PAPERS = ['#f0795b', '#f2b84b', '#7fd1ae', '#8fb8ec', '#b48bd0', '#fff4dd'];
const MANY = 36;

/** Scraps of paper that are thrown when the winner stands on the podium: they fall once, and are gone. */
export const Scraps = memo(function Scraps({ seed }: { readonly seed: string }) {
  const next = chanceOf(seed);
  const scraps = Array.from({ length: MANY }, (_, i) => ({
    key: `${seed} ${i}`,
    style: {
      '--x': `${(next() * 100).toFixed(1)}%`,
      '--drift': `${((next() - 0.5) * 9).toFixed(1)}rem`,
      '--wait': next().toFixed(2),
      '--turn': `${Math.round((next() - 0.5) * 1400)}deg`,
      background: PAPERS[i % PAPERS.length],
    } as CSSProperties,
  }));
  return (
    <div className="scraps" aria-hidden="true">
      {scraps.map(({ key, style }) => (
        <i key={key} style={style} />
      ))}
    </div>
  );
});
