// `npm run over-the-wire -- http://localhost:8080 [SEATS] [SEED] [--box NAME]` plays a game to its end over HTTP and WebSocket, against a
// server that runs already: a small program to read for whoever writes a client, and a quick check of a new server or a new box.
import { parseArgs } from 'node:util';
import { Visitor } from '@charterstone/server/client';

const USAGE = `npm run over-the-wire -- [http://localhost:8080] [SEATS] [SEED] [--box NAME]: plays a game to its end there.
  --box NAME   with this box of the server's shelf (BOXES), and not with ours`;
if (process.argv.some((word) => word === '--help' || word === '-h')) {
  console.log(USAGE);
  process.exit();
}
const { positionals, values } = asked();
const [url = 'http://localhost:8080', seats = '2', seed] = positionals;
const { box } = values;
if (!/^[1-6]$/.test(seats)) giveUp(`1 to 6 can play, not "${seats}".`);
const answers = await fetch(`${url}/readyz`).catch(() => undefined);
if (answers?.ok !== true) giveUp(`No server answers at ${url}: \`npm start\` starts one and says where.`);
const people = await Promise.all(
  Array.from({ length: Number(seats) }, (_, i) => Visitor.arrive(url, `Player ${i + 1}`)),
);
const [host, ...guests] = people;
if (host === undefined) throw new Error('somebody has to play');
const shelf = (await host.ask('boxes')).boxes.map(({ id }) => id);
if (box !== undefined && !shelf.includes(box))
  giveUp(`There is no box "${box}" on the shelf there, but ${shelf.join(', ')}.`);
const { id: table } = await host.ask('makeTable', {
  body: {
    ...{ name: 'Over the wire', seats: people.length, games: 1 },
    ...(seed === undefined ? {} : { seed }),
    ...(box === undefined ? {} : { box }),
  },
});
for (const [i, guest] of guests.entries()) {
  const { link } = await host.ask('makeInvite', { params: { table }, body: { seat: i + 2 } });
  await guest.ask('join', { body: { token: link.split('/').at(-1) } });
}

const places = await Promise.all(people.map((person) => person.sit(table)));
let choices = 0;
for (;;) {
  const place = places.find((one) =>
    one.seats.some((seat) => (one.views.get(seat)?.options.length ?? 0) > 0),
  );
  const seat = place?.seats.find((one) => (place.views.get(one)?.options.length ?? 0) > 0);
  if (place === undefined || seat === undefined) break;
  const options = place.views.get(seat)?.options ?? [];
  // Ten messages a second are welcome, and bursts of thirty; whoever says more is put off, and says it again.
  const answer = await place.insist(seat, options[Math.floor(Math.random() * options.length)] ?? '');
  if (answer.answer !== 'accepted') throw new Error(`choice ${choices + 1} was ${answer.answer}`);
  choices++;
  await Promise.all(places.map((one) => one.until(() => one.seq >= answer.seq)));
}
const { games } = await host.ask('statistics', { params: { table } });
console.log(
  `${box === undefined ? '' : `${box}, `}${people.length} seats, ${choices} choices, the game is over: ${JSON.stringify(games[0]?.points)}`,
);
for (const place of places) place.close();

function asked() {
  try {
    return parseArgs({ allowPositionals: true, options: { box: { type: 'string' } } });
  } catch (error) {
    return giveUp(`${error instanceof Error ? error.message : error}\n${USAGE}`);
  }
}

function giveUp(reason: string): never {
  console.error(reason);
  process.exit(1);
}
