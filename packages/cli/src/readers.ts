/** Whoever reads our output may stop early (`| head`): no reason to complain, and none to work on. */
export function endWithReader(): void {
  process.stdout.on('error', ended);
}

/** A server goes on for those who play, whether anybody reads its lines or not. */
export function goOnUnread(): void {
  process.stdout.off('error', ended);
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
}

function ended(error: NodeJS.ErrnoException): void {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
}
