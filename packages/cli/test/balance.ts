import { readFileSync } from 'node:fs';
import type { Charter } from '@charterstone/rules';
import { checksOfTheBox } from '../src/balance/checks.ts';
import type { CampaignTold, GameTold } from '../src/balance/told.ts';

/** A game that red has won against blue, but for what is said. */
export function gameTold(said: Partial<GameTold> = {}): GameTold {
  return {
    first: 'red',
    winners: ['red'],
    points: { red: 30, blue: 20 },
    turns: { red: 20, blue: 20 },
    sources: { quota: 50 },
    endedBy: 'objective',
    placements: {},
    chances: {},
    placed: 0,
    crates: 0,
    ...said,
  };
}

/** A campaign of red and blue: twelve such games, but for what is said. */
export function campaignTold(said: Partial<CampaignTold> = {}): CampaignTold {
  const charters: readonly Charter[] = ['red', 'blue'];
  return {
    number: 0,
    seed: 'told',
    decisions: 1,
    charters,
    games: Array.from({ length: 12 }, () => gameTold()),
    doors: [],
    unlocked: [],
    met: [],
    champions: ['red'],
    problem: undefined,
    ...said,
  };
}

type Line = Record<string, unknown>;

/** The lines of the file of checks, to be changed by a test. */
export function linesOfTheBox(): Line[] {
  return JSON.parse(readFileSync(checksOfTheBox(), 'utf8')).checks;
}
