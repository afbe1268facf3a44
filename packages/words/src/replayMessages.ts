/** Looking back at a campaign step by step, and playing on from a past moment. */
export const REPLAY_MESSAGES = {
  'replay.title': [],
} as const;

export type Replay = { readonly [M in keyof typeof REPLAY_MESSAGES]: string };
