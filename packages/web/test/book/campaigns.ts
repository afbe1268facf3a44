import { box as data } from '@charterstone/box';
import { pictures } from '@charterstone/box/pictures';
import { text as german } from '@charterstone/box/text/de';
import { text as english } from '@charterstone/box/text/en';
import { text as polish } from '@charterstone/box/text/pl';
import type { Chapter, Statistics } from '@charterstone/protocol';
import { compile, type Inspection, inspect, openBox, view } from '@charterstone/rules';
import { historyIn, Recording, statisticsOf } from '@charterstone/server/history';
import { prepared } from '@charterstone/server/journals';
import { type Lang, speaker, textsOf } from '@charterstone/words';
import { accountOf } from '../../src/book/account.ts';
import { stopsOf } from '../../src/book/stops.ts';
import { type Teller, tellerOf } from '../../src/book/teller.ts';
import type { Content } from '../../src/table/content.ts';

const TEXTS = { en: english, de: german, pl: polish };

/** A campaign that bots have played up to a later game, as its book would be told. */
export type Book = {
  readonly statistics: Statistics;
  readonly chapters: readonly Chapter[];
  readonly teller: Teller;
  /** The village after each game. */
  readonly villages: ReadonlyMap<number, Inspection>;
};

type Asked = {
  readonly game: number;
  readonly seats: number;
  readonly automas?: number;
  readonly lang?: Lang;
  readonly names?: readonly string[];
  /** With whose eyes it is read; nobody's: somebody watches. */
  readonly eyes?: number;
};

const box = compile(data);
const MADE_AT = 1_000_000;
/** Several books are written of one campaign. */
const played = new Map<string, Recording>();

function recordingOf(game: number, seats: number, automas: number): Recording {
  const key = [game, seats, automas].join();
  const known = played.get(key);
  if (known !== undefined) return known;
  const { setting, entries } = prepared(box, { game, seats, automas, seed: `book ${seats}`, bots: [] });
  const recording = new Recording(box, setting, MADE_AT);
  recording.take(
    entries.map((entry, i) => ({ ...entry, seq: i + 1, message: `m${i}`, at: MADE_AT + 5000 * i })),
  );
  played.set(key, recording);
  return recording;
}

export function bookOf({ game, seats, automas = 0, lang = 'en', names = [], eyes }: Asked): Book {
  const recording = recordingOf(game, seats, automas);
  const statistics = statisticsOf(recording.places);
  const { chapters } = historyIn(recording, { seat: eyes, after: recording.known, most: 1 });
  const open = openBox(recording.state);
  const content: Content = {
    data: open,
    box,
    lang,
    textOf: textsOf(TEXTS[lang]),
    pictures,
  };
  const say = speaker(lang, content.textOf, { box: open });
  const now = inspect(view(recording.state, eyes));
  const account = accountOf(statistics, open);
  const teller = tellerOf(account, say, content, now, (seat) => names[seat - 1] ?? `Player ${seat}`);
  const villages = new Map<number, Inspection>();
  for (const { game: number, over, seq } of stopsOf(account.games, chapters, recording.known)) {
    const index = recording.places.findIndex((place) => place.seq === (seq ?? recording.known));
    if (over) villages.set(number, inspect(view(recording.stateAt(index), eyes)));
  }
  return { statistics, chapters, teller, villages };
}
