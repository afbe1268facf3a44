import type { ReactNode } from 'react';
import { hashOf } from '../app/route.ts';
import type { PageProps } from '../table/page.ts';

export function Chronicle({ scene }: PageProps): ReactNode {
  const { say, at } = scene;
  return (
    <main className="chronicle">
      <h1>{say.ui('chronicle.title')}</h1>
      <a href={hashOf({ at: 'table', table: at.table.id })}>{say.ui('screen.toTable')}</a>
    </main>
  );
}
