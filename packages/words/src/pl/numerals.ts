import type { PluralForm } from '../icu.ts';
import type { Noun } from './nouns.ts';

/** 1; 2 to 4 but not 12 to 14; the rest. */
export function pluralForm(n: number): PluralForm {
  if (n === 1) return 'one';
  const units = n % 10;
  const tens = n % 100;
  return units >= 2 && units <= 4 && (tens < 12 || tens > 14) ? 'few' : 'many';
}

function form(noun: Noun, n: number, one: string): string {
  const plural = pluralForm(n);
  if (plural === 'one') return one;
  return plural === 'few' ? noun.few : noun.many;
}

/** „1 moneta, 2 monety, 5 monet”: as a subject or alone. */
export function counted(noun: Noun, n: number): string {
  return `${n} ${form(noun, n, noun.one)}`;
}

/** „1 monetę, 2 monety, 5 monet”: as an object. */
export function countedObject(noun: Noun, n: number): string {
  return `${n} ${form(noun, n, noun.object)}`;
}

/** The word for a heading: persons in their nominative plural, what has no plural of its own in the singular. */
export function inGeneral(noun: Noun): string {
  return GENERAL[noun.one] ?? (MASS.has(noun.one) ? noun.one : noun.few);
}

/** The same as an object: „budynek, który daje monety”. */
export function objectInGeneral(noun: Noun): string {
  return MASS.has(noun.one) ? noun.object : noun.few;
}

/** What is poured or piled, by its first form. */
export const MASS: ReadonlySet<string> = new Set([
  'metal',
  'zboże',
  'drewno',
  'węgiel',
  'glina',
  'brak paliwa',
  'głód',
  'postęp',
  'przychód',
]);

/** Persons in their nominative plural, and what goes by another word, by its first form. */
export const GENERAL: Readonly<Record<string, string>> = {
  kucharz: 'kucharze',
  lokaj: 'lokaje',
  bandyta: 'bandyci',
  asystent: 'asystenci',
  gość: 'goście',
  przyjaciel: 'przyjaciele',
  pomocnik: 'pomocnicy',
  'odzyskany robotnik': 'odzyskani robotnicy',
  'znacznik szkodników': 'szkodniki',
};

const EACH = { m: 'każdy', a: 'każdego', f: 'każdą', n: 'każde' } as const;

/** „za każdą monetę”, „za każde 2 monety”. */
export function each(noun: Noun, every: number): string {
  if (every === 1) return `${EACH[noun.gender]} ${noun.object}`;
  return `${isPersons(noun) || pluralForm(every) === 'many' ? 'każdych' : 'każde'} ${countedObject(noun, every)}`;
}

/** Persons in the plural take the genitive: „wszystkich pomocników”, but „wszystkie karty”. */
export function isPersons(noun: Noun): boolean {
  return noun.gender === 'a' && noun.few === noun.many;
}

/** „wszystkie karty”, „wszystkich pomocników”, as an object. */
export function everyOne(noun: Noun): string {
  return isPersons(noun) ? `wszystkich ${noun.many}` : `wszystkie ${noun.few}`;
}

const RANDOM = { m: 'losowy', a: 'losowego', f: 'losową', n: 'losowe' } as const;

/** „losowego towarzysza”: with the adjective of chance, as an object. */
export function byChance(noun: Noun): Noun {
  const object = `${RANDOM[noun.gender]} ${noun.object}`;
  return {
    gender: noun.gender,
    one: object,
    object,
    few: isPersons(noun) ? `losowych ${noun.many}` : `losowe ${noun.few}`,
    many: `losowych ${noun.many}`,
  };
}
