import { type FromBrowser, ROUTES, type Route } from '@charterstone/protocol';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { openHouse } from '../house.ts';
import { ground } from '../stores.ts';
import { onOneStore, playOn } from './evening.ts';

type Schema = Readonly<Record<string, unknown>>;
type Content = { readonly 'application/json': { readonly schema: Schema } };
type Parameter = {
  readonly name: string;
  readonly in: string;
  readonly required: boolean;
  readonly schema: Schema;
};
type Operation = {
  readonly operationId: string;
  readonly summary: string;
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly description: string; readonly content: Content }>>;
};
type OpenApi = {
  readonly openapi: string;
  readonly info: { readonly title: string; readonly version: string };
  readonly components: { readonly securitySchemes: Readonly<Record<string, unknown>> };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
};

const TYPES = ['string', 'number', 'integer', 'boolean', 'object', 'array', 'null'];

/** What is wrong with a JSON schema, at any depth. */
function faultsIn(schema: unknown, where: string): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  if (Array.isArray(schema)) return schema.flatMap((part, i) => faultsIn(part, `${where}/${i}`));
  const faults: string[] = [];
  for (const [word, value] of Object.entries(schema)) {
    const here = `${where}/${word}`;
    if (word === 'type' && ![value].flat().every((type) => TYPES.includes(String(type))))
      faults.push(`${here}: ${value} is no type`);
    if (word === '$ref') faults.push(`${here}: nothing is referred to elsewhere`);
    if (word === 'pattern') {
      try {
        new RegExp(String(value), 'u');
      } catch {
        faults.push(`${here}: ${value} is no pattern`);
      }
    }
    // Names of fields are no words of the schema.
    if (word === 'properties')
      for (const [name, part] of Object.entries(Object(value)))
        faults.push(...faultsIn(part, `${here}/${name}`));
    else if (word !== 'enum' && word !== 'const' && word !== 'required')
      faults.push(...faultsIn(value, here));
  }
  return faults;
}

/** A schema as others would use it, from its description alone. */
function compiled(schema: Schema): z.ZodType {
  const { $schema: _, ...rest } = schema;
  return z.fromJSONSchema(rest);
}

onOneStore('the protocol as others read it', ({ house, gather }) => {
  const textOf = async (path: string) => (await fetch(`${house().url}${path}`)).text();
  const described = async (): Promise<OpenApi> => JSON.parse(await textOf('/api/openapi.json'));
  const operations = async (): Promise<[string, string, Operation][]> =>
    Object.entries((await described()).paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]): [string, string, Operation] => [
        path,
        method,
        operation,
      ]),
    );

  test('is OpenAPI 3.1, with every question of the protocol in it and no other', async () => {
    const { openapi, info } = await described();
    expect(openapi).toMatch(/^3\.1\.\d+$/);
    expect(info).toMatchObject({
      title: expect.stringMatching(/./),
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
    });
    const found = (await operations()).map(
      ([path, method, { operationId }]) => `${operationId}: ${method} ${path}`,
    );
    const wanted = Object.entries<Route>(ROUTES).map(
      ([name, { method, path }]) => `${name}: ${method.toLowerCase()} ${path.replace(/:(\w+)/g, '{$1}')}`,
    );
    expect(found.sort()).toEqual(wanted.sort());
  });

  test('names every part of every address, says what each door is for, and who may come', async () => {
    const { components } = await described();
    for (const [path, , { summary, parameters, responses, security }] of await operations()) {
      const parts = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const inPath = parameters.filter((one) => one.in === 'path');
      expect(inPath.map(({ name }) => name).sort()).toEqual(parts.sort());
      expect(inPath.every(({ required }) => required)).toBe(true);
      for (const one of parameters) expect(['path', 'query']).toContain(one.in);
      expect(summary).toMatch(/\.$/);
      expect(Object.keys(responses)).toContain('200');
      for (const scheme of security ?? [])
        for (const name of Object.keys(scheme)) expect(components.securitySchemes).toHaveProperty(name);
    }
    const open = (await operations()).filter(([, , { security }]) => security === undefined);
    expect(open.map(([, , { operationId }]) => operationId).sort()).toEqual(
      Object.entries<Route>(ROUTES)
        .filter(([, { who }]) => who === 'anyone')
        .map(([name]) => name)
        .sort(),
    );
  });

  test('has a door behind every address', async () => {
    for (const [path, method] of await operations()) {
      const url = `${house().url}${path.replace(/\{\w+\}/g, 'nowhere-at-all')}`;
      const answer = await fetch(url, {
        method: method.toUpperCase(),
        ...(method === 'get' ? {} : { body: '{}', headers: { 'content-type': 'application/json' } }),
      });
      expect(`${method} ${path}: ${await answer.text()}`).not.toContain('there is no such door');
      expect(answer.status).toBeLessThan(500);
    }
    const nowhere = await fetch(`${house().url}/api/nowhere`);
    expect(await nowhere.json()).toEqual({ error: 'not-found', message: 'there is no such door' });
  });

  test('names the cookie that is looked at, which has another name over TLS', async () => {
    const named = async (publicUrl: string) => {
      const place = await ground('sqlite');
      const other = await openHouse(place.where, publicUrl === '' ? {} : { PUBLIC_URL: publicUrl });
      const { components }: OpenApi = JSON.parse(await (await fetch(`${other.url}/api/openapi.json`)).text());
      const answer = await fetch(`${other.url}/api/session`, {
        method: 'POST',
        body: JSON.stringify({ name: 'Ann' }),
        headers: { 'content-type': 'application/json' },
      });
      const given = answer.headers.get('set-cookie')?.split('=')[0];
      await other.stop();
      await place.dispose();
      return [components.securitySchemes['session'], given];
    };
    const scheme = (name: string) => [{ type: 'apiKey', in: 'cookie', name }, name];
    expect(await named('')).toEqual(scheme('charterstone'));
    expect(await named('https://village.example.org')).toEqual(scheme('__Host-charterstone'));
  });

  test('describes the file of a campaign as it is', async () => {
    const { id, people } = await gather(['Ann', 'Bea']);
    const at = await Promise.all(people.map((one) => one.sit(id)));
    await playOn(at, 12);
    const file = JSON.parse((await people[0]?.ask('exportTable', { params: { table: id } })) ?? '');
    const { responses } = (await described()).paths['/api/tables/{table}/export']?.['get'] ?? {};
    const schema = responses?.['200']?.content['application/json'].schema ?? {};
    expect(Object.keys(Object(schema['properties']))).toEqual(expect.arrayContaining(Object.keys(file)));
    expect(compiled(schema).parse(file)).toEqual(file);
    expect(compiled(schema).safeParse({ ...file, entries: [{}] }).success).toBe(false);
    for (const one of at) one.close();
  });

  test('has schemas that can be used as they are', async () => {
    let count = 0;
    for (const [path, method, { parameters, requestBody, responses }] of await operations()) {
      const contents = [requestBody?.content, ...Object.values(responses).map(({ content }) => content)];
      const schemas = [
        ...parameters.map(({ schema }) => schema),
        ...contents.flatMap((content) => (content === undefined ? [] : [content['application/json'].schema])),
      ];
      for (const schema of schemas) {
        expect(faultsIn(schema, `${method} ${path}`).join()).toBe('');
        expect(compiled(schema)).toBeInstanceOf(z.ZodType);
        count++;
      }
    }
    expect(count).toBeGreaterThan(100);
  });

  test('describes what the server says: its answers, its refusals, and everything over the socket', async () => {
    const socket: { readonly fromBrowser: Schema; readonly fromServer: Schema } = JSON.parse(
      await textOf('/api/socket.json'),
    );
    expect([
      ...faultsIn(socket.fromBrowser, 'fromBrowser'),
      ...faultsIn(socket.fromServer, 'fromServer'),
    ]).toEqual([]);
    const [asked, told] = [compiled(socket.fromBrowser), compiled(socket.fromServer)];
    const { id, people } = await gather(['Ann', 'Bea']);
    const at = await Promise.all(people.map((one) => one.sit(id)));
    const heard = new Set<string>();
    for (const one of at)
      one.heard.on('message', (message) => {
        heard.add(message.type === 'answer' ? `answer ${message.answer}` : message.type);
        expect(told.safeParse(message)).toMatchObject({ success: true });
      });
    await playOn(at, 20);
    const [ann, bea] = at;
    if (ann === undefined || bea === undefined) throw new Error('somebody is missing');
    const questions: FromBrowser[] = [
      { type: 'resync', id: 'question-1' },
      { type: 'ping', id: 'question-2' },
      { type: 'hint', id: 'question-3', seat: 1 },
      { type: 'foresee', id: 'question-8', seat: 1, base: 20, choices: [{ do: 'pass' }] },
      { type: 'chat', id: 'question-4', text: 'Hello' },
      { type: 'withdraw', id: 'question-9', seat: 1, base: 20 },
      { type: 'rewind', id: 'question-5', seat: 1, base: 20, to: 3 },
      { type: 'choose', id: 'question-6', seat: 1, base: 0, choices: [{ do: 'pass' }] },
      { type: 'choose', id: 'question-7', seat: 2, base: 20, choices: [{ do: 'pass' }] },
    ];
    for (const question of questions) {
      expect(asked.safeParse(question)).toMatchObject({ success: true });
      expect(asked.safeParse({ ...question, more: 1 })).toMatchObject({ success: false });
      ann.say(question);
    }
    await people[0]?.ask('changeTable', { params: { table: id }, body: { name: 'Renamed' } });
    await ann.until(() =>
      ['pong', 'hint', 'foreseen', 'chat', 'rewind', 'table', 'welcome', 'answer refused'].every((kind) =>
        heard.has(kind),
      ),
    );
    for (const kind of ['step', 'answer accepted']) expect(heard).toContain(kind);
    for (const one of at) one.close();

    const answers: [string, unknown][] = [];
    const cookie = people[0]?.cookie ?? '';
    for (const [path, method, { parameters, responses }] of await operations()) {
      if (method !== 'get') continue;
      const filled = path
        .replace('{table}', id)
        .replace('{language}', 'pl')
        .replace('{card}', '1')
        .replace('{seq}', '3')
        .replace('{seat}', '1');
      const response = await fetch(`${house().url}${filled}`, { headers: { cookie } });
      const answer: unknown = await response.json();
      const schema = responses[response.ok ? '200' : 'default']?.content['application/json'].schema ?? {};
      expect(compiled(schema).safeParse(answer), filled).toMatchObject({ success: true });
      answers.push([filled, answer]);
      // Asked without anything behind the question mark: that is wrong only where something is needed there.
      const isNeeded = parameters.some((one) => one.in === 'query' && one.required);
      expect(response.status === 400, filled).toBe(isNeeded);
    }
    expect(answers.map(([path]) => path)).toContain(`/api/tables/${id}/chat`);
    expect(answers.length).toBeGreaterThan(8);
  });
});
