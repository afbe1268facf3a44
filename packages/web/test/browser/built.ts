import { buildApp } from '../../scripts/build.ts';
import { Serving, SHARED_SERVER } from './serving.ts';

/** Before the tests in a browser the app is built once for all of them, and a server begins to start; after them it ends. */
export default async function setup(): Promise<() => Promise<void>> {
  await buildApp();
  const serving = await Serving.begin();
  process.env[SHARED_SERVER] = serving.url;
  return () => serving.end();
}
