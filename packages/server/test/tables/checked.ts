import { isDeepStrictEqual } from 'node:util';
import { type Answered, type FromServer, fromServer, ROUTES, type RouteName } from '@charterstone/protocol';
import type { z } from 'zod';
import { AtTable, NotDone, type Question, Visitor } from '../../src/client/index.ts';

/** What servers said that the protocol does not: looked at after every test. */
export const unheardOf: string[] = [];

/** Nothing is missing, nothing is of another kind, and nothing is there that the protocol does not name. */
function check(schema: z.ZodType, said: unknown, where: string): void {
  const read = schema.safeParse(said);
  if (!read.success) unheardOf.push(`${where}: ${read.error.message}`);
  else if (!isDeepStrictEqual(read.data, said))
    unheardOf.push(`${where} says more than the protocol: ${JSON.stringify(said).slice(0, 500)}`);
}

/** A visitor who takes the protocol at its word: every answer and every message is held against its schema. */
export class Checked extends Visitor {
  static override async arrive(url: string, name: string): Promise<Checked> {
    const visitor = new Checked(url);
    await visitor.ask('beGuest', { body: { name } });
    return visitor;
  }

  override async ask<N extends RouteName>(name: N, question: Question = {}): Promise<Answered<N>> {
    try {
      const answer = await super.ask(name, question);
      check(ROUTES[name].answer, answer, name);
      return answer;
    } catch (error) {
      // Whatever can't be read as the protocol's trouble is unknown to the client.
      if (error instanceof NotDone && error.error === 'unknown') unheardOf.push(`${name}: ${error.message}`);
      throw error;
    }
  }

  override sit(table: string, url = this.url): Promise<AtTable> {
    const heard = (message: FromServer) => check(fromServer, message, `a message "${message.type}"`);
    return AtTable.enter(`${url.replace(/^http/, 'ws')}/api/tables/${table}/socket`, this.cookie, {}, heard);
  }

  /** Who I am at every table. */
  async id(): Promise<string> {
    return (await this.ask('whoAmI')).id;
  }
}
