import type { Pledge } from './pledge.ts';
import { RULES } from './pledges/rules.ts';
import { SERVER } from './pledges/server.ts';
import { WEB } from './pledges/web.ts';

/** All that we promise, in the order in which it is tried and told. */
export const PLEDGES: readonly Pledge[] = [...RULES, ...SERVER, ...WEB];

export function pledgeNamed(name: string): Pledge {
  const found = PLEDGES.find((one) => one.name === name);
  if (found === undefined)
    throw new Error(`There is no promise ${name}; there are ${PLEDGES.map((one) => one.name).join(', ')}.`);
  return found;
}
