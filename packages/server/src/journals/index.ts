/**
 * Campaigns as files, the same for the server and the command line: written, read without trust, played to see that they are right, and
 * prepared up to a later game. Loads neither the server nor a database.
 *
 *     const found = verifiedText(box, text);
 *     if (!found.ok) return refuse(found.why);
 */
export { choiceFrom } from './entries.ts';
export {
  checksumOf,
  fingerprintOf,
  type JournalFile,
  RULES,
  readJournal,
  VERSION,
  writeJournal,
} from './format.ts';
export { LIMITS, type Limits } from './limits.ts';
export { prepared, villageBefore, type Wanted } from './prepared.ts';
export { plainSetting, wrongSeed } from './setting.ts';
export { bytesOf, type Verified, verified, verifiedText } from './verified.ts';
