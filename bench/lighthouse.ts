// What Lighthouse says of a page in a browser that is open already: `node lighthouse.ts PORT ADDRESS`, one JSON object.
import lighthouse, { desktopConfig } from 'lighthouse';

const [port, address] = process.argv.slice(2);
const told = await lighthouse(
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
if (told === undefined || told.lhr.runtimeError !== undefined) {
  console.error(told?.lhr.runtimeError?.message ?? 'Lighthouse said nothing');
  process.exit(1);
}
const score = (category: string): number => told.lhr.categories[category]?.score ?? 0;
console.log(
  JSON.stringify({
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    complaints: Object.values(told.lhr.audits)
      .filter((audit) => audit.score !== null && audit.score < 0.9)
      .map(({ id }) => id),
  }),
);
// Its browser belongs to whoever has opened it.
process.exit(0);
