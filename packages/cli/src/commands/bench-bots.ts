import { defineCommand } from 'citty';
import { duration, wholeNumber } from '../arguments.ts';
import { type BotsMeasured, measureBots } from '../bench/measure-bots.ts';
import { ROUNDS } from '../bench/rounds.ts';
import { count, HEAD, NUMBERS, row } from '../bench/table.ts';
import { columns } from '../terminal/columns.ts';
import { progressBar } from '../terminal/progress.ts';

export const benchBots = defineCommand({
  meta: { name: 'charterstone bench bots', description: "The search beside boardgame.io's" },
  args: {
    seconds: { type: 'string', default: '2', description: 'Length of each measurement', valueHint: 'n' },
    rounds: {
      type: 'string',
      default: String(ROUNDS),
      description: 'Rounds in turn, of three measurements',
      valueHint: 'n',
    },
    json: { type: 'boolean', description: 'One JSON object on the last line' },
  },
  run: async ({ args }) => {
    const seconds = duration('seconds', args.seconds, 0.05, 3600);
    const rounds = wholeNumber('rounds', args.rounds, 1, 100);
    const bar = progressBar(rounds, 'rounds');
    const measured = await measureBots(seconds, rounds, bar.update).finally(bar.stop);
    console.log(args.json ? JSON.stringify(measured) : describe(measured));
  },
});

function describe(m: BotsMeasured): string {
  const { baseline, baselineProduction, spread } = m;
  const speeds = [
    HEAD,
    row('our iterations a second', spread.iterationsPerSecond),
    row(`${baseline.name}, ${baseline.mode}`, baseline.spread.iterationsPerSecond),
    row(`${baseline.name}, ${baselineProduction.mode}`, baselineProduction.spread.iterationsPerSecond),
    row('our moves a second in them', spread.movesPerSecond),
    row(`${baseline.name}, ${baseline.mode}`, baseline.spread.movesPerSecond),
    row(`${baseline.name}, ${baselineProduction.mode}`, baselineProduction.spread.movesPerSecond),
  ];
  const both = (ratio: number, perMove: number): string => `${count(ratio)}; ${count(perMove)} per move`;
  const facts = [
    ['ratio to boardgame.io as it comes', both(m.ratio, m.ratioPerMove)],
    ['ratio to boardgame.io in production mode', both(m.ratioProduction, m.ratioPerMoveProduction)],
    ['moves an iteration, ours and theirs', `${m.movesPerPlayout}, ${baseline.movesPerPlayout}`],
    ['playouts', m.lengths],
    [
      'iterations for each decision',
      `ours ${count(m.iterationsPerDecision)}; theirs ${count(baseline.iterationsPerDecision)}, in production mode ${count(baselineProduction.iterationsPerDecision)}`,
    ],
  ];
  return [
    `${m.decisions} decisions of random first games of ${m.seats} seats, one core, ${m.rounds} rounds in turns of ${m.secondsPerMeasurement} s, Node ${m.node}`,
    'Every iteration is played to the end of the game, by chance behind the tree.',
    'A move of ours has at least two options; forced choices are not counted.',
    '',
    columns(speeds, NUMBERS),
    '',
    columns(facts),
    '',
    `Baseline: ${baseline.name} ${baseline.version}, ${baseline.source}`,
  ].join('\n');
}
