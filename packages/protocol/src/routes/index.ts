import { z } from 'zod';
import { CONTENT } from './content.ts';
import { IDENTITY } from './identity.ts';
import { NOTICES } from './notices.ts';
import { TABLES } from './tables.ts';

/** Every question that can be asked over HTTP. What each answers, and to whom, is here and nowhere else. */
export const ROUTES = { ...IDENTITY, ...TABLES, ...CONTENT, ...NOTICES };
export type RouteName = keyof typeof ROUTES;

type Part<R, K extends string> = R extends { readonly [key in K]: infer S extends z.ZodType }
  ? z.infer<S>
  : undefined;
/** What a handler of a route is given, and what it answers. */
export type Asked<N extends RouteName> = {
  readonly params: Part<(typeof ROUTES)[N], 'params'>;
  readonly query: Part<(typeof ROUTES)[N], 'query'>;
  readonly body: Part<(typeof ROUTES)[N], 'body'>;
};
export type Answered<N extends RouteName> = z.infer<(typeof ROUTES)[N]['answer']>;

/** What went wrong, as a word for programs and a sentence for people who read logs. */
export const trouble = z.object({
  error: z.string(),
  message: z.string(),
  issues: z.optional(z.array(z.string())),
});

export { type Route, tableId, type Who } from './route.ts';
