import type { ReactNode } from 'react';
import { keyed } from '../table/keyed.ts';
import { Linked } from './Linked.tsx';
import { Marked } from './Marked.tsx';
import { useReading } from './reading.ts';
import { asksForDeeds, linkedIn, type Piece } from './terms.ts';

type Props = {
  readonly text: string;
  readonly own: number;
  /** Links stand only in what it asks people to do. */
  readonly isStory?: boolean;
};

const STEP = /^\d+\.\s/;

/** A written text: paragraphs, numbered steps, lines; the words of the game lead on. */
export function Prose({ text, own, isStory = false }: Props): ReactNode {
  const { glossary } = useReading();
  const paragraphs = text.split(/\n\n+/).map((paragraph) => paragraph.split('\n'));
  const lines = paragraphs.flat();
  const isLinked = (line: string): boolean => !isStory || asksForDeeds(line);
  const linked = linkedIn(glossary, lines.filter(isLinked), [own]);
  const piecesOf = new Map<string, readonly Piece[]>(
    lines.filter(isLinked).map((line, i) => [line, linked[i] ?? [line]]),
  );
  return keyed(paragraphs, ([first = '']) => first).map(({ key, thing }) => (
    <Paragraph key={key} lines={thing.map((line) => ({ line, pieces: piecesOf.get(line) ?? [line] }))} />
  ));
}

type Line = { readonly line: string; readonly pieces: readonly Piece[] };

function Paragraph({ lines }: { readonly lines: readonly Line[] }): ReactNode {
  const steps = lines.filter(({ line }) => STEP.test(line));
  const others = lines.filter(({ line }) => !STEP.test(line));
  return (
    <>
      {others.map(({ line, pieces }) => (
        <p key={line} className={others.length > 1 ? 'prose-line' : undefined}>
          <Pieces pieces={pieces} />
        </p>
      ))}
      {steps.length === 0 ? undefined : (
        <ol className="prose-steps">
          {steps.map(({ line, pieces }) => (
            <li key={line}>
              <Pieces pieces={withoutNumber(pieces)} />
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

/** The list numbers its steps by itself. */
function withoutNumber([first, ...others]: readonly Piece[]): readonly Piece[] {
  return first === undefined ? [] : [typeof first === 'string' ? first.replace(STEP, '') : first, ...others];
}

export function Pieces({ pieces }: { readonly pieces: readonly Piece[] }): ReactNode {
  const { scene, turnTo } = useReading();
  return (
    <Linked
      pieces={pieces}
      table={scene.at.table.id}
      onFollow={turnTo}
      plain={(text) => <Marked text={text} />}
    />
  );
}
