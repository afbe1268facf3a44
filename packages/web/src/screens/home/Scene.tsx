import { type ReactNode, Suspense } from 'react';
import { part } from '../../app/part.ts';
import { Sea } from './Sea.tsx';

// Nobody waits for the island: it rises when everything to press is there.
const Island = part(async () => (await import('./Island.tsx')).Island);

/** The picture behind the first page. */
export function Scene(): ReactNode {
  return (
    <>
      <Sea />
      <Suspense>
        <Island />
      </Suspense>
    </>
  );
}
