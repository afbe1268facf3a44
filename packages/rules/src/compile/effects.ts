import type { Effect, Icons } from '../language/effect.ts';
import { CARD_KINDS, ICONS, type Icon, iconNumber, RESOURCES } from '../vocabulary.ts';
import type { Node, Op } from './box.ts';
import { amountTable, testTable } from './conditions.ts';

type Complain = (message: string) => void;

/** Icons that need a step of their own. */
const STEPS = [
  'resource',
  'card',
  'reputation',
  'construct',
  'crate',
  'objective',
  'quota',
  'progress',
  'refreshMat',
] as const;
const KINDS: ReadonlySet<string> = new Set(CARD_KINDS);
const GAINS: ReadonlySet<string> = new Set(['vp', 'coin', 'influence', ...RESOURCES]);
/** Steps that come once: more of them would need more aims. */
const ONCE: ReadonlySet<Op> = new Set(['construct', 'crate', 'objective', 'quota', 'refreshMat']);
/** Steps that only rules may speak. */
const FOR_RULES: ReadonlySet<Op> = new Set(['shuffle', 'reveal', 'cast', 'enter', 'end', 'read']);
const AIMS: ReadonlySet<Op> = new Set(['construct', 'crate', 'objective', 'quota']);
/** Words that make an effect of their own kind: none of them stands beside icons. */
const FORMS = new Map([
  ['may', ['may']],
  ['choose', ['choose']],
  ['if', ['if', 'then', 'else']],
  ['shuffle', ['shuffle']],
  ['reveal', ['reveal', 'n']],
  ['cast', ['cast']],
  ['enter', ['enter']],
  ['read', ['read']],
  ['end', ['end']],
]);
/** Steps that ask the player, draw or roll: their order can matter. */
const ASKING: ReadonlySet<Op> = new Set([
  'resource',
  'card',
  'reputation',
  'refreshMat',
  'progress',
  'may',
  'choose',
  'shuffle',
  'reveal',
  'cast',
]);

const NOTHING = { n: 0, per: -1, every: 1, max: 0 };

/** Writes effects as programs: a growing list of steps and the labels of their branches. */
export class ProgramWriter {
  readonly nodes: Node[] = [];
  readonly labels: string[] = [];

  /** The number of the program for an effect. */
  write(effect: Effect, complain: Complain): number {
    return this.#add({ op: 'list', list: this.#steps(effect, complain) });
  }

  #add(step: Partial<Node> & { op: Op }): number {
    this.nodes.push({ icon: -1, amount: NOTHING, list: [], labels: [], test: [], ...step });
    return this.nodes.length - 1;
  }

  #steps(effect: Effect, complain: Complain): number[] {
    if (isList(effect)) return effect.flatMap((one) => this.#steps(one, complain));
    checkForm(effect, complain);
    if ('may' in effect) return [this.#add({ op: 'may', list: [this.write(effect.may, complain)] })];
    if ('choose' in effect) {
      const branches = Object.entries(effect.choose);
      if (branches.length < 2) complain('a choice between fewer than two branches');
      const list = branches.map(([, branch]) => this.write(branch, complain));
      return [this.#add({ op: 'choose', list, labels: branches.map(([label]) => this.#label(label)) })];
    }
    if ('if' in effect) {
      const list = [this.write(effect.then, complain), this.write(effect.else ?? [], complain)];
      return [this.#add({ op: 'if', list, test: testTable(effect.if, complain) })];
    }
    if ('shuffle' in effect) return [this.#add({ op: 'shuffle', icon: effect.shuffle === 'deck' ? 0 : 1 })];
    if ('reveal' in effect) return [this.#add({ op: 'reveal', amount: amountTable(effect.n, complain) })];
    if ('cast' in effect) return [this.#add({ op: 'cast' })];
    if ('enter' in effect) return [this.#add({ op: 'enter', list: effect.enter })];
    if ('read' in effect) return [this.#add({ op: 'read', list: effect.read })];
    if ('end' in effect) return [this.#add({ op: 'end' })];
    return this.#icons(effect, complain);
  }

  #icons(icons: Icons, complain: Complain): number[] {
    return Object.entries(icons).map(([name, amount]) => {
      const icon = ICONS.find((known): known is Icon => known === name);
      if (icon === undefined || amount === undefined) {
        complain(`the word "${name}"`);
        return this.#add({ op: 'list' });
      }
      const op = opOf(name, complain);
      if (ONCE.has(op) && amount !== 1) complain(`"${name}" more than once`);
      return this.#add({ op, icon: iconNumber(icon), amount: amountTable(amount, complain) });
    });
  }

  #label(label: string): number {
    const known = this.labels.indexOf(label);
    if (known >= 0) return known;
    this.labels.push(label);
    return this.labels.length - 1;
  }

  isEmpty(program: number): boolean {
    return this.nodes[program]?.list.length === 0;
  }

  /** What only rules may say, found in a program. */
  forRules(program: number): boolean {
    return this.#some(program, (node) => FOR_RULES.has(node.op));
  }

  /** Whether an aim stands where nobody could have asked for it: inside a branch, or at all where there is no use. */
  strayAim(program: number, ofUse: boolean): boolean {
    const steps = this.nodes[program]?.list ?? [];
    return steps.some((step) => {
      const node = this.nodes[step];
      if (node === undefined) return false;
      if (AIMS.has(node.op)) return !ofUse;
      return this.#some(step, (inside) => AIMS.has(inside.op));
    });
  }

  /** Whether a program asks, draws or rolls anywhere. */
  asks(program: number): boolean {
    return this.#some(program, (node) => ASKING.has(node.op));
  }

  /** The steps of a program with the given op, branches included. */
  find(program: number, op: Op): Node[] {
    const found: Node[] = [];
    this.#some(program, (node) => {
      if (node.op === op) found.push(node);
      return false;
    });
    return found;
  }

  /** The icons printed anywhere in a program, a flag each. */
  icons(program: number): Uint8Array {
    const flags = new Uint8Array(ICONS.length);
    this.#some(program, (node) => {
      if (node.icon >= 0) flags[node.icon] = 1;
      return false;
    });
    return flags;
  }

  #some(program: number, fits: (node: Node) => boolean): boolean {
    const node = this.nodes[program];
    if (node === undefined) return false;
    if (fits(node)) return true;
    return node.op !== 'enter' && node.op !== 'read' && node.list.some((inside) => this.#some(inside, fits));
  }
}

/** An effect is of one kind; a word too many would be lost silently. */
function checkForm(effect: Effect, complain: Complain): void {
  const keys = Object.keys(effect);
  const form = keys.find((key) => FORMS.has(key));
  if (form === undefined) return;
  for (const key of keys) if (!FORMS.get(form)?.includes(key)) complain(`"${key}" beside "${form}"`);
}

function isList(effect: Effect): effect is readonly Effect[] {
  return Array.isArray(effect);
}

function opOf(icon: string, complain: Complain): Op {
  if (GAINS.has(icon)) return 'gain';
  if (KINDS.has(icon)) return 'card';
  const step = STEPS.find((known) => known === icon);
  if (step === undefined) complain(`the icon "${icon}", which no rule gives yet`);
  return step ?? 'list';
}
