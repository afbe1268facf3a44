import { readPlayer } from '@charterstone/bots';
import type { ImportedTable, NewTable } from '@charterstone/protocol';
import { type Entry, type Seat, type Setting, wrongSetting } from '@charterstone/rules';
import type { Shelf } from '../boxes/shelf.ts';
import { forThread, type ShelvedBox } from '../boxes/shelved.ts';
import { conflict, Refusal } from '../http/refusal.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { plainSetting, RULES, wrongSeed } from '../journals/index.ts';
import { newId, newSecret } from '../secrets.ts';
import type { Store } from '../store/store.ts';
import { chairsOf } from './chairs.ts';
import type { Journal } from './journal.ts';
import { refuseSameName } from './sameName.ts';
import type { Kept } from './standing.ts';

/** What a table is made of. */
type Plan = {
  readonly name: string;
  readonly language: string;
  readonly courtesy: string;
  readonly setting: Setting;
  /** What was played elsewhere, and when, if that is known. */
  readonly entries: readonly (Entry & { readonly at?: number })[];
  readonly mine: readonly Seat[];
  /** What is known of who plays them, where several people share a device. */
  readonly names: ReadonlyMap<Seat, string>;
  readonly bots: ReadonlyMap<Seat, string>;
  /** The box it is played with. */
  readonly shelved: ShelvedBox;
};

/** A copy of a table, from one of its places on. */
type Copy = Plan & {
  readonly whatIf: { readonly table: string; readonly seq: number };
};

/** Makes tables: with a fresh box, from a prepared village, from an export, from a moment of another. */
export class Making {
  readonly #store: Store;
  readonly #journal: Journal;
  readonly #jobs: Jobs;
  readonly #shelf: Shelf;
  /** Those for whom a thread is at work. */
  readonly #waiting = new Set<string>();

  constructor(store: Store, journal: Journal, jobs: Jobs, shelf: Shelf) {
    this.#store = store;
    this.#journal = journal;
    this.#jobs = jobs;
    this.#shelf = shelf;
  }

  /** A new campaign; the name of its table. */
  async begin(user: string, wanted: NewTable): Promise<string> {
    const shelved = this.#boxFor(wanted);
    const { seats, automas = 0, seed = newSecret(), options = {}, preparedGame = 1 } = wanted;
    const games = wanted.games ?? shelved.own?.games;
    const asked: Setting = { seats, automas, seed, ...(games === undefined ? {} : { games }), options };
    const wrong = wrongSetting(asked, shelved.box.data) ?? wrongSeed(seed);
    if (wrong !== undefined) throw new Refusal(400, 'wrong-setting', wrong);
    const setting = plainSetting(asked);
    const bots = botsIn(wanted.bots ?? {}, seats);
    const mine = mineIn(wanted.mine, chairsOf(setting, []), bots);
    const plan = {
      name: wanted.name,
      language: wanted.language ?? 'en',
      courtesy: JSON.stringify(wanted.courtesy ?? {}),
      mine,
      names: namesIn(wanted.names ?? {}, mine),
      bots,
      shelved,
    };
    if (preparedGame === 1) return this.#write(user, { ...plan, setting, entries: [] });
    if (games !== undefined && games < preparedGame)
      throw new Refusal(
        400,
        'wrong-setting',
        `a table that closes after game ${games} can't begin with game ${preparedGame}`,
      );
    const village = await this.#oneAtATime(user, () =>
      this.#jobs.prepare(user, {
        box: forThread(shelved.box),
        game: preparedGame,
        seats,
        automas,
        seed,
        ...(games === undefined ? {} : { games }),
        options,
        bots: [],
      }),
    );
    return this.#write(user, { ...plan, setting: village.setting, entries: village.entries });
  }

  /** A campaign that was played elsewhere. Nothing is written unless all of it is in order. */
  async recreate(user: string, wanted: ImportedTable): Promise<string> {
    const shelved = await this.#boxNamedIn(wanted.journal);
    const found = await this.#oneAtATime(user, () =>
      this.#jobs.check(user, { box: forThread(shelved.box), text: wanted.journal }),
    );
    if (!found.ok) throw new Refusal(422, 'bad-journal', found.why);
    const { setting, entries, bots, levels = [] } = found.journal;
    const chairs = chairsOf(setting, entries);
    const people = wanted.mine ?? [];
    const played = bots
      .map((seat, i): [Seat, string] => [seat, levels[i] ?? 'normal'])
      .filter(([seat]) => chairs.includes(seat) && !people.includes(seat));
    return this.#write(user, {
      name: wanted.name,
      language: wanted.language ?? 'en',
      courtesy: '{}',
      setting,
      entries,
      shelved,
      bots: new Map(played),
      mine: mineIn(wanted.mine, chairs, new Map(played)),
      names: new Map(),
    });
  }

  /** The thread that builds is everybody's: whoever has asked for something waits for it before asking again. */
  async #oneAtATime<T>(user: string, build: () => Promise<T>): Promise<T> {
    if (this.#waiting.has(user))
      throw new Refusal(429, 'slow-down', 'a table is being made for you: please wait for it');
    this.#waiting.add(user);
    try {
      return await build();
    } finally {
      this.#waiting.delete(user);
    }
  }

  /** A campaign that goes on from a moment of another one, which stays as it is. */
  copy(user: string, copy: Copy): Promise<string> {
    return this.#write(user, copy);
  }

  #boxFor({ box, games, preparedGame = 1 }: NewTable): ShelvedBox {
    const found = box === undefined ? this.#shelf.usual : this.#shelf.byId(box);
    if (found === undefined) throw new Refusal(400, 'unknown-box', `there is no box ${box} on the shelf`);
    const most = found.own?.games;
    const game = Math.max(games ?? 1, preparedGame);
    if (most !== undefined && game > most)
      throw new Refusal(400, 'wrong-setting', `a campaign with this box has ${most} games, not ${game}`);
    return found;
  }

  /** What tells a box from others stands in the head of a file; whether the rest is any good, a thread finds out. */
  async #boxNamedIn(journal: string): Promise<ShelvedBox> {
    const fingerprint = /"fingerprint"\s*:\s*"([0-9a-f]{16})"/.exec(journal)?.[1];
    const found = fingerprint === undefined ? undefined : await this.#shelf.byFingerprint(fingerprint);
    return found ?? this.#shelf.usual;
  }

  async #write(user: string, plan: Plan | Copy): Promise<string> {
    const campaign = newId();
    const now = Date.now();
    const { db, engine } = this.#store;
    const copy = 'whatIf' in plan ? plan : undefined;
    const { version: box, fingerprint } = plan.shelved;
    const seats = chairsOf(plan.setting, plan.entries);
    const member = { campaign, user, joined_at: now, left_at: null, hidden: 0, invite: null };
    await engine.run([
      ...this.#shelf.keeping(plan.shelved),
      db
        .insertInto('campaigns')
        .values({
          id: campaign,
          setting: JSON.stringify(plan.setting),
          rules: RULES,
          box,
          fingerprint,
          made_at: now,
        })
        .compile(),
      db
        .insertInto('tables')
        .values({
          campaign,
          name: plan.name,
          host: user,
          language: plan.language,
          courtesy: plan.courtesy,
          what_if_of: copy?.whatIf.table ?? null,
          what_if_at: copy?.whatIf.seq ?? null,
        })
        .compile(),
      db
        .insertInto('seats')
        .values(
          seats.map((seat) => ({
            campaign,
            seat,
            user: plan.mine.includes(seat) ? user : null,
            bot: plan.bots.get(seat) ?? null,
          })),
        )
        .compile(),
      db.insertInto('members').values(member).compile(),
      ...plan.mine.map((seat) =>
        db
          .insertInto('sat')
          .values({ campaign, seat, user, name: plan.names.get(seat) ?? null })
          .compile(),
      ),
      ...this.#journal.imported(
        campaign,
        plan.entries.map((entry, i) => keptAs(entry, i + 1, now)),
      ),
    ]);
    return campaign;
  }
}

function keptAs({ seat, choice, at }: Plan['entries'][number], seq: number, now: number): Kept {
  return { seq, seat, choice, message: `imported-${seq}`, at: at ?? now };
}

function botsIn(wanted: Readonly<Record<string, string>>, seats: number): ReadonlyMap<Seat, string> {
  const bots = new Map(Object.entries(wanted).map(([seat, bot]): [Seat, string] => [Number(seat), bot]));
  for (const [seat, bot] of bots) {
    if (seat > seats)
      throw new Refusal(400, 'wrong-setting', `there is no seat ${seat} at a table of ${seats}`);
    refuseUnknownBot(bot);
  }
  return bots;
}

/** Others say themselves what they are called. */
function namesIn(wanted: Readonly<Record<string, string>>, mine: readonly Seat[]): ReadonlyMap<Seat, string> {
  const names = new Map(Object.entries(wanted).map(([seat, name]): [Seat, string] => [Number(seat), name]));
  for (const seat of names.keys())
    if (!mine.includes(seat)) throw new Refusal(400, 'wrong-setting', `seat ${seat} is not yours to name`);
  refuseSameName([...names.values()]);
  return names;
}

/** Longer than this a bot does not think about a choice: others wait for it. */
const LONGEST_MS = 5000;
const MOST_ITERATIONS = 5000;

export function refuseUnknownBot(bot: string): void {
  const read = readPlayer(bot);
  if (!read.ok) throw new Refusal(400, 'unknown-bot', read.why);
  const { budget } = read.player.bot;
  if (budget === undefined) return;
  const tooLong = 'ms' in budget ? budget.ms > LONGEST_MS : budget.iterations > MOST_ITERATIONS;
  if (tooLong) throw new Refusal(400, 'unknown-bot', `${bot} thinks too long for a table of people`);
}

/** Without a wish, the first seat that no bot plays. */
function mineIn(
  wanted: readonly Seat[] | undefined,
  chairs: readonly Seat[],
  bots: ReadonlyMap<Seat, string>,
): readonly Seat[] {
  const free = chairs.filter((seat) => !bots.has(seat));
  const mine = [...new Set(wanted ?? free.slice(0, 1))];
  const wrong = mine.find((seat) => !free.includes(seat));
  if (wrong !== undefined)
    throw chairs.includes(wrong)
      ? conflict('seat-taken', `a bot plays seat ${wrong}`)
      : new Refusal(400, 'wrong-setting', `there is no seat ${wrong} at a table of ${chairs.length}`);
  return mine;
}
