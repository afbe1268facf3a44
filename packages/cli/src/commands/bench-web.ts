import { defineCommand } from 'citty';
import { duration, wholeNumber } from '../arguments.ts';
import { ROUNDS } from '../bench/rounds.ts';
import { describe } from '../bench/web/describe.ts';
import { progressBar } from '../terminal/progress.ts';

export const benchWeb = defineCommand({
  meta: {
    name: 'charterstone bench web',
    description:
      'The app in Chromium: what it loads, how soon it answers, what panning costs, what Lighthouse says',
  },
  args: {
    clicks: { type: 'string', default: '60', description: 'Choices whose click is measured', valueHint: 'n' },
    seconds: { type: 'string', default: '3', description: 'Length of each pan', valueHint: 'n' },
    rounds: {
      type: 'string',
      default: String(ROUNDS),
      description: 'Pans, in turns with a bare page',
      valueHint: 'n',
    },
    lighthouse: { type: 'string', default: '5', description: 'Looks at each page; 0: none', valueHint: 'n' },
    json: { type: 'boolean', description: 'One JSON object on the last line' },
  },
  run: async ({ args }) => {
    const wanted = {
      clicks: wholeNumber('clicks', args.clicks, 1, 1000),
      seconds: duration('seconds', args.seconds, 0.5, 60),
      rounds: wholeNumber('rounds', args.rounds, 1, 100),
      looks: wholeNumber('lighthouse', args.lighthouse, 0, 50),
    };
    // It brings a browser with it, which nobody else who measures needs.
    const { measureWeb, stepsOf } = await import('../bench/web/measure.ts');
    const bar = progressBar(stepsOf(wanted), 'measurements');
    const measured = await measureWeb(wanted, bar.update).finally(bar.stop);
    console.log(args.json ? JSON.stringify(measured) : describe(measured));
  },
});
