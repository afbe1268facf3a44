import { useEffect, useState } from 'react';
import type { AtTable } from '../wire/atTable.ts';

/** How many others have said something since the message with this number. */
export function unreadIn({ chat, person }: Pick<AtTable, 'chat' | 'person'>, seen: number): number {
  return chat.filter((said) => said.n > seen && said.person !== person).length;
}

/** How much was said that was not looked at yet; what was said before one came is no news. */
export function useUnread(at: AtTable, isShown: boolean): number {
  const last = at.chat.at(-1)?.n ?? 0;
  const [seen, setSeen] = useState(last);
  useEffect(() => {
    if (isShown) setSeen(last);
  }, [isShown, last]);
  return isShown ? 0 : unreadIn(at, seen);
}
