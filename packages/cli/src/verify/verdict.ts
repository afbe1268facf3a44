import { type BoxData, BoxError, compile } from '@charterstone/rules';
import { type BoxText, LANGS, type Lang } from '@charterstone/words';
import { Trouble } from '../trouble.ts';
import { type Counts, countBox, shutCrates } from './counts.ts';
import { brokenStory, strayGuideposts } from './guideposts.ts';
import { hatches } from './hatches.ts';
import { missingTexts } from './missing.ts';
import { unreachable } from './reach.ts';

export type Texts = { readonly [L in Lang]: BoxText };

/** What is found in a box: the object of `verify --json`. */
export type Verdict = {
  readonly ok: boolean;
  /** The version of the box. */
  readonly box: number;
  readonly counts: Counts;
  /** Cards and crates that no way from the start-up leads to. */
  readonly unreachable: readonly string[];
  /** How many texts are missing in each language. */
  readonly missing: { readonly [L in Lang]: number };
  /** Cards whose effect is code, not data. */
  readonly hatches: number;
  /** Crates that are printed on a building, but not in the box. */
  readonly shut: readonly number[];
  /** What is wrong with it, a line for each cause: why it can't be played, or what its story lacks. */
  readonly problems: readonly string[];
  readonly missingTexts: { readonly [L in Lang]: readonly string[] };
};

/** Of a box whose campaigns have so many games. */
export function judge(data: BoxData, texts: Texts, games: number): Verdict {
  const shut = shutCrates(data);
  const problems = [
    ...problemsOf(data),
    ...shut.map(
      ({ crate, on }) => `card ${on}: crate ${crate} is printed on it, but is not in the box (crates)`,
    ),
    ...strayGuideposts(data),
    ...brokenStory(data, games),
  ];
  const lost = unreachable(data);
  const [en = [], de = [], pl = []] = LANGS.map((lang) => missingTexts(data, lang, texts[lang]));
  return {
    ok: [problems, lost, en, de, pl].every((list) => list.length === 0),
    box: data.version,
    counts: countBox(data),
    unreachable: lost,
    missing: { en: en.length, de: de.length, pl: pl.length },
    hatches: hatches(data).length,
    shut: shut.map(({ crate }) => crate),
    problems,
    missingTexts: { en, de, pl },
  };
}

/** What the compiler refuses can't be put into words either: nothing more is said of such a box. */
export function refuseUnplayable(data: BoxData): void {
  const problems = problemsOf(data);
  if (problems.length > 0) throw new Trouble(["The box can't be played:", ...problems].join('\n  '));
}

function problemsOf(data: BoxData): readonly string[] {
  try {
    compile(data);
    return [];
  } catch (error) {
    if (error instanceof BoxError) return error.problems;
    throw error;
  }
}
