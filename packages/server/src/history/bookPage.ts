import type { BookPage } from '@charterstone/protocol';
import { CHARTERS, type Charter } from '@charterstone/rules';
import type { Counted } from './counted.ts';

type Writable<T> = { -readonly [K in keyof T]: T[K] };
export type OpenPage = Writable<BookPage>;

export function emptyPage(): OpenPage {
  return {
    rounds: 0,
    seats: {},
    built: [],
    opened: [],
    personas: {},
    objectives: {},
    stars: {},
    reached: [],
    doors: [],
  };
}

/** Writes into the page of a game what a fact leaves behind. `page` is called only where it leaves something. */
export function writeInto(page: () => OpenPage, fact: Counted): void {
  switch (fact.fact) {
    case 'roundBegan':
      page().rounds = fact.round;
      break;
    case 'built': {
      const { charter, card, site, over } = fact;
      page().built.push({ charter, card, site, ...(over === undefined ? {} : { over }) });
      break;
    }
    case 'opened':
      page().opened.push({ crate: fact.crate, charter: fact.charter });
      break;
    case 'unlocked':
      page().opened.push({ crate: fact.crate });
      break;
    case 'scored':
      more(page().objectives, fact.charter);
      break;
    case 'marked':
      if (fact.sheet === 'glory') more(page().stars, fact.charter);
      break;
    case 'cardMoved':
      if (fact.to === 'guidepost') page().guidepost = fact.card;
      else comes(page(), fact.charter ?? ownerOf(fact.to), fact.card);
      break;
    case 'personaUsed':
      comes(page(), fact.charter, fact.card);
      break;
    case 'goalMet':
      page().reached = [...fact.charters];
      break;
    default:
      writeStory(page, fact);
  }
}

/** Who sits at which charter, as far as it was told. */
export class Seating {
  readonly #seatOf = new Map<Charter, number>();

  hear(fact: Counted): void {
    switch (fact.fact) {
      case 'charterChosen':
      case 'arrived':
      case 'automaSeated':
        this.#leave(fact.seat);
        this.#seatOf.set(fact.charter, fact.seat);
        break;
      case 'departed':
      case 'automaLeft':
        this.#seatOf.delete(fact.charter);
        break;
    }
  }

  told(): Record<string, number> {
    return Object.fromEntries(this.#seatOf);
  }

  /** Nobody sits at two charters. */
  #leave(seat: number): void {
    for (const [charter, taken] of this.#seatOf) if (taken === seat) this.#seatOf.delete(charter);
  }
}

/** A fork says who chose; the crate that is opened by it, or without anybody's choice, what came of it and what was read. */
function writeStory(page: () => OpenPage, fact: Counted): void {
  const last = (): OpenPage['doors'][number] | undefined => page().doors.at(-1);
  if (fact.fact === 'forked')
    page().doors.push({
      door: fact.door,
      kings: 0,
      ...(fact.charter === undefined ? {} : { by: fact.charter }),
    });
  else if (fact.fact === 'storyOpened') {
    const chosen = last();
    if (chosen?.door === fact.door) chosen.kings = fact.kings;
    else page().doors.push({ door: fact.door, kings: fact.kings });
  } else if (fact.fact === 'storyRead') {
    const open = last();
    if (open !== undefined && open.story === undefined) open.story = fact.card;
  }
}

function comes({ personas }: OpenPage, charter: Charter | undefined, card: number): void {
  if (charter === undefined) return;
  const own = personas[charter] ?? [];
  if (!own.includes(card)) personas[charter] = [...own, card];
}

function ownerOf(place: string): Charter | undefined {
  return CHARTERS.find((charter) => place.endsWith(`-${charter}`));
}

function more(counts: Record<string, number>, what: string): void {
  counts[what] = (counts[what] ?? 0) + 1;
}
