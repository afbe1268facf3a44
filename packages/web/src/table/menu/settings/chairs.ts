import type { Chair } from '@charterstone/protocol';
import type { Key, Speaker } from '@charterstone/words/light';
import type { Scene } from '../../scene.ts';

export const LEVELS = ['easy', 'normal', 'hard'] as const;
export type Level = (typeof LEVELS)[number];

/** How well a bot plays, in a word; one that was made for research says its own name. */
export function gradeOf(say: Speaker, bot: string): string {
  const level = LEVELS.find((one) => one === bot);
  return level === undefined ? bot : say.ui(`grade-${level}`);
}

/** What can be done about a chair. Whether the server allows it now, it says itself. */
export type ChairDeed =
  | 'playForMe'
  | 'takeBack'
  | 'getUp'
  | 'botPlays'
  | 'botStandsIn'
  | 'botGoes'
  | 'handBack'
  | 'sitDown'
  | 'sitDownAgain'
  | 'freeSeat';

/** The deeds that let a bot play: for them its level is asked. */
export const OF_BOTS: readonly ChairDeed[] = ['playForMe', 'botPlays', 'botStandsIn'];

export const DEED_WORDS = {
  playForMe: 'menu.playForMe',
  takeBack: 'screen.takeBack',
  getUp: 'menu.getUp',
  botPlays: 'menu.botPlays',
  botStandsIn: 'menu.botStandsIn',
  botGoes: 'menu.botGoes',
  handBack: 'menu.handBack',
  sitDown: 'menu.sitDown',
  sitDownAgain: 'menu.sitDownAgain',
  freeSeat: 'menu.freeSeat',
} as const satisfies Record<ChairDeed, Key>;

/** What of a table decides about its chairs, as somebody sees it. */
export type SeatView = {
  readonly person: string;
  readonly host: string | undefined;
  /** The seats that I play. */
  readonly seats: readonly number[];
  readonly here: readonly string[];
  readonly timerHours: number | undefined;
  readonly deciders: readonly number[];
  /** The seats that the server would give me now. */
  readonly open: readonly number[];
};

export function seatView({ at, now }: Scene, open: readonly number[]): SeatView {
  const { person, seats, here, table } = at;
  const { timerHours } = table.courtesy;
  return { person, host: table.host, seats, here, timerHours, deciders: now.deciders, open };
}

export function deedsFor({ person, bot, seat }: Chair, view: SeatView): readonly ChairDeed[] {
  const isHost = view.host === view.person;
  const isTimed = view.timerHours !== undefined && view.seats.length > 0 && view.deciders.includes(seat);
  if (person?.id === view.person) return bot === undefined ? ['playForMe', 'getUp'] : ['takeBack', 'getUp'];
  if (person === undefined) {
    const isOpen = view.open.includes(seat);
    if (!isHost)
      return [
        ...(isOpen ? (['sitDownAgain'] as const) : []),
        ...(isTimed && bot === undefined ? (['botStandsIn'] as const) : []),
      ];
    return [
      ...(isOpen ? (['sitDown'] as const) : []),
      'botPlays',
      ...(bot === undefined ? [] : (['botGoes'] as const)),
    ];
  }
  if (bot !== undefined) return isHost ? ['handBack', 'freeSeat'] : [];
  if (isHost && !view.here.includes(person.id)) return ['botStandsIn', 'freeSeat'];
  return isTimed ? ['botStandsIn'] : [];
}
