import { once } from 'node:events';
import { type ClientOptions, WebSocket } from 'ws';

/** A socket of the load: what it hears is handed over as the bytes it is, because only a little of it is ever looked at. */
export async function opened(
  url: string,
  heard: (data: Buffer) => void,
  options: ClientOptions = {},
): Promise<WebSocket> {
  const socket = new WebSocket(url, { perMessageDeflate: false, skipUTF8Validation: true, ...options });
  socket.on('message', (data) => {
    if (Buffer.isBuffer(data)) heard(data);
  });
  await once(socket, 'open');
  // A load that loses a socket measures nothing.
  socket.on('close', (code) => {
    throw new Error(`a server has closed a socket (${code})`);
  });
  return socket;
}

/** Tables are opened a few at a time, as fast as a server lets people in. */
export async function inTurns<T>(many: number, open: (number: number) => Promise<T>): Promise<T[]> {
  const all: T[] = [];
  for (let from = 0; from < many; from += 5) {
    const some = Array.from({ length: Math.min(5, many - from) }, (_, i) => open(from + i));
    all.push(...(await Promise.all(some)));
  }
  return all;
}
