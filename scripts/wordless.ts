/** For a program that writes files anew as soon as it runs: whoever only asks what it does changes nothing. */
export function wordless(does: string): void {
  if (process.argv.length <= 2) return;
  console.log(`${does}; it takes no words.`);
  process.exit(process.argv.includes('--help') ? 0 : 2);
}
