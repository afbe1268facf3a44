import { breath, pluck, type Stage, tone } from './instruments.ts';
import type { SoundName } from './names.ts';

/** A small hollow knock of wood. */
function knock(stage: Stage, hz: number, loud: number, after = 0): void {
  tone(stage, { hz, toHz: hz * 0.78, loud, attack: 0.002, fade: 0.17, after });
  tone(stage, { hz: hz * 2.7, toHz: hz * 2.2, loud: loud * 0.3, attack: 0.001, fade: 0.06, after });
  breath(stage, {
    filter: 'bandpass',
    hz: hz * 3,
    q: 1.2,
    loud: loud * 0.5,
    attack: 0.001,
    fade: 0.05,
    after,
  });
}

/** Two partials that do not agree, as in struck metal. */
function clink(stage: Stage, hz: number, loud: number, after = 0): void {
  tone(stage, { hz, loud, attack: 0.001, fade: 0.42, after });
  tone(stage, { hz: hz * 1.52, loud: loud * 0.6, attack: 0.001, fade: 0.3, after });
  tone(stage, { hz: hz * 2.41, loud: loud * 0.25, attack: 0.001, fade: 0.14, after });
}

/** A chord of a music box that has been left in the sun. */
function chord(stage: Stage, tones: readonly number[], after: number, fade: number): void {
  for (const hz of tones) {
    tone(stage, { hz, wave: 'triangle', loud: 0.042, attack: 0.03, fade, after });
    tone(stage, { hz: hz * 2.003, loud: 0.012, attack: 0.02, fade: fade * 0.7, after });
  }
}

function snip(stage: Stage, after: number): void {
  breath(stage, {
    filter: 'bandpass',
    hz: 5200,
    toHz: 7400,
    q: 2.4,
    loud: 0.14,
    attack: 0.002,
    fade: 0.07,
    after,
  });
  tone(stage, { hz: 3900, toHz: 5200, loud: 0.012, attack: 0.002, fade: 0.07, after });
}

/** How each is made. All of them are over within 1.2 seconds, and no louder than a quarter of what is possible. */
export const RECIPES: { readonly [S in SoundName]: (stage: Stage) => void } = {
  worker: (stage) => knock(stage, 330, 0.17),

  coin: (stage) => {
    clink(stage, 2350, 0.07);
    clink(stage, 2790, 0.075, 0.07);
  },

  goods: (stage) => {
    for (const [after, hz] of [
      [0, 2100],
      [0.07, 2900],
      [0.12, 1800],
      [0.2, 2500],
    ] as const)
      breath(stage, {
        filter: 'bandpass',
        hz,
        toHz: hz * 0.7,
        q: 0.9,
        loud: 0.2,
        attack: 0.012,
        fade: 0.14,
        after,
      });
  },

  card: (stage) =>
    breath(stage, { filter: 'bandpass', hz: 1500, toHz: 4200, q: 0.7, loud: 0.24, attack: 0.06, fade: 0.2 }),

  glue: (stage) => {
    breath(stage, { filter: 'bandpass', hz: 700, toHz: 3600, q: 1.6, loud: 0.2, attack: 0.34, fade: 0.12 });
    breath(stage, {
      filter: 'lowpass',
      hz: 520,
      toHz: 190,
      q: 0.7,
      loud: 0.3,
      attack: 0.02,
      fade: 0.5,
      after: 0.52,
    });
    tone(stage, { hz: 118, toHz: 74, loud: 0.13, attack: 0.012, fade: 0.34, after: 0.52 });
  },

  crate: (stage) => {
    // Wood that gives way, a little at a time.
    for (const [after, hz] of [
      [0, 300],
      [0.09, 340],
      [0.17, 390],
      [0.24, 450],
      [0.3, 520],
    ] as const) {
      tone(stage, { hz, toHz: hz * 1.18, wave: 'sawtooth', loud: 0.04, attack: 0.012, fade: 0.1, after });
      breath(stage, { filter: 'bandpass', hz: hz * 3, q: 5, loud: 0.22, attack: 0.008, fade: 0.09, after });
    }
    knock(stage, 190, 0.13, 0.38);
    // And somebody holds their breath.
    breath(stage, {
      filter: 'bandpass',
      hz: 900,
      toHz: 1700,
      q: 0.6,
      loud: 0.12,
      attack: 0.3,
      fade: 0.3,
      after: 0.55,
    });
  },

  rule: (stage) => {
    tone(stage, { hz: 150, toHz: 62, loud: 0.2, attack: 0.003, fade: 0.28 });
    breath(stage, { filter: 'lowpass', hz: 1300, toHz: 300, loud: 0.16, attack: 0.002, fade: 0.12 });
    // The stamp lets go of the paper.
    breath(stage, { filter: 'highpass', hz: 3000, loud: 0.045, attack: 0.015, fade: 0.12, after: 0.2 });
  },

  peril: (stage) => {
    pluck(stage, { hz: 98, loud: 0.15, fade: 1.15 });
    pluck(stage, { hz: 103.8, loud: 0.05, fade: 1, after: 0.03 });
  },

  turn: (stage) => {
    for (const [ratio, loud, fade] of [
      [1, 0.11, 1.18],
      [2.01, 0.05, 0.95],
      [2.76, 0.035, 0.65],
      [5.4, 0.014, 0.3],
    ] as const)
      tone(stage, { hz: 587.3 * ratio, loud, attack: 0.003, fade });
  },

  fork: (stage) => {
    knock(stage, 620, 0.12);
    clink(stage, 1480, 0.03, 0.01);
    breath(stage, {
      filter: 'bandpass',
      hz: 420,
      toHz: 760,
      q: 3.2,
      loud: 0.4,
      attack: 0.42,
      fade: 0.64,
      after: 0.12,
    });
  },

  end: (stage) => {
    chord(stage, [220, 277.2, 329.6], 0, 0.55);
    chord(stage, [246.9, 293.7, 370], 0.24, 0.55);
    chord(stage, [277.2, 329.6, 440], 0.48, 0.68);
    snip(stage, 0.92);
    snip(stage, 1.06);
  },
};
