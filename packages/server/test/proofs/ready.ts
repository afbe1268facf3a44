/** Throws unless a server says so of itself. */
export async function isReady(url: string, status: 200 | 503): Promise<void> {
  const ready = await fetch(`${url}/readyz`);
  if (ready.status !== status)
    throw new Error(`/readyz says ${ready.status} instead of ${status}: ${await ready.text()}`);
}
