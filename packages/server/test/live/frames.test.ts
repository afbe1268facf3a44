import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { framed } from '../../src/live/frames.ts';

const opened: (() => void)[] = [];

afterEach(() => {
  for (const close of opened.splice(0)) close();
});

/** What a client that others wrote hears of texts said in one breath. */
async function heard(texts: readonly string[]): Promise<string[]> {
  const http = createServer();
  const server = new WebSocketServer({ server: http, perMessageDeflate: false });
  server.on('connection', (_, request) => request.socket.write(framed(texts), 'latin1'));
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  const address = http.address();
  const client = new WebSocket(`ws://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`);
  opened.push(() => {
    client.terminate();
    http.close();
  });
  return new Promise((resolve, reject) => {
    const all: string[] = [];
    client.on('error', reject);
    client.on('message', (data, isBinary) => {
      expect(isBinary).toBe(false);
      if (all.push(data.toString()) === texts.length) resolve(all);
    });
  });
}

describe('Texts on their way to a socket', () => {
  it.each([0, 1, 125, 126, 127, 65_535, 65_536, 200_000])('are whole at %i bytes', async (length) => {
    const text = 'x'.repeat(length);
    expect(await heard([text])).toEqual([text]);
  });

  it('are counted in bytes, not in letters', async () => {
    const texts = ['ą'.repeat(63), 'ß'.repeat(62), '🏡'.repeat(16_384), '𝄞'];
    expect(await heard(texts)).toEqual(texts);
  });

  it('keep their order and their bounds when they are said in one breath', async () => {
    const texts = ['{"type":"step"}', '', 'y'.repeat(70_000), '{"type":"answer"}'];
    expect(await heard(texts)).toEqual(texts);
  });
});
