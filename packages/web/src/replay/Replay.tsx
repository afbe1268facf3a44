import type { ReactNode } from 'react';
import { hashOf } from '../app/route.ts';
import type { PageProps } from '../table/page.ts';

export function Replay({ scene }: PageProps): ReactNode {
  const { say, at } = scene;
  return (
    <main className="replay">
      <h1>{say.ui('replay.title')}</h1>
      <a href={hashOf({ at: 'table', table: at.table.id })}>{say.ui('screen.toTable')}</a>
    </main>
  );
}
