import type { Speaker } from '@charterstone/words/light';
import type { ReactNode } from 'react';
import { useSay } from '../../../app/language.tsx';
import './keys.css';

/** The keys of the table, each with what it does. docs/keys.md lists the same. */
const KEYS = [
  { keys: ['Tab', 'Shift+Tab'], does: 'menu.keysTab' },
  { keys: ['menu.keyArrows'], does: 'menu.keysArrows' },
  { keys: ['menu.keyEnter', 'menu.keySpace'], does: 'menu.keysEnter' },
  { keys: ['I'], does: 'menu.keysInto' },
  { keys: ['Shift+↑ ↓ ← →'], does: 'menu.keysPush' },
  { keys: ['+', '−'], does: 'menu.keysZoom' },
  { keys: ['0'], does: 'menu.keysFit' },
  { keys: ['Esc'], does: 'menu.keysEscape' },
  { keys: ['Ctrl+Z'], does: 'menu.keysUndo' },
  { keys: ['?'], does: 'menu.keysHelp' },
] as const;

export function KeyList(): ReactNode {
  const say = useSay();
  return (
    <dl className="keys">
      {KEYS.map(({ keys, does }) => (
        <div key={does}>
          <dt>
            {keys.map((key) => (
              <kbd key={key}>{written(key, say)}</kbd>
            ))}
          </dt>
          <dd>{say.ui(does)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Some keys are called otherwise in every language; the others are as they are. */
function written(key: (typeof KEYS)[number]['keys'][number], say: Speaker): string {
  switch (key) {
    case 'menu.keyArrows':
    case 'menu.keyEnter':
    case 'menu.keySpace':
      return say.ui(key);
    default:
      return key.replace('Shift', say.ui('menu.keyShift')).replace('Ctrl', say.ui('menu.keyControl'));
  }
}
