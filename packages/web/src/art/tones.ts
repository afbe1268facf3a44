import type { Charter } from '@charterstone/rules';

/** Whose land something stands on: a charter's, or everybody's. */
export type Land = Charter | 'commons';

/** The paper of one land. The same values are custom properties in src/app/tokens.css. */
export type Tones = {
  /** Lit paper. */
  readonly l: string;
  /** The land itself. */
  readonly m: string;
  /** Its cut edge. */
  readonly d: string;
  /** Deep: plots, bands, shields. */
  readonly x: string;
  /** The sky behind a building. */
  readonly tile: string;
  /** What it stands on. */
  readonly ground: string;
  /** What is drawn on `m`. */
  readonly on: string;
};

const CREAM = '#fff7e4';

export const TONES: { readonly [L in Land]: Tones } = {
  purple: {
    l: '#b48bd0',
    m: '#8455a3',
    d: '#5b3577',
    x: '#3b1f52',
    tile: '#f0e0ee',
    ground: '#c9a6d6',
    on: CREAM,
  },
  black: {
    l: '#a2a3b0',
    m: '#6a6b7a',
    d: '#454654',
    x: '#2a2b38',
    tile: '#e9e6e4',
    ground: '#b4b2bb',
    on: CREAM,
  },
  green: {
    l: '#9dc476',
    m: '#5f9650',
    d: '#3a6a3c',
    x: '#21452b',
    tile: '#eaf0d4',
    ground: '#b3cd8c',
    on: CREAM,
  },
  red: {
    l: '#f09a7c',
    m: '#d2573f',
    d: '#98352c',
    x: '#611e20',
    tile: '#fbe3d0',
    ground: '#f0b394',
    on: CREAM,
  },
  blue: {
    l: '#8fb8ec',
    m: '#4778c4',
    d: '#2b5194',
    x: '#1a3264',
    tile: '#e0ecf4',
    ground: '#a3c4ea',
    on: CREAM,
  },
  // A light emblem would be lost on yellow, and on cream.
  yellow: {
    l: '#fbdc86',
    m: '#e9b13c',
    d: '#b37c1d',
    x: '#6e480f',
    tile: '#fdf0cd',
    ground: '#f3d384',
    on: '#4a2f08',
  },
  commons: {
    l: '#f4e4c3',
    m: '#d9bf92',
    d: '#a9855a',
    x: '#5e4630',
    tile: '#fff6e2',
    ground: '#e8d2a4',
    on: '#4a3720',
  },
};
