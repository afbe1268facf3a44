import { createServer, type Server } from 'node:http';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Commits } from '../store/engine.ts';

export type Measures = {
  readonly counted: (what: string, ms?: number) => void;
  /** Opens the door at which they are seen. */
  readonly open: (at: { readonly host: string; readonly port: number }) => Promise<Server>;
};

/** What an operator may want to see of a running server. Nothing about people or games. */
export function measuring(read: {
  readonly sockets: () => number;
  readonly tables: () => number;
  readonly commits: (() => Commits) | undefined;
}): Measures {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const choices = new Counter({
    name: 'charterstone_messages_total',
    help: 'What was asked over sockets, by what came of it',
    labelNames: ['answer'],
    registers: [registry],
  });
  const taking = new Histogram({
    name: 'charterstone_choice_seconds',
    help: 'From the arrival of a choice to its answer, the sync of the journal included',
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  });
  const gauge = (name: string, help: string, value: () => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(value());
      },
    });
  gauge('charterstone_sockets', 'Sockets that are open', read.sockets);
  gauge('charterstone_tables', 'Tables that are open', read.tables);
  const { commits } = read;
  if (commits !== undefined) {
    const total = (name: string, help: string, value: () => number) =>
      new Counter({
        name: `charterstone_journal_${name}_total`,
        help,
        registers: [registry],
        collect() {
          this.reset();
          this.inc(value());
        },
      });
    total('commits', 'Commits that wrote anything: each is one sync', () => commits().commits);
    total('units', 'What was written by them: what comes together shares a commit', () => commits().units);
    total('seconds', 'Time in them, the syncs included', () => commits().ms / 1000);
  }
  // Looking a label up costs more than counting.
  const counters = new Map<string, Counter.Internal>();
  return {
    counted: (answer, ms) => {
      const counter = counters.get(answer) ?? choices.labels(answer);
      counters.set(answer, counter);
      counter.inc();
      if (ms !== undefined) taking.observe(ms / 1000);
    },
    open: ({ host, port }) => openMetrics(registry, host, port),
  };
}

/** Metrics have a door of their own, which players never see. */
async function openMetrics(registry: Registry, host: string, port: number): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return server;
}
