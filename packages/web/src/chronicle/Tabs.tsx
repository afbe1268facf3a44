import { type ReactNode, useEffect, useRef } from 'react';
import type { GlyphName } from '../art/glyphs/glyph.ts';
import { Icon } from '../table/Icon.tsx';
import { SECTIONS, type Section } from './book.ts';
import { useReading } from './reading.ts';
import './tabs.css';

const SIGNS: { readonly [S in Section]: GlyphName } = {
  rules: 'rule',
  stories: 'story',
  crates: 'crate',
  people: 'assistant',
  things: 'building',
  icons: 'vp',
};

type Props = {
  /** Undefined while what was found is shown: that is no part. */
  readonly here: Section | undefined;
  readonly onPart: (section: Section) => void;
};

/** Tabs at the edge of the pages; on a small screen a row above them. */
export function Tabs({ here, onPart }: Props): ReactNode {
  const { say } = useReading().scene;
  const row = useRef<HTMLElement>(null);
  // On a small screen the row is longer than the screen: the tab of what is read stays in sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another part, another tab
  useEffect(() => {
    const tab = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (tab != null && row.current !== null)
      row.current.scrollLeft = tab.offsetLeft - (row.current.clientWidth - tab.offsetWidth) / 2;
  }, [here]);
  return (
    <nav ref={row} className="tabs" aria-label={say.ui('chronicle.title')}>
      {SECTIONS.map((section) => (
        <button
          key={section}
          type="button"
          aria-current={here === section ? 'true' : undefined}
          onClick={() => onPart(section)}
        >
          <Icon name={SIGNS[section]} />
          <span>{say.ui(`chronicle.tab-${section}`)}</span>
        </button>
      ))}
    </nav>
  );
}
