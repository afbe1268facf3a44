import { CHARTERS, ICONS, VP } from '../vocabulary.ts';
import type { Node, Op } from './box.ts';

/** Icons whose step has the icon's own name. */
export const STEPS = [
  'resource',
  'card',
  'reputation',
  'privateObjective',
  'victory',
  'construct',
  'crate',
  'objective',
  'quota',
  'progress',
  'income',
  'refreshMat',
  'persona',
  'retrieve',
  'again',
  'minion',
] as const;
/** Steps that ask the player, draw or roll: their order can matter. */
const ASKING: ReadonlySet<Op> = new Set([
  'resource',
  'minion',
  'card',
  'reputation',
  'privateObjective',
  'mark',
  'income',
  'refreshMat',
  'persona',
  'may',
  'choose',
  'pay',
  'rollNote',
  'rollFor',
  'move',
  'shuffle',
  'reveal',
  'cast',
  'progress',
  'retrieve',
]);

/** Steps that only rules, guideposts and crates may speak. */
const FOR_RULES: ReadonlySet<Op> = new Set([
  'enter',
  'end',
  'read',
  'cast',
  'rows',
  'keep',
  'open',
  'lay',
  'raise',
]);
const AIMS: ReadonlySet<Op> = new Set(['construct', 'crate', 'objective', 'quota']);
/** Steps that hold others, or that touch nothing one could pay with. */
const LIGHT: ReadonlySet<Op> = new Set([
  'list',
  'may',
  'choose',
  'if',
  'each',
  'rollFor',
  'rollNote',
  'note',
  'victory',
]);

/** Programs that are written, and what can be asked of them. */
export class Programs {
  readonly nodes: Node[] = [];

  isEmpty(program: number): boolean {
    return this.nodes[program]?.list.length === 0;
  }

  /** What only rules may say, found in a program. */
  forRules(program: number): boolean {
    return this.#some(program, (node) => FOR_RULES.has(node.op));
  }

  /** Whether a program that belongs to no use has an aim: nobody would have asked for it. */
  strayAim(program: number): boolean {
    return this.#some(program, (node) => AIMS.has(node.op));
  }

  /** For which numbers of players a program asks, draws or rolls anywhere, as bits. */
  askers(program: number): number {
    let bits = 0;
    for (let players = 1; players <= CHARTERS.length; players++)
      if (this.#some(program, (node) => ASKING.has(node.op) && !takesAll(node, players)))
        bits |= 1 << players;
    return bits;
  }

  /** Whether a program could change what is there to pay with: points and notes can't. */
  weighs(program: number): boolean {
    return this.#some(program, ({ op, icon }) => !LIGHT.has(op) && !(op === 'gain' && icon === VP));
  }

  /** Whether a program has a step of this op, branches included. */
  has(program: number, op: Op): boolean {
    return this.#some(program, (node) => node.op === op);
  }

  /** Whether a program has a step of this op that bears a flag. */
  someFlag(program: number, op: Op, flag: number): boolean {
    return this.#some(program, (node) => node.op === op && (node.flags & flag) !== 0);
  }

  /** Whether the op stands at the top of a program, not inside something that may be declined. */
  hasPlainly(program: number, op: Op): boolean {
    return this.nodes[program]?.list.some((step) => this.nodes[step]?.op === op) ?? false;
  }

  /** The icons printed anywhere in a program, a flag each. */
  icons(program: number): Uint8Array {
    const flags = new Uint8Array(ICONS.length);
    this.#some(program, (node) => {
      if (node.icon >= 0 && isIconStep(node.op)) flags[node.icon] = 1;
      return false;
    });
    return flags;
  }

  #some(program: number, fits: (node: Node) => boolean): boolean {
    const node = this.nodes[program];
    if (node === undefined) return false;
    return fits(node) || node.list.some((inside) => this.#some(inside, fits));
  }
}

/** A choice of which so many players take every branch asks nothing. */
function takesAll({ op, amount, list }: Node, players: number): boolean {
  return op === 'choose' && (amount.seats[players - 1] ?? amount.n) >= list.length;
}

function isIconStep(op: Op): boolean {
  return op === 'gain' || op === 'mark' || STEPS.some((step) => step === op);
}
