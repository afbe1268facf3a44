import { readFileSync } from 'node:fs';
import { fileVariable, type Given, isSecret, NAMES, type Name } from './variables.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** What the environment gives, secrets out of files included, and the files that could not be read. */
export function givenIn(env: Environment): { readonly given: Given; readonly problems: readonly string[] } {
  const given: { [N in Name]?: string } = {};
  const problems: string[] = [];
  for (const name of NAMES) {
    const text = textOf(env, name) ?? fromFile(env, name, problems);
    if (text !== undefined) given[name] = text;
    if (isSecret(name) && textOf(env, name) !== undefined && textOf(env, fileVariable(name)) !== undefined)
      problems.push(`${name} and ${fileVariable(name)} are both set; it should be one of them.`);
  }
  return { given, problems };
}

/** Whether somebody meant to set it, also where that went wrong. */
export function isMeant(env: Environment, name: Name): boolean {
  return textOf(env, name) !== undefined || (isSecret(name) && textOf(env, fileVariable(name)) !== undefined);
}

function textOf(env: Environment, variable: string): string | undefined {
  const text = env[variable]?.trim() ?? '';
  return text === '' ? undefined : text;
}

function fromFile(env: Environment, name: Name, problems: string[]): string | undefined {
  const file = isSecret(name) ? textOf(env, fileVariable(name)) : undefined;
  if (!isSecret(name) || file === undefined) return undefined;
  try {
    const text = readFileSync(file, 'utf8').trim();
    if (text !== '') return text;
    problems.push(`${fileVariable(name)} is "${file}", which is empty.`);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    problems.push(`${fileVariable(name)} is "${file}", which can't be read: ${why}.`);
  }
  return undefined;
}
