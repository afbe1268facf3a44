import type { TableInfo } from '@charterstone/protocol';
import { useEffect, useState } from 'react';
import { ask } from '../../../wire/ask.ts';

const NONE: readonly number[] = [];

/** The seats that the server would give me: whoever only watches is offered none. Asked again whenever the company is another one. */
export function useOpenSeats({ id, seats, host }: TableInfo): readonly number[] {
  const [open, setOpen] = useState(NONE);
  const free = seats.flatMap(({ seat, person }) => (person === undefined ? [seat] : [])).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another host may do more
  useEffect(() => {
    if (free === '') return;
    let isWanted = true;
    ask('openSeats', { params: { table: id } }).then(
      (told) => isWanted && setOpen(told.seats),
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [id, free, host]);
  return open;
}
