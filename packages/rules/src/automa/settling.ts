import { PERSONA } from '../compile/terms.ts';
import { charterName, tellGoods } from '../engine/tell.ts';
import { putOn } from '../mat/taking.ts';
import { enterRules } from '../setup/chronicle.ts';
import { firstCard, hasMark, nextCard, placeOf, setMark, USED_PERSONA } from '../table/cards.ts';
import { DIFFICULTY, FINISHED, GAME, type Game, head, reveal } from '../table/game.ts';
import { findMinion, giveMinion, MINION_KINDS, minionsOfKind } from '../table/minions.ts';
import { CHEST, CHRONICLE, INDEX, PERSONA_DECK, PLAY, TABLE_PLACE } from '../table/places.ts';
import { below } from '../table/random.ts';
import { CHARTERS, FIRST_MINION } from '../vocabulary.ts';
import { anyAutoma, isAutoma, layAutomaDeck } from './deck.ts';
import { leastDifficulty, setDifficulty } from './difficulty.ts';

/** How a game is set up for Automas: the deck, the rules that speak of them, minions, personas. */

const MINIONS_AFTERWARDS = 2;

export function settleAutomas(g: Game): void {
  if (!anyAutoma(g)) return;
  layAutomaDeck(g);
  for (const { rule, beside } of g.box.data.automa?.stickers ?? [])
    if (placeOf(g, beside) === CHRONICLE) enterRules(g, [rule]);
  const after = head(g, FINISHED) === 1;
  setDifficulty(g, Math.max(leastDifficulty(g), head(g, DIFFICULTY)));
  for (let charter = 0; charter < CHARTERS.length; charter++) {
    if (!isAutoma(g, charter)) continue;
    if (after) dressAutoma(g, charter);
    else if (head(g, GAME) > 1) usePersona(g, charter);
    dealMinions(g, charter, after);
  }
}

/** One minion of each kind that has come to the village (158); after the campaign two by chance. */
function dealMinions(g: Game, charter: number, after: boolean): void {
  const kinds = Array.from({ length: MINION_KINDS }, (_, kind) => kind).filter(
    (kind) => placeOf(g, g.box.minionCards[kind] ?? 0) === TABLE_PLACE && findMinion(g, -1, kind, true) >= 0,
  );
  const wanted = after
    ? Array.from({ length: MINIONS_AFTERWARDS }, () =>
        kinds.splice(below(g, Math.max(1, kinds.length)), 1),
      ).flat()
    : kinds.filter((kind) => minionsOfKind(g, charter, kind) === 0);
  for (const kind of wanted) {
    giveMinion(g, findMinion(g, -1, kind, true), charter);
    tellGoods(g, 'gained', charter, FIRST_MINION + kind, 1, g.box.minionCards[kind] ?? 0);
  }
}

/** One of its personas counts as used in each game, by chance, and does nothing; that of its side plays (393 to 398). */
function usePersona(g: Game, charter: number): void {
  const unused: number[] = [];
  for (let card = firstCard(g, CHEST + charter); card !== 0; card = nextCard(g, card))
    if (
      g.box.types[card] === PERSONA &&
      (g.box.abilitiesOf[card]?.length ?? 0) > 0 &&
      !hasMark(g, card, USED_PERSONA)
    )
      unused.push(card);
  const side = unused.find((card) => g.box.forAutoma[card] === 1);
  if (side !== undefined) {
    putOn(g, side, charter, side);
    return;
  }
  const card = unused[unused.length === 0 ? 0 : below(g, unused.length)];
  if (card === undefined) return;
  reveal(g);
  setMark(g, card, USED_PERSONA);
  g.facts?.push({ fact: 'personaUsed', charter: charterName(charter), card });
}

/** After the campaign each Automa plays one of the personas that are made for it, by chance (162). */
function dressAutoma(g: Game, charter: number): void {
  const free: number[] = [];
  for (let card = 0; card < g.box.forAutoma.length; card++) {
    const place = placeOf(g, card);
    const lies = place === INDEX || place === PERSONA_DECK || (place >= CHEST && place < PLAY);
    if (g.box.forAutoma[card] === 1 && lies) free.push(card);
  }
  const card = free[free.length === 0 ? 0 : below(g, free.length)];
  if (card === undefined) return;
  reveal(g);
  putOn(g, card, charter, card);
}
