import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { profileIn, sharesIn } from './profile.ts';
import { type Guests, OurTarget } from './targets.ts';

/** Two samples a millisecond. */
const INTERVAL = 500;

/** A run beside the others, because looking takes time itself: what the thread that serves people does under full load. */
export async function whereTimeGoes(within: string, guests: Guests, warmUp: number, seconds: number) {
  const [folder, profiles] = [join(within, 'inside'), join(within, 'profiles')];
  mkdirSync(folder);
  const options = ['--cpu-prof', `--cpu-prof-dir=${profiles}`, `--cpu-prof-interval=${INTERVAL}`];
  const ours = await OurTarget.open(folder, guests, options);
  const { load } = await ours
    .saturated(warmUp)
    .then(() => ours.saturated(seconds))
    // The profile is written when the server has ended.
    .finally(() => ours.stop());
  const { shares, idle, samples } = sharesIn(profileIn(profiles), load.from, load.to);
  return { shares, idle, samples, choicesPerSecond: Math.round(load.choices / load.seconds) };
}
