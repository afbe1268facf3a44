// What Lighthouse says of a page in a browser that is open already: `node lighthouse.ts PORT ADDRESS`, one JSON object.
import lighthouse, { desktopConfig } from 'lighthouse';

const [port, address] = process.argv.slice(2);

/**
 * Now and then Chromium begins to record a new tab only when its page is loading already; Lighthouse misses the beginning (NO_NAVSTART) and
 * asks to be run again. What was not recorded was not looked at.
 */
const TRIES = 5;

async function look() {
  return lighthouse(
    address,
    {
      port: Number(port),
      logLevel: 'error',
      onlyCategories: ['performance', 'accessibility', 'best-practices'],
      // Whoever looks at a table has to stay who they are.
      disableStorageReset: true,
    },
    desktopConfig,
  );
}

let told = await look();
for (let tries = 1; tries < TRIES && told?.lhr.runtimeError?.code === 'NO_NAVSTART'; tries++)
  told = await look();
if (told === undefined || told.lhr.runtimeError !== undefined) {
  console.error(told?.lhr.runtimeError?.message ?? 'Lighthouse said nothing');
  process.exit(1);
}
const { categories, audits } = told.lhr;
const score = (category: string): number => categories[category]?.score ?? 0;
console.log(
  JSON.stringify({
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    complaints: Object.values(audits)
      .filter((audit) => audit.score !== null && audit.score < 0.9)
      .map(({ id }) => id),
  }),
);
// Its browser belongs to whoever has opened it.
process.exit(0);
