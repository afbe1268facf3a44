import { type Choice, choiceText, type Question } from '@charterstone/rules';

/** What is picked up one by one before it is paid or taken together: in the order of the hand that picks. */
export type Handful = readonly Choice[];

/** A handful that is handed over, thing by thing in the order of the rules: for what was asked, and `last` what ends it before all are picked. */
export type Handing = {
  readonly asked: Question;
  readonly things: Handful;
  readonly last: Choice | undefined;
};

/** Whether several are asked for that may be picked in any order. */
export function asksForHandful(question: Question | undefined): question is Question {
  return question?.among !== undefined && question.left > 1;
}

/** What can be chosen while some are held: whatever else there is of what may be among them, and all that is no part of them. */
export function choicesBeside(
  choices: readonly Choice[],
  question: Question | undefined,
  held: Handful,
): readonly Choice[] {
  if (!asksForHandful(question)) return choices;
  const { among = [] } = question;
  const more = among.filter(({ choice, n }) => n > countOf(held, choice)).map(({ choice }) => choice);
  return [...more, ...choices.filter((choice) => !isAmong(question, choice))];
}

/** Whether a choice is one of several that are picked together. */
export function isAmong(question: Question | undefined, choice: Choice): boolean {
  return (
    asksForHandful(question) &&
    countOf(
      (question.among ?? []).map((one) => one.choice),
      choice,
    ) > 0
  );
}

/** How many more are to be picked. There may be fewer than are asked for: then all of them. */
export function leftBeside({ left, among = [] }: Question, held: Handful): number {
  const all = among.reduce((sum, { n }) => sum + n, 0);
  return Math.min(left, among.length === 0 ? left : all) - held.length;
}

/** One of these less, the last that was picked of its kind. */
export function without(held: Handful, choice: Choice): Handful {
  const at = held.map(choiceText).lastIndexOf(choiceText(choice));
  return at < 0 ? held : held.filter((_, i) => i !== at);
}

/** The order in which the rules ask for them. */
export function handingOf(asked: Question, held: Handful, last?: Choice): Handing {
  const order = (asked.among ?? []).map(({ choice }) => choiceText(choice));
  const things = [...held].sort((a, b) => order.indexOf(choiceText(a)) - order.indexOf(choiceText(b)));
  return { asked, things, last };
}

/**
 * What to hand over next, where the table still asks for the same and has taken what was handed over so far. What had to be among them it may
 * have taken by itself. Nothing where it asks for something else by now: then whoever picked is asked anew.
 */
export function nextToHand(
  { asked, things, last }: Handing,
  question: Question | undefined,
  choices: readonly Choice[],
): Choice | undefined {
  if (question?.among === undefined || question.card !== asked.card || question.charter !== asked.charter)
    return undefined;
  const done = asked.left - question.left;
  const taken = things.slice(0, done);
  const lies = (choice: Choice): number =>
    asked.among?.find((one) => choiceText(one.choice) === choiceText(choice))?.n ?? 0;
  const isSame = question.among.every(({ choice, n }) => n === lies(choice) - countOf(taken, choice));
  const next = done < 0 || done > things.length || !isSame ? undefined : (things[done] ?? last);
  return next !== undefined && countOf(choices, next) > 0 ? next : undefined;
}

/** How many of them are this one. */
export function countOf(held: readonly Choice[], choice: Choice): number {
  const words = choiceText(choice);
  return held.filter((one) => choiceText(one) === words).length;
}
