// What `charterstone bench` compares with; whoever imports this has boardgame.io installed in this folder.

export { version } from './boardgame-io.ts';
export { loadThinker, type Thinker, type Thought } from './mcts-bot.ts';
export { type Baseline, loadBaseline } from './worker-placement.ts';
