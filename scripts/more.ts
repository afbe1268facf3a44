/**
 * What `npm test` leaves out so that whoever changes something knows within ten minutes, on two cores, and `npm test -- more` runs. Machines
 * run both before anything lands. What we promise (PROMISED) and whole games on screen stay with `npm test`; here are the far corners: programs
 * that are started a dozen times to see what they say, and screens that hardly ever change.
 */
export const MORE: readonly string[] = [
  // The command line as somebody types it, each time a program of its own.
  'packages/cli/test/arena.test.ts',
  'packages/cli/test/bench-server.test.ts',
  'packages/cli/test/misuse.test.ts',
  'packages/cli/test/play-campaign.playout.test.ts',
  'packages/cli/test/play-screens.test.ts',
  'scripts/launch.test.ts',
  'scripts/prove/program.test.ts',
  'packages/cli/test/coverage.test.ts',
  // How strong a bot is that thinks for long; what is told of campaigns, and who comes and goes in them, beside those that are played anyway.
  'packages/bots/test/search.playout.test.ts',
  'packages/testkit/test/company.playout.test.ts',
  'packages/testkit/test/facts.playout.test.ts',
  // Servers as somebody runs them: started, asked wrongly, left, looked after.
  'packages/server/test/backup/container.test.ts',
  'packages/server/test/backup/program.test.ts',
  'packages/server/test/boxes/folder.test.ts',
  'packages/server/test/ears.test.ts',
  'packages/server/test/launched.test.ts',
  'packages/server/test/live/presenceCrowd.test.ts',
  'packages/server/test/operator/recover.test.ts',
  'packages/server/test/starting.test.ts',
  'packages/server/test/tables/serve.test.ts',
  'packages/server/test/unread.test.ts',
  // Corners of the app.
  'packages/web/test/browser/atOnce.test.ts',
  'packages/web/test/browser/book.test.ts',
  'packages/web/test/browser/device.test.ts',
  'packages/web/test/browser/glue.test.ts',
  'packages/web/test/browser/looking.test.ts',
  'packages/web/test/browser/menu.test.ts',
  'packages/web/test/browser/motion.test.ts',
  'packages/web/test/browser/rites.test.ts',
  'packages/web/test/browser/room.test.ts',
  'packages/web/test/browser/seams.test.ts',
  'packages/web/test/browser/settings.test.ts',
  'packages/web/test/browser/slips.test.ts',
];

/** Of these `npm test` runs one half: what a server does on SQLite, and screens at two sizes. The other half is on PostgreSQL, and at the sizes between. */
export const MORE_OF: readonly string[] = [
  'packages/server/test/live/*.test.ts',
  'packages/server/test/notices/*.test.ts',
  'packages/server/test/people/*.test.ts',
  'packages/server/test/play.test.ts',
  'packages/server/test/tables/*.test.ts',
  'packages/web/test/browser/look.test.ts',
  'packages/web/test/browser/lookBack.test.ts',
  'packages/web/test/browser/lookLater.test.ts',
];
