import { type BoxData, wrongSetting } from '@charterstone/rules';
import { wholeNumber } from './arguments.ts';
import { capital } from './terminal/columns.ts';
import { misuse } from './trouble.ts';

const MOST_SEATS = 6;

/** The Automas of an option: as many as there is room for beside the seats, and none where the box has none. */
export function automasIn(text: string, seats: number, box: BoxData): number {
  const automas = wholeNumber('automas', text, 0, MOST_SEATS - 1);
  const wrong = wrongSetting({ seats, automas, seed: '' }, box);
  if (wrong !== undefined) throw misuse(`${capital(wrong)}.`);
  return automas;
}
