import { fromBrowser, fromServer, ROUTES, type Route, trouble } from '@charterstone/protocol';
import { z } from 'zod';
import { journalFile } from './journalFile.ts';

/** The protocol as others can read it: OpenAPI for HTTP, JSON Schema for the socket, both made from the schemas that the doors use. */

const json = (schema: z.ZodType) => ({
  content: {
    'application/json': { schema: z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) },
  },
});

/** What is answered as a text is a file: a campaign in its own format. */
const answered = (schema: z.ZodType) => json(schema instanceof z.ZodString ? journalFile : schema);

function parametersOf(schema: z.ZodObject | undefined, where: 'path' | 'query') {
  if (schema === undefined) return [];
  return Object.entries(schema.shape).map(([name, part]) => ({
    name,
    in: where,
    // Asked of the schema itself: what is read from a text may be anything before it is read, and would count as not needed.
    required: !z.safeParse(part, undefined).success,
    schema: z.toJSONSchema(part, { io: 'output', unrepresentable: 'any' }),
  }));
}

function operationOf(name: string, route: Route) {
  return {
    operationId: name,
    summary: route.says,
    ...(route.who === 'anyone' ? {} : { security: [{ session: [] }] }),
    parameters: [...parametersOf(route.params, 'path'), ...parametersOf(route.query, 'query')],
    ...(route.body === undefined ? {} : { requestBody: { required: true, ...json(route.body) } }),
    responses: {
      '200': { description: 'Done.', ...answered(route.answer) },
      default: { description: 'Not done, and why.', ...json(trouble) },
    },
  };
}

/** `cookie` is what the session's cookie is called for whoever reads it. */
export function openApi(version: string, cookie: string): unknown {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [name, route] of Object.entries<Route>(ROUTES)) {
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    const found = paths[path] ?? {};
    found[route.method.toLowerCase()] = operationOf(name, route);
    paths[path] = found;
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Charterstone, in the browser',
      version,
      description:
        'Live play is a WebSocket at /api/tables/{table}/socket; its messages are described in /api/socket.json.',
    },
    components: { securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: cookie } } },
    paths,
  };
}

export function socketSchema(): unknown {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Messages over the socket of a table',
    fromBrowser: z.toJSONSchema(fromBrowser, { io: 'input', unrepresentable: 'any' }),
    fromServer: z.toJSONSchema(fromServer, { io: 'output', unrepresentable: 'any' }),
  };
}
