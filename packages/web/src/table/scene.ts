import {
  type Choice,
  type Inspection,
  inspect,
  type Question,
  readChoice,
  type View,
} from '@charterstone/rules';
import {
  type CardText,
  type Speaker,
  type Scene as Spoken,
  speakerOf,
  type TextOf,
  type TongueOf,
} from '@charterstone/words/light';
import { NO_TITLES, type Titles, titlesAt } from '../board/titles.ts';
import { type AtTable, botOn, isAsked, type Seen } from '../wire/atTable.ts';
import { type Content, isKnown } from './content.ts';
import { nameAt } from './names.ts';
import { charterAt, type Seating, seatingIn } from './seating.ts';

/** All that a screen shows of a table, seen with the eyes of one seat (0: of whoever watches). */
export type Scene = {
  readonly at: AtTable;
  readonly content: Content;
  readonly eyes: number;
  readonly seen: Seen;
  readonly view: View;
  readonly now: Inspection;
  readonly say: Speaker;
  readonly seating: Seating;
  /** Speaks of a time when others played the charters. */
  readonly sayAmong: (seating: Seating) => Speaker;
  /** What the seat is asked, and what it may answer. */
  readonly question: Question | undefined;
  readonly choices: readonly Choice[];
  /** The bot that plays for these eyes: then nothing is asked of them. */
  readonly standsIn: string | undefined;
  /** For sentences about this table. */
  readonly spoken: Spoken;
  /** The names that people wrote on it so far. */
  readonly titles: Titles;
};

export function sceneOf(
  at: AtTable,
  content: Content,
  eyes: number,
  tongueOf: TongueOf,
  titles: Titles = NO_TITLES,
): Scene | undefined {
  const seen = at.views.get(eyes);
  if (seen === undefined) return undefined;
  const view: View = { seat: eyes === 0 ? undefined : eyes, box: content.box, table: seen.cells };
  const now = inspect(view);
  const standsIn = botOn(at, eyes);
  const question = standsIn === undefined ? now.questions.find(({ seat }) => seat === eyes) : undefined;
  const strangers = strangersIn({ content, now });
  const speakers = new Map<string, Speaker>();
  const sayAmong = (company: Seating): Speaker => {
    const words = [...company].join();
    const known = speakers.get(words);
    if (known !== undefined) return known;
    // Its number says nothing to anybody.
    const unseen = (card: number): CardText | undefined =>
      strangers.includes(card) ? { name: speaker.ui('screen.newCard') } : undefined;
    const textOf: TextOf = (card) => content.textOf(card) ?? unseen(card);
    const speaker: Speaker = speakerOf(content.lang, tongueOf, textOf, {
      box: content.data,
      nameOf: (charter) => {
        const seat = company.get(charter);
        return seat === undefined ? undefined : nameAt(at, seat, speaker);
      },
    });
    speakers.set(words, speaker);
    return speaker;
  };
  const seating = seatingIn(now);
  const say = sayAmong(seating);
  const choices = standsIn === undefined ? seen.options.flatMap((line) => readChoice(line) ?? []) : [];
  return {
    at,
    content,
    eyes,
    seen,
    view,
    now,
    say,
    seating,
    sayAmong,
    question,
    choices,
    standsIn,
    spoken: {
      village: now.village,
      nameAt: (seat) => nameAt(at, seat, say),
      charterAt: (seat) => charterAt(seating, seat),
      apart: ['big', 'small'].every((worker) =>
        choices.some(({ do: deed, what }) => deed === 'place' && what === worker),
      ),
      ...(question === undefined ? {} : { asks: question.card, ability: question.ability }),
    },
    titles: titlesAt(now, titles),
  };
}

/** With whose eyes to look: whoever of mine has to decide, the one who looked before among them; else as before. */
export function eyesFor(at: AtTable, before: number | undefined): number {
  const [first = 0] = at.seats;
  const asked = at.seats.filter((seat) => isAsked(at, seat));
  if (before !== undefined && (asked.includes(before) || (asked.length === 0 && at.views.has(before))))
    return before;
  return asked[0] ?? first;
}

/** Whether something lies on the table whose face was not handed out yet. */
export function hasStrangers(scene: Pick<Scene, 'content' | 'now'>): boolean {
  return strangersIn(scene).length > 0;
}

function strangersIn({ content, now }: Pick<Scene, 'content' | 'now'>): readonly number[] {
  const lying = [
    ...Object.values(now.village),
    ...now.mat,
    ...now.discard,
    ...now.chronicle,
    ...now.table,
    ...now.objectives.map(({ card }) => card),
    ...now.charters.flatMap(({ hand, chest, persona }) => [...hand, ...chest, ...persona]),
    now.guidepost ?? 0,
  ];
  return lying.filter((card) => !isKnown(content, card));
}
