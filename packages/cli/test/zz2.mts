// makes a save of a campaign at game N
import { box as data } from '@charterstone/box';
import { writeFileSync } from 'node:fs';
import { deciders, inspect, isOver } from '@charterstone/rules';
import { writeJournal } from '../src/journal/format.ts';
import { Session } from '../src/play/session.ts';
import { box } from './games.ts';
const [seats = '6', bots = '5', seed = 'six', game = '11', turn = '8', file = '/tmp/h/play-save.json'] = process.argv.slice(2);
const n = Number(seats), b = Number(bots);
const session = new Session(box, { seats: n, seed }, Array.from({ length: b }, (_, i) => n - b + i + 1), undefined);
for (;;) {
  const seen = inspect(session.state);
  const [seat = 0] = deciders(session.state);
  if (seen.game === Number(game) && seen.turn >= Number(turn) && !session.bots.has(seat)) break;
  session.take(seat, session.botChoice(seat));
}
writeFileSync(file, writeJournal(session.journal()));
