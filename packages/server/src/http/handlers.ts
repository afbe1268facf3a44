import type { Answered, Asked, ROUTES, RouteName } from '@charterstone/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';

type WhoAsks<N extends RouteName> = (typeof ROUTES)[N]['who'] extends 'anyone' ? string | undefined : string;

/** A question that came in by the door: its parts have the shape the protocol says, and whoever asks may ask it. */
export type Ask<N extends RouteName> = Asked<N> & {
  /** Whoever asks; nobody where anyone may and has no session. */
  readonly user: WhoAsks<N>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
};

export type Handler<N extends RouteName> = (ask: Ask<N>) => Promise<Answered<N>>;

/** The answers to some of the questions of the protocol. */
export type Handlers<N extends RouteName = RouteName> = { readonly [K in N]: Handler<K> };
