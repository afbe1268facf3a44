import type { Abilities, Charter, Effect, Minion, Peril, Persona, Resource } from '@charterstone/rules';

/** Every charter has one of each of these; they differ only in what they are about. */

/** A point for using a building that takes the charter's own resource. */
export function worksWith(charter: Charter, resource: Resource): Persona {
  return {
    kind: 'persona',
    charter,
    abilities: { on: 'used', where: { takes: resource }, do: { vp: 1 } },
  };
}

const FOND_OF: { readonly [M in Minion]: Abilities } = {
  cat: { on: 'retrieve', if: { catPlaced: '2+' }, do: { vp: 2 } },
  ghost: { on: 'retrieve', if: { ghostPlaced: '2+' }, do: { vp: 2 } },
  butler: { on: 'retrieve', if: { butlerPlaced: '2+' }, do: { vp: 2 } },
  golem: { on: 'retrieve', if: { golemPlaced: '2+' }, do: { vp: 2 } },
  robot: { on: 'retrieve', if: { robotPlaced: '2+' }, do: { vp: 2 } },
  chef: { on: 'retrieve', if: { chefPlaced: '2+' }, do: { vp: 2 } },
};

/** Two points for retrieving at least two minions of one kind. */
export function fondOf(charter: Charter, minion: Minion): Persona {
  return { kind: 'persona', charter, abilities: FOND_OF[minion] };
}

/** Who picks up this peril may come home at once, and gains a point. */
export function unafraidOf(charter: Charter, peril: Peril): Persona {
  return {
    kind: 'persona',
    charter,
    abilities: { on: 'perilTaken', where: { peril }, may: true, do: { retrieve: 'this', vp: 1 } },
  };
}

/** Something for gaining a card of one kind. */
export function collects(
  charter: Charter,
  card: 'item' | 'guest' | 'friend' | 'unconstructedBuilding',
  gains: Effect,
): Persona {
  return { kind: 'persona', charter, abilities: { on: 'taken', where: { card }, do: gains } };
}

/** The top card of the deck for using a building that takes cards of one kind. */
export function dealsIn(charter: Charter, card: 'item' | 'guest'): Persona {
  return {
    kind: 'persona',
    charter,
    abilities: {
      on: 'used',
      where: { takes: card },
      do: { move: 'card', from: 'deck', to: 'hand', pick: 'top' },
    },
  };
}

/** Points at the end of a game for every kind held of something. */
export function varied(charter: Charter, kinds: 'minionKinds' | 'resourceKinds' | 'cardKinds'): Persona {
  return { kind: 'persona', charter, abilities: { on: 'scoring', do: { vp: { per: kinds } } } };
}
