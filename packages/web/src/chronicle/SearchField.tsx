import { type KeyboardEvent, type ReactNode, type RefObject, useEffect } from 'react';
import { Button } from '../parts/Button.tsx';
import { Sign } from '../parts/Sign.tsx';
import type { Scene } from '../table/scene.ts';
import './search.css';

type Props = {
  readonly say: Scene['say'];
  readonly field: RefObject<HTMLInputElement | null>;
  readonly query: string;
  readonly onQuery: (query: string) => void;
  /** Down into what was found. */
  readonly onDown: () => void;
};

/** What to look for. The answer comes with every letter; the slash leads here from anywhere. */
export function SearchField({ say, field, query, onQuery, onDown }: Props): ReactNode {
  useEffect(() => {
    const heard = (event: globalThis.KeyboardEvent): void => {
      const isTyping = event.target instanceof HTMLElement && event.target.matches('input, textarea, select');
      if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    };
    addEventListener('keydown', heard);
    return () => removeEventListener('keydown', heard);
  }, [field]);
  const keyed = (event: KeyboardEvent): void => {
    if (event.key === 'ArrowDown') onDown();
    else if (event.key === 'Escape' && query !== '') onQuery('');
    else return;
    event.preventDefault();
  };
  return (
    <search className="chronicle-search">
      <SearchSign />
      <input
        ref={field}
        type="search"
        className="field-input"
        aria-label={say.ui('chronicle.search')}
        aria-keyshortcuts="/"
        placeholder={say.ui('chronicle.search')}
        value={query}
        maxLength={80}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        onChange={({ target }) => onQuery(target.value)}
        onKeyDown={keyed}
      />
      {query === '' ? undefined : (
        <Button
          look="quiet"
          isIcon
          aria-label={say.ui('chronicle.clear')}
          onPress={() => {
            onQuery('');
            field.current?.focus();
          }}
        >
          <Sign name="close" />
        </Button>
      )}
    </search>
  );
}

function SearchSign(): ReactNode {
  return (
    <svg className="sign" viewBox="0 0 24 24" aria-hidden="true">
      <path
        d="M10.500 2.500a8 8 0 1 1 0 16 8 8 0 0 1 0-16zm0 2.800a5.200 5.200 0 1 0 0 10.400 5.200 5.200 0 0 0 0-10.400zm5.300 9.400 6 6-2.100 2.100-6-6z"
        fillRule="evenodd"
      />
    </svg>
  );
}
