import { box as data } from '@charterstone/box';
import { defineCommand } from 'citty';
import { TEXTS } from '../texts.ts';
import { screenWidth } from '../verify/layout.ts';
import { describe } from '../verify/report.ts';
import { judge } from '../verify/verdict.ts';

export const verify = defineCommand({
  meta: { name: 'charterstone verify', description: 'Check that the box is well-formed, and count it' },
  args: { json: { type: 'boolean', description: 'One JSON object on the last line' } },
  run: ({ args }) => {
    const verdict = judge(data, TEXTS);
    console.log(args.json ? JSON.stringify(verdict) : describe(data, TEXTS, verdict, screenWidth()));
    if (!verdict.ok) process.exitCode = 1;
  },
});
