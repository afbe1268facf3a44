import type { Said } from '@charterstone/protocol';
import { memo, type ReactNode } from 'react';
import { calledAt } from './names.ts';
import type { Scene } from './scene.ts';

type Props = {
  readonly said: readonly Said[];
  readonly table: Scene['at']['table'];
  readonly say: Scene['say'];
};

/** What was said, and by whom. */
export const Lines = memo(function Lines({ said, table, say }: Props): ReactNode {
  return said.map(({ n, person: id, name, text }) => (
    <li key={n}>
      <strong>
        <bdi>{calledAt({ table }, { id, ...(name === undefined ? {} : { name }) }, say) ?? ''}</bdi>
      </strong>{' '}
      {text}
    </li>
  ));
});
