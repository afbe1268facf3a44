import { breath, pluck, type Stage, tone } from './instruments.ts';
import type { SoundName } from './names.ts';

/** Whatever has a pitch is of one scale, D major: two sounds that follow each other never quarrel. The bell is its D, the end comes to rest there. */
const PITCH = {
  D2: 73.4,
  B2: 123.5,
  D3: 146.8,
  E3: 164.8,
  F3sharp: 185,
  A3: 220,
  B3: 246.9,
  C4sharp: 277.2,
  D4: 293.7,
  E4: 329.6,
  F4sharp: 370,
  A4: 440,
  B4: 493.9,
  D5: 587.3,
  F5sharp: 740,
  F6sharp: 1480,
  B6: 1975.5,
} as const;

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
    tone(stage, { hz, wave: 'triangle', loud: 0.055, attack: 0.03, fade, after });
    tone(stage, { hz: hz * 2.003, loud: 0.012, attack: 0.02, fade: fade * 0.7, after });
  }
}

function snip(stage: Stage, after: number): void {
  breath(stage, {
    filter: 'bandpass',
    hz: 3000,
    toHz: 4200,
    q: 2.4,
    dull: 6000,
    loud: 0.15,
    attack: 0.002,
    fade: 0.07,
    after,
  });
  tone(stage, { hz: 2350, toHz: 2960, loud: 0.012, attack: 0.002, fade: 0.07, after });
}

/** How each is made. All of them are over within 1.2 seconds, and no louder than a quarter of what is possible. */
export const RECIPES: { readonly [S in SoundName]: (stage: Stage) => void } = {
  worker: (stage) => knock(stage, PITCH.E4, 0.17),

  coin: (stage) => {
    clink(stage, PITCH.F6sharp, 0.055);
    clink(stage, PITCH.B6, 0.06, 0.07);
  },

  goods: (stage) => {
    for (const [after, hz] of [
      [0, 1300],
      [0.07, 1800],
      [0.12, 1100],
      [0.2, 1550],
    ] as const)
      breath(stage, {
        filter: 'bandpass',
        hz,
        toHz: hz * 0.7,
        q: 0.9,
        loud: 0.36,
        attack: 0.012,
        fade: 0.14,
        after,
      });
  },

  card: (stage) =>
    breath(stage, { filter: 'bandpass', hz: 900, toHz: 2400, q: 0.8, loud: 0.34, attack: 0.06, fade: 0.2 }),

  glue: (stage) => {
    breath(stage, { filter: 'bandpass', hz: 600, toHz: 2600, q: 1.6, loud: 0.26, attack: 0.34, fade: 0.12 });
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
    tone(stage, { hz: PITCH.B2, toHz: PITCH.D2, loud: 0.13, attack: 0.012, fade: 0.34, after: 0.52 });
  },

  crate: (stage) => {
    // Wood that gives way, a little at a time.
    for (const [after, hz] of [
      [0, PITCH.D4],
      [0.09, PITCH.E4],
      [0.17, PITCH.F4sharp],
      [0.24, PITCH.A4],
      [0.3, PITCH.B4],
    ] as const) {
      tone(stage, { hz, toHz: hz * 1.06, wave: 'triangle', loud: 0.08, attack: 0.012, fade: 0.1, after });
      breath(stage, { filter: 'bandpass', hz: hz * 3, q: 5, loud: 0.26, attack: 0.008, fade: 0.09, after });
    }
    knock(stage, PITCH.F3sharp, 0.16, 0.38);
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
    tone(stage, { hz: PITCH.D3, toHz: PITCH.D2, loud: 0.18, attack: 0.003, fade: 0.28 });
    breath(stage, { filter: 'lowpass', hz: 1300, toHz: 300, loud: 0.24, attack: 0.002, fade: 0.12 });
    // The stamp lets go of the paper.
    breath(stage, { filter: 'bandpass', hz: 1800, loud: 0.1, attack: 0.015, fade: 0.12, after: 0.2 });
  },

  peril: (stage) => {
    pluck(stage, { hz: PITCH.E3, loud: 0.1, fade: 1.15 });
    // The one tone that is not of the scale: something is wrong.
    pluck(stage, { hz: PITCH.E3 * 1.0595, loud: 0.035, fade: 1, after: 0.03 });
  },

  turn: (stage) => {
    for (const [ratio, loud, fade] of [
      [1, 0.11, 1.18],
      [2.01, 0.05, 0.95],
      [2.76, 0.035, 0.65],
      [5.4, 0.014, 0.3],
    ] as const)
      tone(stage, { hz: PITCH.D5 * ratio, loud, attack: 0.003, fade });
  },

  fork: (stage) => {
    knock(stage, PITCH.D5, 0.13);
    clink(stage, PITCH.F6sharp, 0.03, 0.01);
    breath(stage, {
      filter: 'bandpass',
      hz: PITCH.A4,
      toHz: PITCH.F5sharp,
      q: 3.2,
      loud: 0.5,
      attack: 0.42,
      fade: 0.64,
      after: 0.12,
    });
  },

  end: (stage) => {
    chord(stage, [PITCH.A3, PITCH.C4sharp, PITCH.E4], 0, 0.55);
    chord(stage, [PITCH.B3, PITCH.D4, PITCH.F4sharp], 0.24, 0.55);
    chord(stage, [PITCH.A3, PITCH.D4, PITCH.F4sharp, PITCH.D5], 0.48, 0.68);
    snip(stage, 0.92);
    snip(stage, 1.06);
  },
};
