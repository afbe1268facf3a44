import { OPTION_NAMES, type Options, type Setting, wrongSetting } from '@charterstone/rules';
import { isCount, isFields, strangeWord } from './fields.ts';

const SETTING_WORDS = ['seats', 'automas', 'seed', 'games', 'options'];
const LONGEST_SEED = 100;

/** What is wrong with the seed of a campaign that is to be kept; undefined when nothing is. */
export function wrongSeed(seed: string): string | undefined {
  if (seed.length > LONGEST_SEED) return `a seed has ${LONGEST_SEED} characters at most`;
  // It is shown on screens and kept in databases, and neither can take everything.
  return /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u.test(seed)
    ? 'a seed has no line breaks or control characters'
    : undefined;
}

/** A setting with its words in one order; an option that is off is not named. */
export function plainSetting({ seats, automas = 0, seed, games, options = {} }: Setting): Setting {
  const on = OPTION_NAMES.filter((name) => options[name] === true);
  return {
    seats,
    ...(automas === 0 ? {} : { automas }),
    seed,
    ...(games === undefined ? {} : { games }),
    ...(on.length === 0 ? {} : { options: Object.fromEntries(on.map((name) => [name, true])) }),
  };
}

/** A setting, or what is wrong with it. */
export function readSetting(value: unknown): Setting | string {
  if (!isFields(value)) return 'its setting is missing';
  const { seats, automas = 0, seed, games, options = {} } = value;
  const strange =
    strangeWord(value, SETTING_WORDS) ?? (isFields(options) ? strangeWord(options, OPTION_NAMES) : undefined);
  if (strange !== undefined) return `its setting says ${strange}, which this program doesn't know`;
  if (!isCount(seats) || !isCount(automas) || typeof seed !== 'string' || !isOptions(options)) return NO_GOOD;
  if (games !== undefined && !isCount(games)) return NO_GOOD;
  const setting = { seats, automas, seed, ...(games === undefined ? {} : { games }), options };
  const wrong = wrongSetting(setting) ?? wrongSeed(seed);
  return wrong === undefined ? plainSetting(setting) : `${NO_GOOD}: ${wrong}`;
}

const NO_GOOD = 'its setting is no good';

function isOptions(value: unknown): value is Options {
  return (
    isFields(value) &&
    Object.entries(value).every(
      ([name, on]) => OPTION_NAMES.some((known) => known === name) && typeof on === 'boolean',
    )
  );
}
