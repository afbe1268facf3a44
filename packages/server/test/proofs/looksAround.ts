import { randomUUID } from 'node:crypto';
import type { FromBrowser } from '@charterstone/protocol';
import { openBox, readChoice, type State, view } from '@charterstone/rules';
import { type Chance, firstDifference, type Tally } from '@charterstone/testkit';
import type { AtTable } from '../../src/client/index.ts';
import type { Line } from './line.ts';
import { demand } from './measure.ts';
import type { Secrets, Witness } from './witness.ts';

/** So many steps are looked back at. */
const RECENT = 150;
/** So many outcomes are asked about at once. */
const MOST_FORESEEN = 24;
const LANGUAGES = ['en', 'de', 'pl'] as const;

export type Look = {
  readonly table: string;
  readonly state: State;
  /** The tables at the places of the journal that are known. */
  readonly states: ReadonlyMap<number, State>;
  readonly secrets: Secrets;
  readonly counts: Tally;
  readonly mind: Chance;
};

/** Asks everything about a table that somebody at it can ask, and looks at the answers. */
export async function looksAround(line: Line, witness: Witness, look: Look): Promise<void> {
  const { table, state, states, secrets, counts, mind } = look;
  const { cookie } = witness.visitor;
  const ask = async (path: string, status = 200): Promise<string> => {
    const found = await line.ask({ path: `/api/tables${path}`, headers: { cookie } });
    demand(found.status === status, () => `${path}: ${found.status} ${found.text.slice(0, 200)}`);
    secrets.look(path, found.text);
    counts.add('looked at');
    return found.text;
  };
  const open = openBox(state);
  const box = await ask(`/${table}/box`);
  demand(box === JSON.stringify(open), () => 'the box is open further than it should be');
  for (const language of LANGUAGES) await ask(`/${table}/texts/${language}`);
  const shown = mind.pick(Object.keys(open.cards));
  await ask(`/${table}/cards/${shown}/${mind.pick(LANGUAGES)}`);
  const [locked] = mind.shuffled(open.locked ?? []);
  const nothing = await ask(`/${table}/cards/9999/en`, 404);
  if (locked !== undefined)
    demand(
      (await ask(`/${table}/cards/${locked}/${mind.pick(LANGUAGES)}`, 404)) === nothing,
      () => `card ${locked} is not as no card at all`,
    );
  const seq = mind.pick([...states.keys()]);
  await lookBack(ask, witness, { ...look, seq });
  for (const path of ['', `/${table}`, `/${table}/statistics`]) await ask(path);
  // What is not there, and what is no question.
  await ask(`/${table}/history/99999999`, 404);
  await ask(`/${table}/texts/tlh`, 400);
  counts.add('wrong questions', 2);
  // A hint takes a bot's time.
  if (mind.below(3) === 0) await askForHint(witness, look);
  await askWhatComes(witness, look);
  counts.add('rounds of questions');
}

/** What was seen and heard then. */
async function lookBack(
  ask: (path: string) => Promise<string>,
  { seat }: Witness,
  { table, states, counts, seq }: Look & { readonly seq: number },
): Promise<void> {
  const moment: { readonly view: { readonly cells: string } } = JSON.parse(
    await ask(`/${table}/history/${seq}`),
  );
  const bytes = Buffer.from(moment.view.cells, 'base64');
  const cells = Int16Array.from({ length: bytes.length / 2 }, (_, i) => bytes.readInt16LE(2 * i));
  const then = states.get(seq);
  const differs = then && firstDifference(cells, view(then, seat).table);
  demand(
    then !== undefined && differs === undefined,
    () => `moment ${seq} shows something else at ${differs}`,
  );
  const past = await ask(
    `/${table}/history?after=${Math.max(RECENT, ...states.keys()) - RECENT}&most=${RECENT}`,
  );
  const {
    steps,
  }: { readonly steps: readonly { readonly facts: readonly Readonly<Record<string, unknown>>[] }[] } =
    JSON.parse(past);
  for (const fact of steps.flatMap(({ facts }) => facts)) {
    if (fact['fact'] !== 'cardHidden' || seat !== undefined) continue;
    demand(!('card' in fact), () => `history tells a spectator ${JSON.stringify(fact)}`);
    counts.add('secret cards kept from whoever looks back');
  }
}

async function askForHint(witness: Witness, { counts, secrets }: Look): Promise<void> {
  const { at, seat } = witness;
  if (seat === undefined) return;
  secrets.look('a hint', await toldBy(at, { type: 'hint', id: randomUUID(), seat }));
  counts.add('hints');
}

/** What some of a seat's options would bring, as it is told beforehand. */
async function askWhatComes({ at, seat }: Witness, { counts, secrets }: Look): Promise<void> {
  if (seat === undefined) return;
  const choices = (at.views.get(seat)?.options ?? []).flatMap((option) => readChoice(option) ?? []);
  if (choices.length === 0) return;
  const wanted = choices.slice(0, MOST_FORESEEN);
  const told = await toldBy(at, { type: 'foresee', id: randomUUID(), seat, base: at.seq, choices: wanted });
  secrets.look('what would come', told);
  counts.add('outcomes told beforehand', wanted.length);
}

/** What is answered to a message, whatever it is. */
export async function toldBy(at: AtTable, message: FromBrowser): Promise<string> {
  let told: string | undefined;
  const hear = (answer: { readonly type: string; readonly id?: unknown }): void => {
    if (answer.id === message.id) told = JSON.stringify(answer);
  };
  at.heard.on('message', hear);
  at.say(message);
  await at.until(() => told !== undefined);
  at.heard.off('message', hear);
  return told ?? '';
}
