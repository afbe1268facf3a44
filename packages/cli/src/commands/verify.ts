import { LANGS } from '@charterstone/words';
import { defineCommand } from 'citty';
import { BOX_OPTION, boxInUse, useBox } from '../box.ts';
import { TEXTS } from '../texts.ts';
import { screenWidth } from '../verify/layout.ts';
import { describe } from '../verify/report.ts';
import { judge, refuseUnplayable } from '../verify/verdict.ts';

export const verify = defineCommand({
  meta: { name: 'charterstone verify', description: 'Check that the box is well-formed, and count it' },
  args: { ...BOX_OPTION, json: { type: 'boolean', description: 'One JSON object on the last line' } },
  run: async ({ args }) => {
    await useBox(args.box);
    const { data, games, own } = boxInUse();
    const texts = own?.texts ?? TEXTS;
    refuseUnplayable(data);
    const verdict = judge(data, texts, games);
    console.log(
      args.json
        ? JSON.stringify(verdict)
        : describe(data, texts, verdict, own?.languages ?? LANGS, screenWidth()),
    );
    if (!verdict.ok) process.exitCode = 1;
  },
});
