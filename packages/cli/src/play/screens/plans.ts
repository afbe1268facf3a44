import { CHARTERS, type Charter, type Inspection } from '@charterstone/rules';
import { capital, wrap } from '../../terminal/columns.ts';
import type { Desk } from '../desk.ts';

/** What was said about a charter for the time after this game, in short; empty where nothing changes. */
export function plansFor(
  { say }: Desk,
  { charters, coming, automaPlans }: Inspection,
  charter: Charter,
): string[] {
  const supply = charters.find((one) => one.charter === charter);
  const plan = automaPlans[charter];
  const isPerson = supply !== undefined && (!supply.automa || supply.absent);
  // Whoever said anything about a chair they sit on goes, also if somebody else will sit there.
  const leaves = isPerson && coming.some(({ seat }) => seat === supply.seat);
  const isBack = plan === 'goes' && isPerson && !leaves;
  return [
    ...(leaves || (plan === 'goes' && !isPerson) ? [say.ui('plan.leaves')] : []),
    ...(isBack ? [say.ui('plan.back')] : []),
    ...(plan === 'comes' ? [say.ui('plan.automa')] : []),
    ...coming.filter((one) => one.charter === charter).map(({ seat }) => say.ui('plan.joins', { n: seat })),
  ];
}

/** The same for charters that have no line of their own. */
export function planLines(desk: Desk, seen: Inspection, shown: readonly Charter[]): string[] {
  const { say, paint, size } = desk;
  const told = CHARTERS.filter((charter) => !shown.includes(charter)).flatMap((charter) => {
    const plans = plansFor(desk, seen, charter);
    if (plans.length === 0) return [];
    const name = paint.charter(charter, capital(say.who(charter)));
    return [`${paint.sign(charter)} ${name}: ${plans.join(', ')}`];
  });
  return told.length === 0 ? [] : wrap(told.join(' · '), size().width, 4);
}
