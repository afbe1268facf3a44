import { makeBot } from '@charterstone/bots';
import { box as data } from '@charterstone/box';
import {
  choiceOfMove,
  compile,
  type Entry,
  hash,
  moves,
  play,
  type Setting,
  seatToMove,
  startGame,
  stateOf,
} from '@charterstone/rules';
import { type JournalFile, RULES } from '../../src/journals/index.ts';

export const box = compile(data);

/** So many choices of people who take anything, or as many as there are. */
export function randomJournal(setting: Setting, most: number): JournalFile {
  const game = startGame(box, setting);
  const bot = makeBot('random', `people ${setting.seed}`);
  const entries: Entry[] = [];
  for (let count = moves(game); count > 0 && entries.length < most; count = moves(game)) {
    const seat = seatToMove(game);
    const move = game.moves[bot(game, count)] ?? 0;
    entries.push({ seat, choice: choiceOfMove(game, move) });
    play(game, move);
  }
  return { rules: RULES, box: data.version, setting, bots: [], entries, hash: hash(stateOf(game)) };
}
