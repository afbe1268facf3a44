import { isAway } from './way.ts';

/** The app as it was built: its page is `/`, and these are the files that it opens with. */
export type Shell = { readonly version: string; readonly files: readonly string[] };

const OURS = 'charterstone-';
const PAGE = '/';

/** All of one version together: without a server, a page finds the files that it was built with. */
export async function lay({ version, files }: Shell): Promise<void> {
  const kept = await caches.open(OURS + version);
  await Promise.all([
    // The page is asked for anew: it has no version in its name.
    ...(files.length === 0 ? [] : [put(kept, PAGE, fetch(PAGE, { cache: 'reload' }))]),
    ...files.map(async (file) => put(kept, file, (await caches.match(file)) ?? fetch(file))),
  ]);
}

async function put(kept: Cache, file: string, found: Response | Promise<Response>): Promise<void> {
  const response = await found;
  // What is not there can't be kept; whoever is too busy now is asked again another time.
  if (response.status === 404) return;
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  await kept.put(file, response);
}

/** What older versions kept. */
export async function clear({ version }: Shell): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(OURS) && name !== OURS + version);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** The newest page there is; without a server the one that was kept, which says so. */
export async function page(request: Request): Promise<Response> {
  try {
    const fresh = await fetch(request);
    if (!isAway(fresh.status)) return fresh;
    return (await caches.match(PAGE)) ?? fresh;
  } catch (error) {
    const kept = await caches.match(PAGE);
    if (kept === undefined) throw error;
    return kept;
  }
}

/** What has a fingerprint in its name is the same for ever. */
export async function asset(request: Request, { version }: Shell): Promise<Response> {
  const known = await caches.match(request);
  if (known !== undefined) return known;
  const fresh = await fetch(request);
  if (fresh.ok) {
    const copy = fresh.clone();
    const kept = await caches.open(OURS + version);
    // A full disk is no reason to keep somebody from playing.
    await kept.put(request, copy).catch(() => {});
  }
  return fresh;
}
