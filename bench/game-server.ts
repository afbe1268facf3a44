/// <reference path="./boardgame-io.d.ts" />
// boardgame.io's own server in a process of its own, with the game of the baseline: socket.io, and matches in memory. Its players get what
// ours get: a view of their own, without the order of the deck and the secrets of others, and undo, which it has unless it is switched off.
// With FAVOURED in the environment everybody is sent everything and nothing can be undone. Always in its favour:
//
// - Matches are made by whoever asks for them first, so that no move has credentials that would have to be compared.
// - Whole states are sent, as it comes: its option `deltaState`, which looks for differences first, is off.
// - All the rest that stands at the top of worker-placement.ts.
//
// In which mode it runs, NODE_ENV says.

import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import type { Game } from 'boardgame.io/dist/cjs/internal.js';
import { workerPlacement } from './worker-placement-game.ts';
import type { Table } from './worker-placement-pieces.ts';

const require = createRequire(import.meta.url);
const {
  Server,
}: typeof import('boardgame.io/dist/cjs/server.js') = require('boardgame.io/dist/cjs/server.js');
const {
  TurnOrder,
}: typeof import('boardgame.io/dist/cjs/core.js') = require('boardgame.io/dist/cjs/core.js');

/** What nobody may know is there, but can't be told from anything else. */
const hide = (cards: readonly string[]): string[] => cards.map(() => '?');

function likeOurs(game: Game<Table>): Game<Table> {
  return {
    ...game,
    disableUndo: false,
    playerView: ({ G, playerID }) => ({
      ...G,
      mat: { ...G.mat, deck: hide(G.mat.deck) },
      players: Object.fromEntries(
        Object.entries(G.players).map(([id, player]) => [
          id,
          id === playerID ? player : { ...player, secret: hide(player.secret) },
        ]),
      ),
    }),
  };
}

const bare = workerPlacement(TurnOrder);
const game = process.env['FAVOURED'] === undefined ? likeOurs(bare) : bare;
const server = Server({ games: [game], origins: ['http://127.0.0.1'] });
const { appServer } = await server.run({ port: 0 });
process.send?.(String((appServer.address() as AddressInfo).port));
process.on('disconnect', () => process.exit(0));
