import type { ArgsDef } from 'citty';
import { misuse } from './trouble.ts';

/** citty takes any option it does not know for granted; a misspelt one must not be passed over in silence. */
export function refuseUnknown(rawArgs: readonly string[], known: ArgsDef): void {
  const said = new Set<ArgsDef[string]>();
  let places = Object.values(known).filter((arg) => arg.type === 'positional').length;
  for (let i = 0; i < rawArgs.length; i++) {
    const word = rawArgs[i] ?? '';
    if (!word.startsWith('-') || word === '-') {
      if (places === 0)
        throw misuse(`I don't know what to do with "${word}" here. --help lists the options.`);
      places--;
      continue;
    }
    const [name = '', value] = splitOption(word);
    const option = known[name] ?? negated(name, known);
    if (option === undefined || option.type === 'positional')
      throw misuse(`There is no option ${word.split('=')[0]}. --help lists the options.`);
    if (said.has(option))
      throw misuse(`--${known[name] === undefined ? name.slice(3) : name} can be said once only.`);
    said.add(option);
    if (option.type === 'boolean') {
      if (value !== undefined && option.valueHint === undefined)
        throw misuse(`--${name} is said or left out: it takes no value such as "${value}".`);
      continue;
    }
    if (value === undefined) i++;
    const given = value ?? rawArgs[i];
    if (given === undefined || given === '' || (value === undefined && given.startsWith('--')))
      throw misuse(`--${name} needs a value: --${name} ${(option.valueHint ?? name).toUpperCase()}`);
  }
}

function splitOption(word: string): string[] {
  const name = word.replace(/^--?/, '');
  const at = name.indexOf('=');
  return at < 0 ? [name] : [name.slice(0, at), name.slice(at + 1)];
}

function negated(name: string, known: ArgsDef): ArgsDef[string] | undefined {
  const option = name.startsWith('no-') ? known[name.slice(3)] : undefined;
  return option?.type === 'boolean' ? option : undefined;
}

/** A whole number within limits, or trouble that names the option. */
export function wholeNumber(option: string, text: string, least: number, most: number): number {
  const number = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (Number.isNaN(number) || number < least || number > most)
    throw misuse(
      `--${option} is a whole number from ${least} to ${most.toLocaleString('en')}, not "${text}".`,
    );
  return number;
}

/** A length of time in seconds, fractions allowed. */
export function duration(option: string, text: string, least: number, most: number): number {
  const seconds = /^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
  if (Number.isNaN(seconds) || seconds < least || seconds > most)
    throw misuse(`--${option} is a number of seconds from ${least} to ${most}, not "${text}".`);
  return seconds;
}

/** One of a few words, or trouble that lists them. */
export function oneOf<const W extends string>(option: string, text: string, words: readonly W[]): W {
  const found = words.find((word) => word === text);
  if (found === undefined) throw misuse(`--${option} is ${words.join(', ')}, not "${text}".`);
  return found;
}
