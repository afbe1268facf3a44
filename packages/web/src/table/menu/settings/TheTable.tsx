import type { ReactNode } from 'react';
import { Courtesy } from './Courtesy.tsx';
import { Export } from './Export.tsx';
import { Going } from './Going.tsx';
import { Hosting } from './Hosting.tsx';
import { Section } from './Section.tsx';
import { TableName } from './TableName.tsx';
import type { SettingsProps } from './TableSettings.tsx';

/** The table as such: what it is called, who looks after it, how to take it along or leave it. */
export function TheTable({ scene }: SettingsProps): ReactNode {
  const { say, at } = scene;
  const isHost = at.table.host === at.person;
  return (
    <>
      {isHost ? (
        <>
          <TableName key={at.table.name} scene={scene} />
          <Section title={say.ui('new.time')}>
            <Courtesy scene={scene} />
          </Section>
        </>
      ) : undefined}
      <Section title={say.ui('menu.hosting')}>
        <Hosting scene={scene} />
      </Section>
      {at.seats.length > 0 || isHost ? (
        <Section title={say.ui('menu.export')}>
          <Export scene={scene} />
        </Section>
      ) : undefined}
      <Section title={say.ui('menu.going')}>
        <Going scene={scene} />
      </Section>
    </>
  );
}
