import type { Aside } from '@charterstone/rules';
import { useCallback, useState } from 'react';
import type { Link } from '../../../wire/link.ts';
import { refusalText } from '../../refusal.ts';
import type { Scene } from '../../scene.ts';

/** Says something beside the game: who comes, what is called how. The server takes it or says why not. */
export function useAside(
  { eyes, say }: Scene,
  link: Link,
): {
  readonly send: (aside: Aside) => Promise<boolean>;
  readonly isBusy: boolean;
  readonly trouble: string | undefined;
} {
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | undefined>(undefined);
  const send = useCallback(
    async (aside: Aside): Promise<boolean> => {
      setBusy(true);
      setTrouble(undefined);
      const answer = await link.choose(eyes, [aside]);
      setBusy(false);
      if (answer.type === 'answer' && answer.answer === 'refused')
        setTrouble(answer.reasons.map((reason) => refusalText(say, reason)).join(' '));
      return answer.type === 'answer' && answer.answer === 'accepted';
    },
    [link, eyes, say],
  );
  return { send, isBusy, trouble };
}
