/// <reference path="../../../../../bench/boardgame-io.d.ts" />
import type { Ctx } from 'boardgame.io/dist/cjs/internal.js';
import { enumerate } from '../../../../../bench/worker-placement-game.ts';
import type { Table } from '../../../../../bench/worker-placement-pieces.ts';
import { type Random, randomOf } from '../../random.ts';
import { LightSocket } from './light-socket.ts';
import type { LoadTable, Traffic } from './load.ts';

/** What socket.io 3 and 4 put before an event of the game's namespace, and what comes before that. */
const NAMESPACE = '/worker-placement,';
const EVENT = `42${NAMESPACE}`;
const [PING, PONG] = ['2', '3'];

type State = { readonly G: Table; readonly ctx: Ctx; readonly _stateID: number };

/**
 * A match of boardgame.io, a socket a player, in its own protocol. The cheapest client that plays rightly: it keeps no game of its own, and
 * of the four copies of each state only one is read.
 */
export class BoardgameTable implements LoadTable {
  readonly traffic: Traffic = { asked: 0, told: 0, answered: 0 };
  readonly #random: Random;
  readonly #name: string;
  readonly #sockets: LightSocket[] = [];
  #match = 0;
  /** The last state, as it came to the first player. */
  #state: Buffer | undefined;
  #missing = 0;
  #seen: () => void = () => {};
  #synced: () => void = () => {};

  private constructor(number: number) {
    this.#name = `bench-${number}`;
    this.#random = randomOf(`bench server/${number}`);
  }

  static async open(url: string, players: number, number: number): Promise<BoardgameTable> {
    const table = new BoardgameTable(number);
    const address = `${url.replace(/^http/, 'ws')}/socket.io/?EIO=4&transport=websocket`;
    for (let player = 0; player < players; player++) {
      const inNamespace = Promise.withResolvers<void>();
      const socket = await LightSocket.open(address, (data) => {
        if (data.length === 1 && data.toString() === PING) socket.send(PONG);
        else if (data.includes(`40${NAMESPACE}`)) inNamespace.resolve();
        else if (data.includes(EVENT)) table.#hear(player, data);
      });
      socket.send(`40${NAMESPACE}`);
      await inNamespace.promise;
      table.#sockets.push(socket);
    }
    await table.#begin();
    return table;
  }

  choose(seen: () => void): void {
    const { G, ctx, _stateID } = this.#read();
    if (ctx.gameover !== undefined) {
      void this.#begin().then(() => this.choose(seen));
      return;
    }
    const choices = enumerate(G, ctx);
    const { move: type = '', args = [] } = choices[this.#random(choices.length)] ?? {};
    const playerID = ctx.currentPlayer;
    this.#seen = seen;
    this.#missing = this.#sockets.length;
    const action = { type: 'MAKE_MOVE', payload: { type, args, playerID } };
    const text = `${EVENT}${JSON.stringify(['update', action, _stateID, this.#matchID, playerID])}`;
    this.traffic.asked += text.length;
    this.#sockets[Number(playerID)]?.send(text);
  }

  get #matchID(): string {
    return `${this.#name}-${this.#match}`;
  }

  /** The next match: made by the first player who asks for it, so that the others wait for that. */
  async #begin(): Promise<void> {
    this.#match++;
    for (const [player, socket] of this.#sockets.entries()) {
      const synced = new Promise<void>((resolve) => {
        this.#synced = resolve;
      });
      const sync = ['sync', this.#matchID, String(player), undefined, this.#sockets.length];
      socket.send(`${EVENT}${JSON.stringify(sync)}`);
      await synced;
    }
  }

  #hear(player: number, data: Buffer): void {
    const kind = data.toString('latin1', EVENT.length + 2, EVENT.length + 6);
    if (kind === 'sync') {
      if (player === 0) this.#state = Buffer.from(data);
      this.#synced();
    } else if (kind === 'upda') {
      this.traffic.told += data.length;
      if (player === 0) this.#state = Buffer.from(data);
      if (--this.#missing === 0) this.#seen();
    }
  }

  /** `["update",match,state,log]` or `["sync",match,{state,…}]`. */
  #read(): State {
    const [, , told]: [string, string, State | { readonly state: State }] = JSON.parse(
      this.#state?.toString('utf8', EVENT.length) ?? '[]',
    );
    return 'state' in told ? told.state : told;
  }
}
