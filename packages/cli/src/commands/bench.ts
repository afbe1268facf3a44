import { defineCommand } from 'citty';
import { benchBots } from './bench-bots.ts';
import { benchGrowth } from './bench-growth.ts';
import { benchRules } from './bench-rules.ts';
import { benchServer } from './bench-server.ts';
import { benchWeb } from './bench-web.ts';

export const bench = defineCommand({
  meta: { name: 'charterstone bench', description: 'Measure how fast it is' },
  subCommands: {
    rules: benchRules,
    bots: benchBots,
    server: benchServer,
    web: benchWeb,
    growth: benchGrowth,
  },
});
