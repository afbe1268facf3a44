import type { Chair } from '@charterstone/protocol';
import type { ReactNode } from 'react';
import { useSay } from '../../app/language.tsx';
import { initialOf } from '../../parts/names.ts';
import { Sign } from '../../parts/Sign.tsx';
import { nameOf } from './standing.ts';

type SeatedProps = {
  readonly seats: readonly Chair[];
  readonly automas: number;
  readonly mine: readonly number[];
};

/** Who sits at a table, as a row of small signs: a letter for a person, a tin face for a bot, an empty ring for a free seat. */
export function Seated({ seats, automas, mine }: SeatedProps): ReactNode {
  const say = useSay();
  const people = seats.filter(({ person, bot }) => person !== undefined && bot === undefined);
  const bots = seats.filter(({ bot }) => bot !== undefined).length;
  const free = seats.length - people.length - bots;
  const heard = [
    ...people.map((chair) =>
      mine.includes(chair.seat) && chair.name === undefined ? say.ui('home.you') : nameOf(say, chair),
    ),
    ...(bots === 0 ? [] : [say.ui('home.bots', { n: bots })]),
    ...(automas === 0 ? [] : [say.ui('home.automas', { n: automas })]),
    ...(free === 0 ? [] : [say.ui('home.free', { n: free })]),
  ];
  return (
    <p className="seated">
      <span className="unseen">{say.ui('home.seated', { who: say.list(heard) })}</span>
      <span className="seated-row" aria-hidden="true">
        {seats.map((chair) => (
          <i key={chair.seat} className={kindOf(chair, mine)}>
            {chair.bot !== undefined ? <Sign name="bot" /> : letterOf(chair, say.lang)}
          </i>
        ))}
        {Array.from({ length: automas }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: Automas are all alike
          <i key={`automa ${i}`} className="seat-automa">
            <Sign name="bot" />
          </i>
        ))}
      </span>
    </p>
  );
}

function kindOf({ seat, bot, person }: Chair, mine: readonly number[]): string {
  if (bot !== undefined) return 'seat-bot';
  if (person === undefined) return 'seat-free';
  return mine.includes(seat) ? 'seat-mine' : 'seat-person';
}

function letterOf({ person, seat, name = person?.name }: Chair, lang: string): string {
  if (person === undefined) return '';
  return name === undefined ? String(seat) : initialOf(name, lang);
}
