import type { Inspection, Seat } from '@charterstone/rules';
import { cardText, ruleLines, storyLines, whyLines } from '../answers.ts';
import { namesAt } from '../company.ts';
import type { Desk } from '../desk.ts';
import type { Command } from '../entry.ts';
import { tell } from '../log/chronicler.ts';
import type { CompanyCommand } from '../regroup.ts';
import type { Session } from '../session.ts';
import { guidepostLines } from './guidepost.ts';
import { helpLines } from './help.ts';
import { matLines } from './mats.ts';
import { planLines } from './plans.ts';
import { generalSupply, supplyLines } from './players.ts';
import { measureLines, sheetLines } from './sheets.ts';
import { headLines, trackLines } from './tracks.ts';
import { villageLines } from './village.ts';

/** Who looks at what. */
export type Looking = {
  readonly desk: Desk;
  readonly session: Session;
  readonly seen: Inspection;
  readonly seat: Seat;
};

/** How many choices the log goes back, unless all of it is wanted. */
const LOG_LENGTH = 12;

/** Commands that do something; the others show something. */
type Deed = CompanyCommand | 'undo' | 'name' | 'hint' | 'hints' | 'quit';

/** What a command shows. */
export function screenFor(command: Exclude<Command, Deed>, looking: Looking, rest: string): string[] {
  const { desk, session, seen, seat } = looking;
  switch (command) {
    case 'village':
      return [
        desk.paint.bold(session.titles.get('village') ?? desk.say.ui('heading.village')),
        ...headLines(desk, seen),
        ...villageLines(desk, seen, session.titles),
      ];
    case 'mats':
      return [...guidepostLines(desk, seen), ...matLines(desk, seen)];
    case 'tracks':
      return [...headLines(desk, seen), ...trackLines(desk, seen)];
    case 'supply':
      return [
        ...seen.charters.flatMap((supply) => supplyLines(desk, seen, supply, session)),
        ...planLines(
          desk,
          seen,
          seen.charters.map(({ charter }) => charter),
        ),
        ...generalSupply(desk, seen),
      ];
    case 'sheet':
      return [
        ...sheetLines(desk, seen),
        // With several people at one keyboard a secret measure is shown only to whoever asks for it.
        ...(session.persons.length === 1 || rest !== '' ? seen.charters : [])
          .filter((supply) => supply.seat === seat)
          .flatMap((supply) => measureLines(desk, supply)),
      ];
    case 'log': {
      const from = rest === '' ? Math.max(0, session.told.length - LOG_LENGTH) : 0;
      return [
        desk.paint.bold(desk.say.ui('heading.log')),
        ...tell(desk, session.told, {
          from,
          heard: (facts) => session.heard(facts),
          nameAt: namesAt(desk, session),
        }),
      ];
    }
    case 'why':
      return whyLines(desk, session.state, seat, seen, rest);
    case 'card':
      return cardText(looking, rest);
    case 'rules':
      return ruleLines(looking, rest);
    case 'story':
      return storyLines(looking, rest);
    case 'help':
      return helpLines(desk, seen);
  }
}
