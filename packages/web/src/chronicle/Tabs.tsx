import type { ReactNode } from 'react';
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

type Props = { readonly here: Section; readonly onPart: (section: Section) => void };

/** Tabs at the edge of the pages; on a small screen a row above them. */
export function Tabs({ here, onPart }: Props): ReactNode {
  const { say } = useReading().scene;
  return (
    <nav className="tabs" aria-label={say.ui('chronicle.title')}>
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
