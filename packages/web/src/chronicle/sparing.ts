import { nameAt } from '../table/names.ts';
import type { Scene } from '../table/scene.ts';
import type { Glossary } from './terms.ts';

/** What people are called at a table, and what they called its places: somebody may be called like a word of the game, as every newcomer is. */
export function namesIn({ at, say, titles }: Pick<Scene, 'at' | 'say' | 'titles'>): readonly string[] {
  const people = at.table.seats.flatMap(({ seat, person }) => [nameAt(at, seat, say), person?.name]);
  const names = [...people, ...Object.values(titles)];
  return [...new Set(names.flatMap((name) => name ?? []))].toSorted();
}

/** The same glossary for sentences in which people are named: a name is never explained, whatever it means. */
export function sparing(glossary: Glossary, names: readonly string[]): Glossary {
  if (names.length === 0) return glossary;
  // A sentence may begin with a name, and a long name with a short one.
  const forms = names
    .flatMap((name) => [name, name.charAt(0).toUpperCase() + name.slice(1)])
    .toSorted((a, b) => b.length - a.length)
    .map((name) => name.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&'));
  const called = new RegExp(`(?<![\\p{L}\\p{N}])(${forms.join('|')})(?![\\p{L}\\p{N}])`, 'u');
  return (text, but) =>
    // Every other part is a name.
    text.split(called).flatMap((part, i) => (part === '' ? [] : i % 2 === 1 ? [part] : glossary(part, but)));
}
