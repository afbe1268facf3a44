import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Label, TextArea, TextField } from 'react-aria-components/TextField';
import { Busy } from '../../../parts/Busy.tsx';
import { Trouble } from '../../../parts/Trouble.tsx';
import { ask } from '../../../wire/ask.ts';
import type { SettingsProps } from './TableSettings.tsx';

/** After so long without a key, what was written is kept. */
const PAUSE_MS = 700;
const AGAIN_MS = 4000;
const MOST = 10_000;

type Kept = 'menu.saved' | 'menu.saving' | 'menu.unsaved';

/** Notes for myself alone, not for whoever plays another seat on this device: kept while I write. */
export function Notes({ scene }: SettingsProps): ReactNode {
  const { say, at, eyes: seat } = scene;
  const table = at.table.id;
  const [text, setText] = useState<string | undefined>(undefined);
  const [error, setError] = useState<unknown>(undefined);
  const { kept, keep } = useKeeping(table, seat);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try asks anew.
  useEffect(() => {
    let isWanted = true;
    setError(undefined);
    ask('readNotes', { params: { table, seat } }).then(
      ({ notes }) => isWanted && setText(notes),
      (trouble) => isWanted && setError(trouble),
    );
    return () => {
      isWanted = false;
    };
  }, [table, seat, tries]);
  if (text === undefined)
    return error === undefined ? (
      <Busy>{say.ui('menu.saving')}</Busy>
    ) : (
      <Trouble error={error} onAgain={() => setTries(tries + 1)} />
    );
  return (
    <>
      <TextField
        className="field"
        value={text}
        onChange={(next) => {
          setText(next);
          keep(next);
        }}
      >
        <Label className="field-label">{say.ui('menu.myNotes')}</Label>
        <TextArea className="field-input notes-field" maxLength={MOST} />
      </TextField>
      <p className="field-hint">{say.ui('menu.myNotesHint')}</p>
      <p className="notes-kept" role="status">
        {kept === undefined ? '' : say.ui(kept)}
      </p>
    </>
  );
}

/** What was written last is sent after a pause, and at once when the notes are closed; without a line it is tried again. */
function useKeeping(
  table: string,
  seat: number,
): {
  readonly kept: Kept | undefined;
  readonly keep: (text: string) => void;
} {
  const [kept, setKept] = useState<Kept | undefined>(undefined);
  const waiting = useRef<string | undefined>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const isShown = useRef(true);
  const send = async (): Promise<void> => {
    clearTimeout(timer.current);
    const notes = waiting.current;
    if (notes === undefined) return;
    waiting.current = undefined;
    try {
      await ask('writeNotes', { params: { table, seat }, body: { notes: writable(notes) } });
      if (isShown.current && waiting.current === undefined) setKept('menu.saved');
    } catch {
      waiting.current ??= notes;
      if (!isShown.current) return;
      setKept('menu.unsaved');
      timer.current = setTimeout(() => void send(), AGAIN_MS);
    }
  };
  const last = useRef(send);
  last.current = send;
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
      void last.current();
    };
  }, []);
  return {
    kept,
    keep: (text) => {
      waiting.current = text;
      setKept('menu.saving');
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void send(), PAUSE_MS);
    },
  };
}

/** Signs that no database keeps are left out: one may have been pasted. */
function writable(text: string): string {
  return text.replace(/(?![\t\n\r])[\p{Cc}\p{Cs}]/gu, '');
}
