import type { Key, Lang, Leaf, NearWords, Source, Speech, TongueOf } from '@charterstone/words/light';

type Loaded = { readonly speech: (source: Source) => Speech; readonly words: NearWords };
type Shelf = Loaded & { readonly catalogue: { [K in Key]?: string }; readonly leaves: Set<Leaf> };

/** A language is loaded when somebody wants it. */
const LANGUAGES: { readonly [L in Lang]: () => Promise<Loaded> } = {
  en: async () => {
    const { english, words } = await import('@charterstone/words/en');
    return { speech: english, words };
  },
  de: async () => {
    const { german, words } = await import('@charterstone/words/de');
    return { speech: german, words };
  },
  pl: async () => {
    const { polish, words } = await import('@charterstone/words/pl');
    return { speech: polish, words };
  },
};

const shelves = new Map<Lang, Shelf>();
/** The words of pages that were opened here: whoever changes the language reads on in the new one. */
const wanted = new Set<Leaf>();

/** A language with all the words that were needed here so far. */
export async function loadTongue(lang: Lang): Promise<TongueOf> {
  const shelf = shelves.get(lang) ?? (await newShelf(lang));
  await fill(shelf);
  shelves.set(lang, shelf);
  return (source) => ({ ...shelf.speech(source), catalogue: shelf.catalogue });
}

/** A part of the app, once the words are there that only it says. */
export async function withWords<T>(leaves: readonly Leaf[], part: () => Promise<T>): Promise<T> {
  for (const leaf of leaves) wanted.add(leaf);
  const [loaded] = await Promise.all([part(), ...[...shelves.values()].map(fill)]);
  return loaded;
}

async function newShelf(lang: Lang): Promise<Shelf> {
  const { speech, words } = await LANGUAGES[lang]();
  return { speech, words, catalogue: { ...words.common }, leaves: new Set() };
}

/** More may be wanted by the time something has come. */
async function fill({ words, catalogue, leaves }: Shelf): Promise<void> {
  for (;;) {
    const missing = [...wanted].filter((leaf) => !leaves.has(leaf));
    if (missing.length === 0) return;
    await Promise.all(
      missing.map(async (leaf) => {
        Object.assign(catalogue, await words.leaves[leaf]());
        leaves.add(leaf);
      }),
    );
  }
}
