// The least that a server of rooms does, in a process of its own: everybody in a room is sent something, whoever spoke gets an answer.
// No rules, no views, no JSON, nothing kept.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';

type Room = { readonly sockets: Set<WebSocket>; readonly told: string; readonly answer: string };

const rooms = new Map<string, Room>();
const server = createServer();
const sockets = new WebSocketServer({ server, perMessageDeflate: false });

sockets.on('connection', (socket, request) => {
  const { searchParams } = new URL(request.url ?? '/', 'http://localhost');
  const name = searchParams.get('room') ?? '';
  const length = (of: string): number => Math.max(1, Number(searchParams.get(of)));
  const room = rooms.get(name) ?? {
    sockets: new Set(),
    told: 't'.repeat(length('told')),
    answer: 'a'.repeat(length('answered')),
  };
  rooms.set(name, room);
  room.sockets.add(socket);
  socket.on('close', () => room.sockets.delete(socket));
  socket.on('message', () => {
    for (const other of room.sockets) other.send(room.told);
    socket.send(room.answer);
  });
});

server.listen(0, '127.0.0.1', () => process.send?.(String((server.address() as AddressInfo).port)));
process.on('disconnect', () => process.exit(0));
