import type { Effect, Icons, Move, Who } from '../language/effect.ts';
import { CARD_KINDS, CHARTERS, ICONS, type Icon, iconNumber, MINIONS, RESOURCES } from '../vocabulary.ts';
import type { Node, Op } from './box.ts';
import { amountTable, NOTHING, testTable } from './conditions.ts';
import { costTable, FREE } from './costs.ts';
import { crateNumber, isStoryCrate } from './doors.ts';
import { Programs, STEPS } from './programs.ts';
import {
  APART,
  CHARTER_IS,
  FOR_CAMPAIGN,
  FROM_ACTOR,
  FROM_CHOOSER,
  IN_SECRET,
  ONE_CHARTER,
  PICKS,
  PLACES,
  REVERSE,
  SHUFFLE_REST,
  STORY_CRATE,
  UNTIL_INCOME,
  WHATS,
  WHO,
} from './terms.ts';
import { placeIn } from './word.ts';

type Complain = (message: string) => void;

const GAINS: ReadonlySet<string> = new Set(['vp', 'coin', 'influence', ...RESOURCES]);
const MARKS: ReadonlySet<string> = new Set(['glory', 'capacity']);
const KINDS: ReadonlySet<string> = new Set(CARD_KINDS);
const MINION_KINDS: ReadonlySet<string> = new Set(MINIONS);
/** Steps that come once: more of them would need more aims. */
const ONCE: ReadonlySet<Op> = new Set(['construct', 'crate', 'objective', 'quota', 'refreshMat']);
/** Words that make an effect of their own kind: none of them stands beside icons. */
const FORMS = new Map([
  ['may', ['may']],
  ['choose', ['choose', 'take']],
  ['pay', ['pay']],
  ['each', ['each', 'do', 'order', 'apart', 'from']],
  ['if', ['if', 'then', 'else']],
  ['roll', ['roll', 'then']],
  ['move', ['move', 'n', 'from', 'to', 'pick', 'but', 'rest', 'secret']],
  ['note', ['note', 'keep']],
  ['put', ['put']],
  ['raise', ['raise', 'from', 'to']],
  ['open', ['open']],
  ['enter', ['enter']],
  ['read', ['read']],
  ['scatter', ['scatter', 'over']],
  ['lay', ['lay', 'n']],
  ['shuffle', ['shuffle']],
  ['reveal', ['reveal', 'n']],
  ['cast', ['cast']],
  ['rows', ['rows']],
  ['keep', ['keep']],
  ['end', ['end']],
]);
const BLANK: Omit<Node, 'op'> = {
  icon: -1,
  amount: NOTHING,
  list: [],
  labels: [],
  test: [],
  cost: FREE,
  who: 0,
  from: 0,
  to: 0,
  pick: 0,
  but: -1,
  flags: 0,
};

/** Writes effects as programs: a growing list of steps and the labels of their branches. */
export class ProgramWriter extends Programs {
  readonly labels: string[] = [];

  /** The number of the program for an effect. */
  write(effect: Effect, complain: Complain): number {
    return this.#add({ op: 'list', list: this.#steps(effect, complain) });
  }

  #add(step: Partial<Node> & { op: Op }): number {
    this.nodes.push({ ...BLANK, ...step });
    return this.nodes.length - 1;
  }

  #steps(effect: Effect, complain: Complain): readonly number[] {
    if (isList(effect)) return effect.flatMap((one) => this.#steps(one, complain));
    checkForm(effect, complain);
    if ('may' in effect) return [this.#add({ op: 'may', list: [this.write(effect.may, complain)] })];
    if ('choose' in effect) {
      const branches = Object.entries(effect.choose);
      if (branches.length < 2) complain('a choice between fewer than two branches');
      const list = branches.map(([, branch]) => this.write(branch, complain));
      const labels = branches.map(([label]) => this.#label(label));
      return [this.#add({ op: 'choose', list, labels, amount: amountTable(effect.take ?? 1, complain) })];
    }
    if ('pay' in effect) return [this.#add({ op: 'pay', cost: costTable(effect.pay, complain) })];
    if ('each' in effect) return [this.#each(effect, complain)];
    if ('if' in effect) {
      const list = [this.write(effect.then, complain), this.write(effect.else ?? [], complain)];
      return [this.#add({ op: 'if', list, test: testTable(effect.if, complain) })];
    }
    if ('roll' in effect) return [this.#roll(effect, complain)];
    if ('move' in effect) return [this.#add(moveStep(effect, complain))];
    return this.#ceremony(effect, complain);
  }

  #each(effect: Extract<Effect, { each: Who }>, complain: Complain): number {
    const flags =
      (effect.order === 'reverse' ? REVERSE : 0) |
      (effect.apart ? APART : 0) |
      (effect.from === 'actor' ? FROM_ACTOR : effect.from === 'chooser' ? FROM_CHOOSER : 0);
    const having = typeof effect.each === 'object' ? effect.each.having : {};
    const who = WHO.indexOf(typeof effect.each === 'object' ? 'having' : effect.each);
    if (who < 0) complain(`"each ${effect.each}"`);
    return this.#add({
      op: 'each',
      who,
      flags,
      test: testTable(having, complain),
      list: [this.write(effect.do, complain)],
    });
  }

  #roll(effect: Extract<Effect, { roll: unknown }>, complain: Complain): number {
    if (effect.roll === 'note') return this.#add({ op: 'rollNote' });
    if (!('then' in effect)) return this.#add({ op: 'list' });
    const labels = effect.roll.map((charter) => charterNumber(charter, complain));
    return this.#add({ op: 'rollFor', labels, list: [this.write(effect.then, complain)] });
  }

  /** Steps of rules and of the story. */
  #ceremony(effect: Effect, complain: Complain): readonly number[] {
    if ('note' in effect) {
      const flags = effect.keep === 'income' ? UNTIL_INCOME : effect.keep === 'campaign' ? FOR_CAMPAIGN : 0;
      return [this.#add({ op: 'note', icon: effect.note === 'actor' ? -1 : effect.note, flags })];
    }
    if ('put' in effect) return [this.#add({ op: 'put', icon: effect.put === 'octagon' ? 0 : 1 })];
    if ('raise' in effect)
      return [this.#add({ op: 'raise', from: PLACES.indexOf(effect.from), to: PLACES.indexOf(effect.to) })];
    if ('open' in effect) {
      const { open } = effect;
      const isKnown =
        typeof open === 'string' ? isStoryCrate(open) : open.every((crate) => crate < STORY_CRATE);
      if (!isKnown) {
        complain(`opening "${open}"`);
        return [this.#add({ op: 'list' })];
      }
      const crates = typeof open === 'string' ? [crateNumber(open)] : open;
      return [this.#add({ op: 'open', list: [], labels: crates })];
    }
    if ('enter' in effect) return [this.#add({ op: 'enter', labels: effect.enter })];
    if ('scatter' in effect)
      return [
        this.#add({
          op: 'scatter',
          icon: effect.scatter === 'peril' ? 0 : 1,
          flags: effect.over === 'marked' ? 1 : 0,
        }),
      ];
    if ('lay' in effect) return [this.#add({ op: 'lay', amount: amountTable(effect.n, complain) })];
    if ('shuffle' in effect) return [this.#add({ op: 'shuffle', icon: effect.shuffle === 'deck' ? 0 : 1 })];
    if ('reveal' in effect) return [this.#add({ op: 'reveal', amount: amountTable(effect.n, complain) })];
    if ('cast' in effect) return [this.#add({ op: 'cast', icon: effect.cast === 'firstPlayer' ? 0 : 1 })];
    if ('rows' in effect) return [this.#add({ op: 'rows' })];
    if ('keep' in effect) return [this.#add({ op: 'keep', icon: effect.keep === 'capacity' ? 0 : 1 })];
    if ('read' in effect) return [this.#add({ op: 'read', labels: effect.read })];
    if ('end' in effect) return [this.#add({ op: 'end' })];
    return this.#icons(effect, complain);
  }

  #icons(icons: Effect, complain: Complain): readonly number[] {
    return Object.entries(icons).map(([name, amount]: [string, Icons[keyof Icons]]) => {
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
}

/** An effect is of one kind; a word too many would be lost silently. */
function checkForm(effect: Effect, complain: Complain): void {
  const keys = Object.keys(effect);
  const form = [...FORMS.keys()].find((word) => keys.includes(word));
  if (form === undefined) return;
  for (const key of keys) if (!FORMS.get(form)?.includes(key)) complain(`"${key}" beside "${form}"`);
}

function isList(effect: Effect): effect is readonly Effect[] {
  return Array.isArray(effect);
}

function opOf(icon: string, complain: Complain): Op {
  if (GAINS.has(icon)) return 'gain';
  if (KINDS.has(icon)) return 'card';
  if (MARKS.has(icon)) return 'mark';
  if (MINION_KINDS.has(icon)) return 'minion';
  const step = STEPS.find((known) => known === icon);
  if (step === undefined) complain(`the icon "${icon}", which nothing gives`);
  return step ?? 'list';
}

function moveStep(effect: Move, complain: Complain): Partial<Node> & { op: Op } {
  const kind = placeIn(CARD_KINDS, effect.move);
  const what =
    typeof effect.move !== 'string' ? 0 : kind >= 0 ? WHATS.indexOf('kind') : placeIn(WHATS, effect.move);
  if (what < 0) complain(`moving "${effect.move}"`);
  return {
    op: 'move',
    icon: what,
    who: kind,
    amount: amountTable(effect.n ?? 1, complain),
    labels: typeof effect.move === 'string' ? [] : effect.move,
    from: PLACES.indexOf(effect.from ?? 'anywhere'),
    to: PLACES.indexOf(effect.to),
    pick: PICKS.indexOf(effect.pick ?? 'me'),
    but: effect.but === undefined ? -1 : CARD_KINDS.indexOf(effect.but),
    flags: (effect.rest === 'shuffle' ? SHUFFLE_REST : 0) | (effect.secret ? IN_SECRET : 0),
  };
}

export function charterNumber(charter: string, complain: Complain): number {
  const word = placeIn(CHARTER_IS, charter);
  if (word >= 0) return word;
  const colour = placeIn(CHARTERS, charter);
  if (colour < 0) complain(`the charter "${charter}"`);
  return ONE_CHARTER + colour;
}
