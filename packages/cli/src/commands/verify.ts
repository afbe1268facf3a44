import { box as data } from '@charterstone/box';
import { BoxError, compile } from '@charterstone/rules';
import { command } from '../arguments.ts';
import { columns } from '../terminal/columns.ts';
import { TEXTS } from '../texts.ts';
import { chains, indexGuide } from '../verify/chains.ts';
import { countBox, shutCrates } from '../verify/counts.ts';
import { missingInAll } from '../verify/missing.ts';

export const verify = command({
  meta: { name: 'charterstone verify', description: 'Check that the box is well-formed, and count it' },
  args: { json: { type: 'boolean', description: 'One JSON object on the last line' } },
  run: ({ args }) => {
    const problems = problemsOf();
    const missing = missingInAll(data, TEXTS);
    const ok = problems.length === 0 && Object.values(missing).every((list) => list.length === 0);
    const verdict = {
      ok,
      box: data.version,
      counts: countBox(data),
      shut: shutCrates(data),
      problems,
      missing,
    };
    console.log(args.json ? JSON.stringify(verdict) : describe(verdict));
    if (!ok) process.exitCode = 1;
  },
});

type Verdict = {
  readonly ok: boolean;
  readonly box: number;
  readonly counts: ReturnType<typeof countBox>;
  readonly shut: readonly number[];
  readonly problems: readonly string[];
  readonly missing: ReturnType<typeof missingInAll>;
};

function problemsOf(): readonly string[] {
  try {
    compile(data);
    return [];
  } catch (error) {
    if (error instanceof BoxError) return error.problems;
    throw error;
  }
}

function describe({ ok, box, counts: n, shut, problems, missing }: Verdict): string {
  const counts = [
    [
      'buildings',
      n.buildings + n.basicBuildings,
      `${n.basicBuildings} basic, and the ${n.commons} of the Commons`,
    ],
    ['assistants', n.assistants, ''],
    ['objectives', n.objectives, ''],
    ['personas', n.personas, ''],
    ['rules', n.printedRules + n.ruleCards, `${n.printedRules} printed, ${n.ruleCards} on cards`],
    ['stories', n.stories, ''],
    ['cards in all', n.cards, ''],
    ['crates', n.crates, `${n.openCrates} can be opened, ${n.shutCrates} are shut: ${shut.join(', ')}`],
    ['quota spaces', n.quotaSpaces, ''],
  ].map((row) => row.map(String));
  const texts = Object.entries(missing).map(([lang, list]) => [
    lang,
    list.length === 0 ? 'complete' : `${list.length} missing: ${list.join(', ')}`,
  ]);
  return [
    `Box version ${box}. Beware: what follows spoils the campaign.`,
    '',
    columns(counts, [false, true]),
    '',
    'Index Guide',
    indexGuide(data, TEXTS.en),
    '',
    'Chains, from each basic building; a crate in [brackets] is shut',
    chains(data),
    '',
    'Texts',
    columns(texts),
    '',
    ...problems,
    ok ? 'The box is well-formed.' : 'The box is not in order.',
  ].join('\n');
}
