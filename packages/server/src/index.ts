/**
 * The server: tables that are never lost, for any group that runs it.
 *
 *     const read = readSettings(process.env);
 *     if (read.ok) {
 *       const server = await startServer(read.settings);
 *       …
 *       await server.stop();
 *     }
 */
export { type Running, startServer } from './server.ts';
export { readSettings, type Settings } from './settings/settings.ts';
export { brokenLine, listenTrouble, startLines, stoppedLine, stoppingLine } from './words/start.ts';
