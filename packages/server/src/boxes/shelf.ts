import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ShelfEntry } from '@charterstone/protocol';
import type { Statement } from '../store/engine.ts';
import type { Store } from '../store/store.ts';
import type { OwnBox } from './ownBox.ts';
import { type ShelvedBox, shelvedBox, shelvedEarlier, shelvedOwn, USUAL } from './shelved.ts';

/** A folder that can't be put on the shelf, with everything that is wrong with it. */
class ShelfTrouble extends Error {
  constructor(folder: string, problems: readonly string[]) {
    super([`BOXES: the box in ${folder} can't be played:`, ...problems].join('\n  '));
    this.name = 'ShelfTrouble';
  }
}

/** A box as it is kept: somebody's own with everything in it, ours without words and pictures, which every program has. */
type Kept = OwnBox | Pick<OwnBox, 'data'>;

/** The boxes in a folder: it is one itself, or each of the folders in it that holds a box.json. */
export async function ownBoxesIn(folder: string): Promise<readonly OwnBox[]> {
  const holds = (place: string): boolean => existsSync(join(place, 'box.json'));
  if (!existsSync(folder)) throw new ShelfTrouble(folder, ['there is no such folder']);
  const places = holds(folder)
    ? [folder]
    : readdirSync(folder)
        .sort()
        .map((name) => join(folder, name))
        .filter(holds);
  if (places.length === 0)
    throw new ShelfTrouble(folder, ['there is no box.json in it, nor in a folder of it']);
  // Most servers have none.
  const { readBoxFolder } = await import('./folder.ts');
  return places.map((place) => {
    const read = readBoxFolder(place);
    if (!read.ok) throw new ShelfTrouble(place, read.problems);
    return read.box;
  });
}

/**
 * The boxes that campaigns are begun with here, and those that campaigns were begun with: a box of somebody's own is kept beside the first
 * campaign that is played with it, so that nobody loses a campaign when its folder is changed or gone; ours, before the first, so that nobody
 * loses one when a newer program brings another.
 */
export class Shelf {
  readonly #store: Store;
  readonly usual = shelvedBox();
  readonly #byId = new Map<string, ShelvedBox>();
  readonly #byFingerprint = new Map<string, ShelvedBox>();

  constructor(store: Store, own: readonly OwnBox[]) {
    this.#store = store;
    this.#byFingerprint.set(this.usual.fingerprint, this.usual);
    for (const box of own) {
      const shelved = shelvedOwn(box);
      this.#byId.set(box.id, shelved);
      this.#byFingerprint.set(shelved.fingerprint, shelved);
    }
  }

  /** What a campaign can be begun with. */
  entries(): ShelfEntry[] {
    const name = 'Charterstone';
    const own = [...this.#byId.values()].flatMap(({ own }) => own ?? []);
    return [
      { id: USUAL, names: { en: name, de: name, pl: name } },
      ...own.map(({ id, names, games }) => ({ id, names, ...(games === undefined ? {} : { games }) })),
    ];
  }

  byId(id: string): ShelvedBox | undefined {
    return id === USUAL ? this.usual : this.#byId.get(id);
  }

  /** The box of a campaign, on the shelf or kept beside it. */
  async byFingerprint(fingerprint: string): Promise<ShelvedBox | undefined> {
    const known = this.#byFingerprint.get(fingerprint);
    if (known !== undefined) return known;
    const [row] = await this.#store.db
      .selectFrom('boxes')
      .select('box')
      .where('fingerprint', '=', fingerprint)
      .execute();
    if (row === undefined) return undefined;
    const kept: Kept = JSON.parse(row.box);
    const shelved = 'texts' in kept ? shelvedOwn(kept) : shelvedEarlier(kept.data);
    this.#byFingerprint.set(fingerprint, shelved);
    return shelved;
  }

  /** Ours is kept when a server starts: it is the one that most campaigns are begun with. */
  async keepUsual(): Promise<void> {
    const { fingerprint, box } = this.usual;
    const there = await this.#store.db
      .selectFrom('boxes')
      .select('fingerprint')
      .where('fingerprint', '=', fingerprint)
      .execute();
    if (there.length === 0) await this.#store.engine.run([this.#keep(fingerprint, { data: box.data })]);
  }

  /** What keeps a box beside a campaign that is being made. */
  keeping({ own, fingerprint }: ShelvedBox): readonly Statement[] {
    return own === undefined ? [] : [this.#keep(fingerprint, own)];
  }

  #keep(fingerprint: string, kept: Kept): Statement {
    return this.#store.db
      .insertInto('boxes')
      .values({ fingerprint, box: JSON.stringify(kept), kept_at: Date.now() })
      .onConflict((there) => there.column('fingerprint').doNothing())
      .compile();
  }
}
