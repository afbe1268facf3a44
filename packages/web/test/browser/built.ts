import { buildApp } from '../../scripts/build.ts';

/** Before the tests in a browser: the app is built once for all of them. */
export default async function setup(): Promise<void> {
  await buildApp();
}
