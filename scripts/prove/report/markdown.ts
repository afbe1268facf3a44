import { findings, lasting, problemsOf, reach, summary, type Told } from './words.ts';

/** Where and how a run was. */
export type Circumstances = {
  readonly seed: number;
  readonly sources: string;
  readonly minutes: number | undefined;
  readonly machine: string;
  readonly node: string;
  readonly when: string;
  /** Somebody stopped it before it was over. */
  readonly interrupted: boolean;
};

export function aboutRun({
  seed,
  sources,
  minutes,
  machine,
  node,
  when,
  interrupted,
}: Circumstances): string {
  const time = minutes === undefined ? '' : `, ${minutes} minutes shared among them`;
  const end = interrupted ? ', interrupted' : '';
  return `${when}; seed ${seed}${time}${end}; sources ${sources}; ${machine}; Node ${node}`;
}

/** The report as text. */
export function markdownOf(all: readonly Told[], around: Circumstances): string {
  const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
  const rows = all.map((one) =>
    [
      `**${one.pledge.name}**: ${one.pledge.words}`,
      one.verdict,
      reach(one),
      lasting(one.tried.ms),
      findings(one),
    ]
      .map(cell)
      .join(' | '),
  );
  const problems = all.flatMap((one) => problemsOf(one, around.seed));
  return [
    '# What we promise, tried',
    '',
    `${summary(all)}.`,
    '',
    aboutRun(around),
    '',
    '| promise | verdict | tried | time | found |',
    '| --- | --- | --- | --- | --- |',
    ...rows.map((row) => `| ${row} |`),
    ...(problems.length === 0
      ? []
      : ['', '## What broke', '', ...problems.map((one) => `\`\`\`\n${one}\n\`\`\``)]),
    '',
  ].join('\n');
}
