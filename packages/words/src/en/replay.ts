import type { Replay } from '../replayMessages.ts';

export const replay: Replay = {
  'replay.title': 'Replay',
};
