import { Fragment, type ReactNode } from 'react';
import { keyed } from '../table/keyed.ts';
import { useReading } from './reading.ts';
import { markedIn } from './search.ts';

/** A text with what is looked for marked in it. */
export function Marked({ text }: { readonly text: string }): ReactNode {
  const { wanted, scene } = useReading();
  if (wanted.length === 0) return text;
  return keyed(markedIn(text, wanted, scene.say.lang), (part) => part.text).map(({ key, thing }) =>
    thing.isMarked ? <mark key={key}>{thing.text}</mark> : <Fragment key={key}>{thing.text}</Fragment>,
  );
}
