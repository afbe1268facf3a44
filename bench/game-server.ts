/// <reference path="./boardgame-io.d.ts" />
// boardgame.io's own server in a process of its own, with the game of the baseline: socket.io, and matches in memory. Chosen in its favour:
//
// - Matches are made by whoever asks for them first, so that no move has credentials that would have to be compared.
// - The game has no `playerView`: nothing is hidden from anybody, and nothing has to be taken out of a state before it is sent.
// - `disableUndo`, and all the rest that stands at the top of worker-placement.ts.
// - Whole states are sent, as it comes: its option `deltaState`, which looks for differences first, is off.
//
// In which mode it runs, NODE_ENV says.

import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { workerPlacement } from './worker-placement-game.ts';

const require = createRequire(import.meta.url);
const {
  Server,
}: typeof import('boardgame.io/dist/cjs/server.js') = require('boardgame.io/dist/cjs/server.js');
const {
  TurnOrder,
}: typeof import('boardgame.io/dist/cjs/core.js') = require('boardgame.io/dist/cjs/core.js');

const server = Server({ games: [workerPlacement(TurnOrder)], origins: ['http://127.0.0.1'] });
const { appServer } = await server.run({ port: 0 });
process.send?.(String((appServer.address() as AddressInfo).port));
process.on('disconnect', () => process.exit(0));
