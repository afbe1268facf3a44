import type { Charter, Fact, Inspection } from '@charterstone/rules';
import { isQuiet } from '@charterstone/words';
import { wrap } from '../terminal/columns.ts';
import { TEXTS } from '../texts.ts';
import { type Desk, sceneOf } from './desk.ts';
import type { Told } from './session.ts';

/** Tells facts as a log: a paragraph for each turn, stories and rules as the cards they are. */
export function tell(desk: Desk, seen: Inspection, told: readonly Told[], from = 0): string[] {
  const lines: string[] = [];
  let paragraph: string[] = [];
  let { whose, building } = contextOf(told.slice(0, from));
  const close = (): void => {
    if (paragraph.length > 0) lines.push(...paragraphLines(desk, whose, paragraph));
    paragraph = [];
  };
  for (const { facts } of told.slice(from))
    for (const fact of facts) {
      if (fact.fact === 'turnBegan') {
        close();
        whose = fact.charter;
        building = 0;
        continue;
      }
      if (fact.fact === 'placed') building = fact.building;
      if (isQuiet(fact) || isNoise(fact, whose)) continue;
      if (fact.fact === 'charterChosen') close();
      if (fact.fact === 'storyRead' || fact.fact === 'ruleEntered') {
        close();
        lines.push(...readAloud(desk, fact));
        continue;
      }
      // The building that is being used goes without saying; a card or rule behind a fact does not.
      const why = !('why' in fact) || fact.why !== building;
      paragraph.push(desk.say.fact(fact, { ...sceneOf(seen), why }));
      if (endsPart(fact)) {
        close();
        whose = undefined;
      }
    }
  close();
  return lines;
}

/** Whose turn was being told when the telling stopped, and which building was in use. */
function contextOf(told: readonly Told[]): { whose: Charter | undefined; building: number } {
  const facts = told.flatMap((choice) => choice.facts);
  const turn = facts.findLastIndex((fact) => fact.fact === 'turnBegan');
  const began = facts[turn];
  const placed = facts.slice(turn + 1).find((fact) => fact.fact === 'placed');
  return {
    whose: began?.fact === 'turnBegan' ? began.charter : undefined,
    building: placed?.fact === 'placed' ? placed.building : 0,
  };
}

function endsPart(fact: Fact): boolean {
  return fact.fact === 'gameBegan' || fact.fact === 'gameEnded';
}

/** While the table is laid out, cards and dice speak for themselves: all of it lies open a moment later. */
function isNoise(fact: Fact, whose: Charter | undefined): boolean {
  return whose === undefined && (fact.fact === 'revealed' || fact.fact === 'rolled');
}

function paragraphLines(
  { paint, size }: Desk,
  whose: Charter | undefined,
  sentences: readonly string[],
): string[] {
  const sign = whose === undefined ? '·' : paint.sign(whose);
  return wrap(`${sign} ${sentences.join(' ')}`, size().width, 2);
}

/** A numbered card that is read aloud: its name and its text. */
function readAloud(desk: Desk, fact: Extract<Fact, { fact: 'storyRead' | 'ruleEntered' }>): string[] {
  const { say, paint, size } = desk;
  const text = TEXTS[say.lang].cards[fact.card];
  const heading =
    fact.fact === 'ruleEntered'
      ? `${say.ui('table.rule', { n: fact.slot })} · ${say.name(fact.card)}`
      : `${say.ui('table.card', { n: fact.card })} · ${say.name(fact.card)}`;
  const body = [text?.flavour, text?.text].flatMap((part) => (part === undefined ? [] : part.split('\n')));
  return ['', paint.bold(heading), ...body.flatMap((line) => wrap(`  ${line}`, size().width, 2)), ''];
}
