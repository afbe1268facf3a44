import {
  CHARTERS,
  type Choice,
  charterOfSeat,
  type Fact,
  type Icon,
  preview,
  RESOURCES,
} from '@charterstone/rules';
import { SIGNS } from '../terminal/paint.ts';
import { describe, faceOf, meaning, sceneOf } from './desk.ts';
import type { Subject } from './menu.ts';
import { workerMarks } from './screens/village.ts';

/** The order of the groups: first the Commons, then one's own charter, the others, and what else one can do. */
export function rankOf({ state, seat }: Subject, choice: Choice): number {
  if (choice.do !== 'place') return 3;
  const [district] = (choice.at ?? '').split('-');
  if (district === choice.at) return 0;
  return district === charterOfSeat(state, seat) ? 1 : 2;
}

/** Placings are grouped by where the building stands, constructions by their card. */
export function headingOf(subject: Subject, choice: Choice): string {
  const { say, data } = subject.desk;
  if (choice.do === 'place') {
    const headings = ['heading.commons', 'terminal.yourCharter', 'terminal.otherCharters'] as const;
    const key = headings[rankOf(subject, choice)];
    return key === undefined ? '' : say.ui(key);
  }
  if ((choice.do !== 'build' && choice.do !== 'lay') || typeof choice.what !== 'number') return '';
  const face = faceOf(data, choice.what);
  const price =
    face?.kind === 'building' && face.build !== undefined
      ? ` (${say.ui('table.built', { resources: say.describeCost(face.build) })})`
      : '';
  return `${say.name(choice.what)}${price}: ${describe(subject.desk, choice.what)}`;
}

/** What is chosen, in as few words as the heading above it allows. */
export function labelOf({ desk, seen }: Subject, choice: Choice): string {
  const { say, paint } = desk;
  const card = seen.village[choice.at ?? ''];
  switch (choice.do) {
    case 'place': {
      const charter = CHARTERS.find((name) => choice.at?.startsWith(`${name}-`));
      const plot = charter && paint.charter(charter, `${SIGNS[charter]}${choice.at?.split('-')[1]}`);
      const workers = workerMarks(desk, seen, choice.at ?? '');
      return [say.name(card ?? 0), plot ?? '', workers].filter((part) => part !== '').join(' ');
    }
    case 'build':
    case 'lay':
      return say.site(choice.at ?? '');
    case 'charter': {
      const charter = CHARTERS.find((name) => name === choice.what);
      return charter === undefined ? say.choice(choice) : `${paint.sign(charter)} ${say.charter(charter)}`;
    }
    default:
      return say.choice(choice, sceneOf(seen));
  }
}

/** Cost and result of an option, as far as its label does not say them. */
export function detailOf({ desk, seen, state, seat }: Subject, choice: Choice): string {
  const { say, data } = desk;
  switch (choice.do) {
    case 'place':
      return describe(desk, seen.village[choice.at ?? ''] ?? 0);
    case 'pick':
    case 'score':
      return typeof choice.what === 'number' ? meaning(desk, seen, choice.what) : '';
    case 'open': {
      const face = typeof choice.what === 'number' ? faceOf(data, choice.what) : undefined;
      return face?.kind === 'building' && face.crate !== undefined
        ? say.ui('table.crate', { n: face.crate })
        : '';
    }
    case 'charter': {
      const charter = CHARTERS.find((name) => name === choice.what);
      const basic = charter && data.startUp.charters[charter].basic;
      return basic === undefined ? '' : `${say.name(basic)}: ${describe(desk, basic)}`;
    }
    case 'pay': {
      const charter = charterOfSeat(state, seat);
      const goods = seen.charters.find((supply) => supply.charter === charter)?.goods;
      const resource = RESOURCES.find((name) => name === choice.what);
      return goods === undefined || resource === undefined
        ? ''
        : say.ui('terminal.youHave', { n: goods[resource] });
    }
    default:
      return '';
  }
}

/** Deeds whose result is worth telling before they are chosen. */
const TOLD_BEFORE: ReadonlySet<string> = new Set(['place', 'score', 'sell', 'choose', 'use', 'pass']);

/** What would come of it, up to the first question; for a placing only what its building does not say itself. */
export function notesOn({ desk, state, seat, seen }: Subject, choice: Choice): string[] {
  if (!TOLD_BEFORE.has(choice.do)) return [];
  const { say } = desk;
  const building = choice.do === 'place' ? seen.village[choice.at ?? ''] : undefined;
  const me = charterOfSeat(state, seat);
  const gains = new Map<string, Gain>();
  const remarks: string[] = [];
  for (const fact of preview(state, seat, choice)) {
    if ('charter' in fact && fact.charter !== me) continue;
    if (fact.fact === 'short' || fact.fact === 'ending')
      remarks.push(say.fact(fact, { ...sceneOf(seen), why: false }));
    const gain = gainOf(fact);
    if (gain === undefined || gain.why === building) continue;
    const why = building === undefined ? 0 : gain.why;
    const key = `${gain.icon} ${why}`;
    gains.set(key, { ...gain, why, n: gain.n + (gains.get(key)?.n ?? 0) });
  }
  const gained = [...gains.values()].map(
    ({ icon, n, why }) => `+${say.count(icon, n)}${why === 0 ? '' : ` (${say.name(why)})`}`,
  );
  return [...(gained.length > 0 ? [gained.join(', ')] : []), ...remarks];
}

type Gain = { readonly icon: Icon; readonly n: number; readonly why: number };

function gainOf(fact: Fact): Gain | undefined {
  switch (fact.fact) {
    case 'points':
      return { icon: 'vp', n: fact.n, why: fact.why };
    case 'gained':
      return { icon: fact.good, n: fact.n, why: fact.why };
    case 'esteemed':
      return { icon: 'reputation', n: 1, why: fact.why };
    case 'advanced':
      return { icon: 'progress', n: fact.to - fact.from, why: fact.why };
    default:
      return undefined;
  }
}
