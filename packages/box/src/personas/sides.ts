import type { CardData, Charter, Count, Effect, Test } from '@charterstone/rules';

/** A loyal persona takes from the others, once in a game. */
function loyal(charter: Charter, fromEach: Effect, gains: Effect): CardData {
  return {
    kind: 'persona',
    charter,
    side: 'loyal',
    abilities: { act: 'turn', once: 'game', do: [{ each: 'opponent', do: fromEach }, gains] },
  };
}

/** A rebel persona is rewarded for having nothing of something when the game ends. */
function rebel(charter: Charter, nothing: Test & { readonly [C in Count]?: 0 }, vp: number): CardData {
  return { kind: 'persona', charter, side: 'rebel', abilities: { on: 'scoring', if: nothing, do: { vp } } };
}

/** Before the last game every charter takes a side. */
export const sides: { readonly [number: number]: CardData } = {
  363: loyal('green', { move: 'card', from: 'hand', to: 'speaker' }, { vp: 1 }),
  // The others' personas are silent until income is triggered.
  364: {
    kind: 'persona',
    charter: 'purple',
    side: 'loyal',
    abilities: [
      { act: 'turn', once: 'game', do: [{ vp: 3 }, { note: 1, keep: 'income' }] },
      { forbid: 'speak', where: { by: 'opponent' }, if: { noted: 1 } },
    ],
  },
  365: loyal('red', { move: 'resource', from: 'hand', to: 'speaker', pick: 'speaker' }, { vp: 4 }),
  366: loyal('black', { move: 'coin', from: 'hand', to: 'speaker' }, { vp: 3 }),
  367: loyal('yellow', { pay: { influence: 1 } }, { vp: 2 }),
  368: loyal('blue', { move: 'minion', from: 'hand', to: 'speaker' }, []),
  369: rebel('green', { coin: 0 }, 6),
  370: rebel('purple', { resource: 0 }, 6),
  371: rebel('red', { minion: 0 }, 10),
  372: rebel('black', { reputationTokens: 0 }, 6),
  373: rebel('yellow', { quotaTokens: 0 }, 6),
  374: rebel('blue', { card: 0 }, 10),
};

/** An Automa's persona is rewarded when the game ends. */
function automa(charter: Charter, side: 'loyal' | 'rebel', reached: Test, vp: number): CardData {
  return {
    kind: 'persona',
    charter,
    side,
    automa: true,
    abilities: { on: 'scoring', if: reached, do: { vp } },
  };
}

/** The sides an Automa takes. They are never dealt to a person. */
export const automaSides: { readonly [number: number]: CardData } = {
  393: automa('green', 'loyal', { reputationTokens: 'moreThanHumans' }, 6),
  394: automa('purple', 'loyal', { itemsOrTreasuresOnMat: '1+' }, 5),
  395: automa('red', 'loyal', { peril: 'moreThanHumans' }, 8),
  396: automa('black', 'rebel', { humanWorkersInCharter: 0 }, 8),
  397: automa('yellow', 'rebel', { quotaTokens: 'moreThanHumans' }, 8),
  398: automa('blue', 'rebel', { endedGame: 1 }, 10),
};
