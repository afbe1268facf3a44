import {
  type Ability,
  type BoxData,
  type Charter,
  COMMONS,
  COMMONS_CARD,
  type Where,
} from '@charterstone/rules';
import type { Account, Books } from './books.ts';
import type { Profile } from './profile.ts';
import { abilitiesOf } from './traces.ts';
import type { Worth } from './worth.ts';

/** A placing that is thought about. */
export type Placing = {
  readonly me: Account;
  readonly worker: string;
  readonly site: string;
  readonly building: number;
  readonly profile: Profile;
};

/** A card that has hardly spoken yet. */
export type Listener = { readonly weight: number; readonly abilities: readonly Ability[] };

const RARE = 0.15;
const MOVES_PROGRESS: ReadonlySet<string> = new Set(['construct', 'crate', 'objective', 'progress']);

/** The cards before a charter, and the rules, that somebody would like to hear. */
export function listenersOf(data: BoxData, books: Books, me: Account, worth: Worth): readonly Listener[] {
  const listeners: Listener[] = [];
  for (const card of [...me.hand, ...me.play, ...books.chronicle]) {
    const weight = worth.ofCard(card);
    const abilities = weight < RARE ? [] : abilitiesOf(data, card);
    if (abilities.length > 0) listeners.push({ weight, abilities });
  }
  return listeners;
}

/** Whether an ability would hear something of a placing, as far as one can tell beforehand. */
export function hears(ability: Ability, placing: Placing, books: Books): boolean {
  if (!('on' in ability)) return false;
  const { profile, site, me } = placing;
  const where = ability.where ?? {};
  const gives = (icon: string): boolean => profile.gives.some(([one]) => one === icon);
  switch (ability.on) {
    case 'used':
    case 'entered':
    case 'pay':
    case 'aim':
      return fits(where, placing, books);
    case 'bump':
    case 'bumped':
      return bumpsAnother(books, placing);
    case 'help':
      return isAnothers(books.minions.get(site)?.owner, me.charter);
    case 'scored':
      return gives('objective');
    case 'built':
      return gives('construct');
    case 'opened':
      return gives('crate');
    case 'esteemed':
      return gives('reputation');
    case 'advanced':
    case 'advance':
      return where.cause === 'objective'
        ? gives('objective')
        : profile.gives.some(([icon]) => MOVES_PROGRESS.has(icon));
    case 'take':
    case 'taken':
      return gives(where.card ?? 'card') || (gives('card') && isOnMat(where.card));
    case 'perilTaken':
      return books.peril.get(site) === where.peril;
    default:
      return false;
  }
}

/** Which kinds lie open is seen when the card is taken. */
function isOnMat(card: Where['card']): boolean {
  return card !== 'privateObjective' && card !== 'this';
}

function isAnothers(owner: Charter | undefined, me: Charter): boolean {
  return owner !== undefined && owner !== me;
}

function bumpsAnother(books: Books, { site, me }: Placing): boolean {
  return isAnothers(books.workers.get(site)?.owner, me.charter);
}

function fits(where: Where, placing: Placing, books: Books): boolean {
  const { building, profile, worker } = placing;
  if (where.building !== undefined && where.building !== COMMONS[building - COMMONS_CARD]) return false;
  if (where.takes !== undefined && !profile.takes.some(([good]) => good === where.takes)) return false;
  if (where.gives !== undefined && !profile.gives.some(([icon]) => icon === where.gives)) return false;
  if (where.bumped === 'opponent' && !bumpsAnother(books, placing)) return false;
  if (where.worker === 'minion' && (worker === 'big' || worker === 'small')) return false;
  return where.charter === undefined || isIn(where.charter, placing);
}

function isIn(charter: NonNullable<Where['charter']>, { site, me }: Placing): boolean {
  const colour = /^(?:sky-)?([a-z]+)-\d$/.exec(site)?.[1];
  if (charter === 'commons') return colour === undefined && site !== 'cloudPort';
  if (charter === 'mine') return colour === me.charter;
  if (charter === 'any' || charter === 'noted') return colour !== undefined;
  if (charter === 'opponent' || charter === 'other') return colour !== undefined && colour !== me.charter;
  return colour === charter;
}
