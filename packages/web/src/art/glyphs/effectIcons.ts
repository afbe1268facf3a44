import {
  type Amount,
  type Cost,
  type Deed,
  type Effect,
  type Good,
  ICONS,
  type Icon,
  type Icons,
  type Move,
  type What,
} from '@charterstone/rules';
import { amountOf } from './amounts.ts';
import { type Glyph, type GlyphName, glyphOf, mark } from './glyph.ts';

const icons: ReadonlySet<string> = new Set<string>(ICONS);
const isIcon = (word: string): word is Icon => icons.has(word);

/** Any effect of the language, or a price, as a row of pictures with counts. What only words can say is the picture of a text. */
export function effectIcons(effect: Effect | Cost): readonly Glyph[] {
  if (isList(effect)) return effect.flatMap(effectIcons);
  if ('may' in effect) return [mark('may'), ...effectIcons(effect.may)];
  if ('choose' in effect) return between(Object.values(effect.choose).map(effectIcons));
  if ('pay' in effect) return effectIcons(effect.pay).map((glyph) => ({ ...glyph, loss: true }));
  if ('each' in effect) return [mark('each'), ...effectIcons(effect.do)];
  if ('if' in effect)
    return [mark('if'), ...between([effect.then, effect.else ?? {}].map(effectIcons).filter(isSomething))];
  if ('roll' in effect)
    return [mark('die'), ...('then' in effect ? effectIcons(effect.then) : [mark('note')])];
  if ('note' in effect) return [mark('note')];
  if ('move' in effect) return moveIcons(effect);
  if ('put' in effect) return [mark(effect.put)];
  if ('raise' in effect) return [glyphOf('constructedBuilding')];
  if ('open' in effect)
    return [glyphOf('crate', typeof effect.open === 'string' ? effect.open : effect.open.length)];
  if ('enter' in effect) return [glyphOf('rule', effect.enter.length)];
  if ('scatter' in effect) return [glyphOf(effect.scatter)];
  if ('lay' in effect) return [glyphOf('skyIsland', effect.n)];
  if ('shuffle' in effect) return [mark('deck')];
  if ('reveal' in effect) return [glyphOf('objective', effect.n)];
  if ('cast' in effect) return [mark('die')];
  if ('rows' in effect) return [glyphOf('quota')];
  if ('keep' in effect) return [glyphOf('capacity')];
  if ('read' in effect) return [glyphOf('story', effect.read.length)];
  if ('end' in effect) return [mark('hourglass')];
  return printed(effect);
}

const isList = (effect: Effect | Cost): effect is readonly Effect[] => Array.isArray(effect);
const isSomething = (row: readonly Glyph[]): boolean => row.length > 0;

/** One of several: the rows with an "or" between them. */
function between(rows: readonly (readonly Glyph[])[]): readonly Glyph[] {
  return rows.flatMap((row, i) => (i === 0 ? row : [mark('or'), ...row]));
}

/** Printed icons, read from left to right; in a price, one of these cards. */
function printed(row: Icons | Cost): readonly Glyph[] {
  const amounts: { readonly [I in Good | Deed]?: Amount } & { readonly cards?: readonly number[] } = row;
  return Object.entries(amounts).flatMap(([word, amount]): Glyph[] => {
    if (isIcon(word)) return typeof amount === 'object' && 'length' in amount ? [] : [amountOf(word, amount)];
    return word === 'cards' ? [glyphOf('card')] : [mark('text')];
  });
}

const MOVED: { readonly [W in Extract<What, string>]?: GlyphName } = {
  this: 'card',
  usedPersona: 'persona',
  loyal: 'persona',
  rebel: 'persona',
  victoryCard: 'victory',
  locationCard: 'plot',
  skyIsland: 'skyIsland',
  companion: 'companion',
};

/** What goes away from somebody shows as a loss. */
const GONE: readonly Move['to'][] = ['discard', 'archive', 'index', 'deck'];

function moveIcons({ move, n = 1, from, to }: Move): readonly Glyph[] {
  const isLoss = GONE.includes(to) && (from === undefined || from === 'hand' || from === 'supply');
  const glyph = typeof move === 'string' ? amountOf(movedAs(move), n) : glyphOf('card', move.length);
  return [isLoss ? { ...glyph, loss: true } : glyph];
}

function movedAs(what: Extract<What, string>): GlyphName {
  return MOVED[what] ?? (isIcon(what) ? what : 'text');
}
