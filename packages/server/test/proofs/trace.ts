/** What a trace of a server shows of its acknowledgements: those that came after the sync of their entry, and those that did not. */
export type Traced = {
  readonly synced: readonly string[];
  readonly early: readonly string[];
  readonly syncs: number;
};

const ID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
/** As a socket's bytes look in a trace: quotes have backslashes. */
const ACKNOWLEDGED = /\\"id\\":\\"([^"\\]+)\\",\\"answer\\":\\"accepted\\"/g;
/** `1234 fdatasync(23</tmp/journal.db-wal>) = 0`, whole or as two halves with other threads' lines between. */
const CALL = /^(\d+) +(?:<\.\.\. )?(\w+)(?:\((?:\d+<([^>]*)>)?| resumed>)(.*)$/;
const JOURNAL = /journal\.db-wal$/;

type Thread = { path: string; text: string; ids: readonly string[] };

/**
 * Reads what `strace -f -y` wrote, in the order in which things happened: an entry counts as synced when a sync of the journal's file that
 * began after the entry was written has ended well.
 */
export function acknowledgements(trace: string): Traced {
  const threads = new Map<string, Thread>();
  const unsynced = new Set<string>();
  const onDisk = new Set<string>();
  const synced: string[] = [];
  const early: string[] = [];
  let syncs = 0;
  for (const line of trace.split('\n')) {
    const [, thread = '', call = '', path, rest = ''] = CALL.exec(line) ?? [];
    if (thread === '') continue;
    const isSync = call === 'fsync' || call === 'fdatasync';
    const isResumed = path === undefined && line.includes('resumed>');
    const begun = isResumed ? threads.get(thread) : { path: path ?? '', text: rest, ids: [...unsynced] };
    if (begun === undefined) continue;
    if (!isResumed)
      for (const [, id = ''] of JOURNAL.test(begun.path) ? [] : rest.matchAll(ACKNOWLEDGED))
        (onDisk.has(id) ? synced : early).push(id);
    if (rest.endsWith('<unfinished ...>')) {
      threads.set(thread, begun);
      continue;
    }
    threads.delete(thread);
    if (!JOURNAL.test(begun.path)) continue;
    if (!isSync) for (const [id] of begun.text.matchAll(ID)) unsynced.add(id);
    else if (/ = 0$/.test(rest)) {
      syncs++;
      for (const id of begun.ids) {
        onDisk.add(id);
        unsynced.delete(id);
      }
    }
  }
  return { synced, early, syncs };
}
