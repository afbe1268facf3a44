import { FREE } from '../compile/costs.ts';
import { ACTS, ACTS_AT_END } from '../compile/terms.ts';
import { silencer } from '../engine/moment.ts';
import { affords } from '../engine/weigh.ts';
import type { Lack } from '../lacks.ts';
import { hasMark, placeOf } from '../table/cards.ts';
import type { Game } from '../table/game.ts';
import { HAND, PLAY } from '../table/places.ts';
import { againstHeld } from './aims.ts';

/** Why a charter can't use a card on its turn. */
export function againstAct(g: Game, charter: number, card: number): Lack[] {
  const place = placeOf(g, card);
  if (place !== HAND + charter && place !== PLAY + charter) return [{ lack: 'notYours' }];
  const ability = (g.box.abilitiesOf[card] ?? [])
    .map((number) => g.box.abilities[number])
    .find((one) => one?.kind === ACTS || one?.kind === ACTS_AT_END);
  if (ability === undefined) return againstHeld(g, charter, card);
  if (ability.once !== 0 && hasMark(g, card, ability.once)) return [{ lack: 'spent', card }];
  const silencing = silencer(g, card, charter);
  if (silencing !== 0) return [{ lack: 'forbidden', card: silencing }];
  const lacks: Lack[] = [];
  affords(g, charter, ability.pay, FREE, 0, ability.discard ? card : 0, false, lacks);
  return lacks.length > 0 ? lacks : [{ lack: 'notNow' }];
}
