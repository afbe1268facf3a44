import { defineCommand } from 'citty';
import { duration } from '../arguments.ts';
import { measureRules, type RulesMeasured } from '../bench/measure-rules.ts';
import { ROUNDS } from '../bench/rounds.ts';
import { count, HEAD, NUMBERS, row } from '../bench/table.ts';
import { columns } from '../terminal/columns.ts';
import { progressBar } from '../terminal/progress.ts';

export const benchRules = defineCommand({
  meta: { name: 'charterstone bench rules', description: 'The rules engine beside boardgame.io' },
  args: {
    seconds: {
      type: 'string',
      default: '1',
      description: 'Length of each of the 15 measurements',
      valueHint: 'n',
    },
    json: { type: 'boolean', description: 'One JSON object on the last line' },
  },
  run: async ({ args }) => {
    const seconds = duration('seconds', args.seconds, 0.05, 3600);
    const bar = progressBar(ROUNDS, 'rounds');
    const measured = await measureRules(seconds, bar.update).finally(bar.stop);
    console.log(args.json ? JSON.stringify(measured) : describe(measured));
  },
});

function describe(m: RulesMeasured): string {
  const { baseline, baselineProduction, spread } = m;
  const speeds = [
    HEAD,
    row('our games a second', spread.gamesPerSecond),
    row('our decisions a second', spread.decisionsPerSecond),
    row(`${baseline.name} moves a second, ${baseline.mode}`, baseline.spread),
    row(`${baseline.name} moves a second, ${baselineProduction.mode}`, baselineProduction.spread),
  ];
  const facts = [
    ['ratio to boardgame.io as it comes', count(m.ratio)],
    ['ratio to boardgame.io in production mode', count(m.ratioProduction)],
    ['our turns a second', count(m.turnsPerSecond)],
    ['our decisions and turns a game', `${m.decisionsPerGame}, ${m.turnsPerGame}`],
    ['our heap bytes per decision', `${m.bytesPerDecision}`],
    [
      'state: our table, their G and ctx as JSON',
      `${count(m.stateBytes)}, ${count(baseline.stateBytes)} bytes`,
    ],
  ];
  return [
    `Whole random first games of ${m.seats} seats, one core, ${m.rounds} rounds in turns of ${m.secondsPerMeasurement} s, Node ${m.node}`,
    'A decision has at least two options; forced choices are not counted.',
    '',
    columns(speeds, NUMBERS),
    '',
    columns(facts),
    '',
    `Baseline: ${baseline.name} ${baseline.version}, ${baseline.source}`,
    `Bytes per decision: ${m.allocationMethod}; a million decisions in place, facts off`,
  ].join('\n');
}
