// Prints where this process finds the rules.
process.stdout.write(JSON.stringify(import.meta.resolve('@charterstone/rules')));
