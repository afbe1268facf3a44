import type { Duplex } from 'node:stream';
import { type FromBrowser, fromBrowser, id as messageId } from '@charterstone/protocol';
import type { Aside, Choice } from '@charterstone/rules';
import type { RawData, WebSocket } from 'ws';
import { choiceFrom } from '../journals/index.ts';
import { messageBy } from '../tables/message.ts';
import type { Answer } from '../tables/table.ts';
import { type Advice, foresee, hint } from './advice.ts';
import { answer, refuse } from './answer.ts';
import type { Bearers } from './bearers.ts';
import type { Chat } from './chat.ts';
import { Flood } from './flood.ts';
import { type Bearer, CLOSED, Guest } from './guest.ts';
import type { Room } from './room.ts';
import type { Rooms } from './rooms.ts';

/** How often a socket is asked whether anybody is still there. */
const ASK_MS = 30_000;

export type SocketLimits = {
  readonly maxBuffered: number;
  readonly perSecond: number;
  readonly burst: number;
};

export type Talk = Advice & {
  readonly rooms: Rooms;
  readonly bearers: Bearers;
  readonly chat: Chat;
  readonly limits: SocketLimits;
  readonly trouble: (error: unknown, what: string) => void;
};

/** Serves one socket of somebody who may be at this table. */
export function serveSocket(
  socket: WebSocket,
  wire: Duplex,
  campaign: string,
  bearer: Bearer,
  talk: Talk,
): void {
  const { rooms, bearers, limits, trouble } = talk;
  const guest = new Guest(bearer, socket, wire, limits.maxBuffered);
  bearers.enter(guest);
  const flood = new Flood(limits.perSecond, limits.burst);
  let room: Room | undefined;
  const early: RawData[] = [];
  let alive = true;
  const asking = setInterval(() => {
    if (!alive || guest.isSlow) socket.terminate();
    alive = false;
    socket.ping();
  }, ASK_MS);
  asking.unref();

  const hear = (data: RawData): void => {
    if (room === undefined) return;
    heard(data, room, guest, talk).catch((error) => trouble(error, 'answering a message'));
  };
  // These are answered by themselves, and cost us as much as a message.
  const beat = (): void => {
    if (flood.next() === 'close') guest.close(CLOSED.flooding, 'too many pings');
  };
  socket.on('ping', beat);
  socket.on('pong', () => {
    alive = true;
    beat();
  });
  socket.on('message', (data, isBinary) => {
    // Whoever was shown out and goes on talking is not heard.
    if (guest.isGone) return;
    alive = true;
    const next = flood.next();
    if (next === 'close') return guest.close(CLOSED.flooding, 'too many messages');
    if (next === 'pass over') return putOff(isBinary ? undefined : data, room, guest, talk);
    if (isBinary) return wrong(guest, undefined, 'messages are text', talk);
    if (room === undefined) early.push(data);
    else hear(data);
  });
  socket.on('error', () => {});
  socket.on('close', () => {
    clearInterval(asking);
    guest.isGone = true;
    bearers.leave(guest);
    if (room !== undefined) rooms.leave(room, guest);
  });
  rooms
    .enter(campaign, guest)
    .then((entered) => {
      room = entered;
      // They may have gone since the room looked.
      if (guest.isGone) return rooms.leave(entered, guest);
      for (const data of early) hear(data);
    })
    .catch((error) => {
      trouble(error, 'opening a table');
      guest.close(1011, 'this table can not be opened now');
    });
}

/** Whoever says too much at once is told so, and that each of it may come again: nobody waits for an answer that never comes. */
function putOff(data: RawData | undefined, room: Room | undefined, guest: Guest, talk: Talk): void {
  guest.say({ type: 'notice', notice: 'slow-down' });
  const id = data === undefined ? undefined : idIn(jsonIn(data));
  if (id === undefined) return;
  answer({ id, answer: 'later', seq: room?.table.seq ?? 0 }, guest, talk);
}

function wrong(guest: Guest, id: string | undefined, why: string, { counted }: Talk): void {
  counted('wrong');
  guest.say({ type: 'wrong', ...(id === undefined ? {} : { id }), why });
}

async function heard(data: RawData, room: Room, guest: Guest, talk: Talk): Promise<void> {
  const message = read(data);
  if ('why' in message) return wrong(guest, message.id, message.why, talk);
  try {
    await answered(message, room, guest, talk);
  } catch (error) {
    // It could not be written or looked up: nothing is promised, and the same message may come again.
    talk.trouble(error, `answering a message "${message.type}"`);
    answer({ id: message.id, answer: 'later', seq: room.table.seq }, guest, talk);
  }
}

async function answered(message: FromBrowser, room: Room, guest: Guest, talk: Talk): Promise<void> {
  // Whoever has just lost a seat, or the table, has lost it for what they say next.
  if (!room.door.isIdle) await room.door.done();
  // That their session has ended, or they take part no longer, may be among what this server does not hear now.
  if (!talk.rooms.hears) {
    await talk.bearers.look(guest);
    if (await talk.rooms.isOut(room, guest)) guest.showOut();
  }
  if (guest.isGone) return;
  switch (message.type) {
    case 'choose':
      await choose(message, room, guest, talk);
      return;
    case 'rewind':
      // What is wished for last is what is wished for.
      return guest.saying.take(() => rewind(message, room, guest, talk));
    case 'withdraw':
      return guest.saying.take(() => withdraw(message, room, guest, talk));
    case 'chat':
      await guest.saying.take(() =>
        talk.chat.say(room.table.campaign, guest.user, messageBy(guest.user, message.id), message.text),
      );
      return answer({ id: message.id, answer: 'accepted', seq: room.table.seq }, guest, talk);
    case 'hint':
      return hint(message, room, guest, talk);
    case 'foresee':
      return foresee(message, room, guest, talk);
    case 'resync':
      return talk.rooms.greet(room, guest);
    case 'ping':
      talk.rooms.looks(room, guest, message.away !== true);
      return guest.say({ type: 'pong', id: message.id, seq: room.table.seq });
  }
}

/** What was said, or what is wrong with it. */
function read(data: RawData): FromBrowser | { readonly id: string | undefined; readonly why: string } {
  const value = jsonIn(data);
  if (value === undefined) return { id: undefined, why: 'this is no JSON' };
  const found = fromBrowser.safeParse(value);
  if (found.success) return found.data;
  const [issue] = found.error.issues;
  const why = issue === undefined ? 'unknown' : `${issue.path.map(String).join('.')}: ${issue.message}`;
  return { id: idIn(value), why };
}

function jsonIn(data: RawData): unknown {
  try {
    return JSON.parse(data.toString());
  } catch {
    return undefined;
  }
}

/** The name that a message was given, if that is one. */
function idIn(value: unknown): string | undefined {
  const given: unknown = typeof value === 'object' && value !== null && 'id' in value ? value.id : undefined;
  return messageId.safeParse(given).data;
}

type Said<T extends FromBrowser['type']> = Extract<FromBrowser, { readonly type: T }>;

async function choose(said: Said<'choose'>, room: Room, guest: Guest, talk: Talk): Promise<void> {
  const { id, seat, base } = said;
  const { table } = room;
  const refused = (lack: string): void => refuse(id, lack, room, guest, talk);
  const message = messageBy(guest.user, id);
  const whyNot = talk.rooms.mayChoose(room, guest, seat)
    ? undefined
    : await talk.rooms.whyNot(room, guest, seat);
  if (whyNot !== undefined) {
    // What they chose while the seat was theirs stands, also when they ask again.
    const seq = await table.placeOf(message);
    return seq === undefined ? refused(whyNot) : answer({ id, answer: 'accepted', seq }, guest, talk);
  }
  const choices: (Choice | Aside)[] = [];
  for (const words of said.choices) {
    const choice = choiceFrom(words);
    if (choice === undefined) return refused('unknown');
    choices.push(choice);
  }
  const start = performance.now();
  let came: Answer;
  try {
    came = await table.take({ message, seat, base, choices });
  } catch (error) {
    // The database takes nothing from whoever is being shown out at this instant.
    if (await talk.rooms.isOut(room, guest)) return refused('notYourSeat');
    throw error;
  }
  talk.counted(came.answer, performance.now() - start);
  if (came.answer === 'stale') guest.say({ type: 'answer', id, ...came, views: room.viewsFor(guest) });
  else if (came.answer === 'refused')
    guest.say({ type: 'answer', id, ...came, reasons: came.reasons.map((reason) => ({ ...reason })) });
  else guest.say({ type: 'answer', id, ...came });
}

async function rewind(
  { id, seat, base, to }: Said<'rewind'>,
  room: Room,
  guest: Guest,
  talk: Talk,
): Promise<void> {
  const { table } = room;
  const { consent } = talk.rooms;
  const whyNot = await talk.rooms.whyNot(room, guest, seat);
  // Whoever lets a bot stand in is asked all the same.
  if (whyNot === 'notYourSeat') return refuse(id, whyNot, room, guest, talk);
  if (to >= base) return refuse(id, 'unknown', room, guest, talk);
  // They may have seen more of the journal than we have, on another server.
  if (base > table.seq) await table.catchUp();
  if (base !== table.seq) {
    const place = await consent.wentBack(table, base, to);
    if (place !== undefined) return answer({ id, answer: 'accepted', seq: place }, guest, talk);
  }
  const whyNotBack = base === table.seq ? await consent.whyNot(table, to) : undefined;
  if (whyNotBack !== undefined) return refuse(id, whyNotBack, room, guest, talk);
  const came = base === table.seq ? await consent.agree(table, guest.user, base, to) : 'stale';
  const { seq } = table;
  if (came === 'stale') answer({ id, answer: came, seq, views: room.viewsFor(guest) }, guest, talk);
  else answer({ id, answer: came, seq }, guest, talk);
}

async function withdraw(
  { id, seat, base }: Said<'withdraw'>,
  room: Room,
  guest: Guest,
  talk: Talk,
): Promise<void> {
  const { table } = room;
  if ((await talk.rooms.whyNot(room, guest, seat)) === 'notYourSeat')
    return refuse(id, 'notYourSeat', room, guest, talk);
  if (base > table.seq) await table.catchUp();
  const { seq } = table;
  if (base !== seq) return answer({ id, answer: 'stale', seq, views: room.viewsFor(guest) }, guest, talk);
  await talk.rooms.consent.withdraw(table, guest.user, base);
  answer({ id, answer: 'accepted', seq }, guest, talk);
}
