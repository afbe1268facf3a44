import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { badKeysIn } from './keys.ts';
import { isShaped, problemsIn } from './problems.ts';
import { meantBy, strangersIn } from './strangers.ts';

/** More than this no file of a box is: it would be something else by mistake. */
const MOST_BYTES = 4 * 1024 * 1024;

type Found = { readonly file: string; readonly value: unknown };

/** Reads the JSON files of a folder and gathers everything that is wrong with them. */
export class BoxFiles {
  readonly #folder: string;
  readonly problems: string[] = [];

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Names what nobody reads, though it looks like a part of a box. */
  nameStrangers(): void {
    for (const file of strangersIn(this.#folder)) {
      const meant = meantBy(file);
      const perhaps = meant === undefined || this.has(meant) ? '' : `; is ${meant} meant?`;
      this.problems.push(`${file}: no part of a box is called so${perhaps}`);
    }
  }

  has(name: string): boolean {
    return existsSync(join(this.#folder, name));
  }

  /** A file; undefined where there is none, or where it is no good. */
  one<T>(file: string, shape: z.ZodType<T>): T | undefined {
    return this.has(file) ? this.#shaped({ file, value: this.#json(file) }, shape) : undefined;
  }

  /** `cards.json` and everything in `cards/`, as one. What stands in two of them is a mistake. */
  all<T extends object>(name: string, shape: z.ZodType<T>): readonly T[] {
    const files = [
      ...(this.has(`${name}.json`) ? [`${name}.json`] : []),
      ...this.#within(name).map((file) => `${name}/${file}`),
    ];
    return files.flatMap((file) => this.#shaped({ file, value: this.#json(file) }, shape) ?? []);
  }

  /** All of `all`, put together. */
  merged<T extends object>(name: string, shape: z.ZodType<T>): T | undefined {
    const found = this.all(name, shape);
    const [first, ...rest] = found;
    if (first === undefined) return undefined;
    const whole = { ...first };
    for (const part of rest)
      for (const key of Object.keys(part))
        if (key in whole) this.problems.push(`${name}: ${key} stands in two files`);
    return Object.assign(whole, ...rest);
  }

  #within(name: string): readonly string[] {
    const folder = join(this.#folder, name);
    if (!existsSync(folder) || !statSync(folder).isDirectory()) return [];
    return readdirSync(folder)
      .filter((file) => file.endsWith('.json'))
      .sort();
  }

  #shaped<T>({ file, value }: Found, shape: z.ZodType<T>): T | undefined {
    if (value === undefined) return undefined;
    if (isShaped(shape, value)) return value;
    for (const problem of problemsIn(shape, value)) this.problems.push(`${file}: ${problem}`);
    return undefined;
  }

  #json(file: string): unknown {
    const path = join(this.#folder, file);
    try {
      if (statSync(path).size > MOST_BYTES) throw new Error('it is too big for a part of a box');
      const text = readFileSync(path, 'utf8').replace(/^\uFEFF/, '');
      const value: unknown = JSON.parse(text);
      const badKeys = badKeysIn(text);
      this.problems.push(...badKeys.map((problem) => `${file}: ${problem}`));
      // What has no right key can't be looked at any further.
      return badKeys.length > 0 ? undefined : value;
    } catch (error) {
      this.problems.push(`${file}: ${error instanceof Error ? error.message : String(error)}`);
      return undefined;
    }
  }
}
