// `npm run over-the-wire -- http://localhost:8080 [SEATS] [SEED] [--box NAME] [--games N]` plays to the end over HTTP and WebSocket, against a
// server that runs already: a small program to read for whoever writes a client, and a quick check of a new server or a new box.
import { createHash } from 'node:crypto';
import { parseArgs } from 'node:util';
import { Visitor } from '@charterstone/server/client';

const USAGE = `npm run over-the-wire -- [http://localhost:8080] [SEATS] [SEED] [--box NAME] [--games N]: plays a game to its end there.
  SEED         the same one, with the same box, plays the same again
  --box NAME   with this box of the server's shelf (BOXES), and not with ours: its whole campaign
  --games N    so many games of a campaign`;
/** Where a box does not say how many games its campaign has. */
const USUAL_GAMES = 12;
if (process.argv.some((word) => word === '--help' || word === '-h')) {
  console.log(USAGE);
  process.exit();
}
const { positionals, values } = asked();
const [address = 'http://localhost:8080', seats = '2', seed] = positionals;
const { box, games: wanted } = values;
const url = originOf(address);
if (!/^[1-6]$/.test(seats)) giveUp(`1 to 6 can play, not "${seats}".`);
if (wanted !== undefined && !/^[1-9]\d?$/.test(wanted))
  giveUp(`1 to 99 games can be played, not "${wanted}".`);
const answers = await fetch(`${url}/readyz`).catch(() => undefined);
if (answers?.ok !== true) giveUp(`No server answers at ${url}: \`npm start\` starts one and says where.`);
const people = await Promise.all(
  Array.from({ length: Number(seats) }, (_, i) => Visitor.arrive(url, `Player ${i + 1}`)),
);
const [host, ...guests] = people;
if (host === undefined) throw new Error('somebody has to play');
const shelf = (await host.ask('boxes')).boxes;
const found = shelf.find(({ id }) => id === box);
if (box !== undefined && found === undefined)
  giveUp(`There is no box "${box}" on the shelf there, but ${shelf.map(({ id }) => id).join(', ')}.`);
const campaign = found === undefined ? 1 : (found.games ?? USUAL_GAMES);
const games = wanted === undefined ? campaign : Number(wanted);
if (found?.games !== undefined && games > found.games)
  giveUp(`A campaign with the box "${box}" has ${found.games} games, not ${games}.`);
const { id: table } = await host.ask('makeTable', {
  body: {
    ...{ name: 'Over the wire', seats: people.length, games },
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
  const answer = await place.insist(seat, options[chosen(options.length)] ?? '');
  if (answer.answer !== 'accepted') throw new Error(`choice ${choices + 1} was ${answer.answer}`);
  choices++;
  await Promise.all(places.map((one) => one.until(() => one.seq >= answer.seq)));
}
const { games: played } = await host.ask('statistics', { params: { table } });
console.log(
  `${box === undefined ? '' : `${box}, `}${people.length} seats, ${choices} choices, ${
    games === 1 ? 'the game is over' : `${games} games are over`
  }: ${played.map(({ points }) => JSON.stringify(points)).join(', ')}`,
);
for (const place of places) place.close();

/** Which of so many is chosen next: by chance, or as the seed has it. */
function chosen(many: number): number {
  if (seed === undefined) return Math.floor(Math.random() * many);
  return createHash('sha256').update(`${seed} ${choices}`).digest().readUInt32BE() % many;
}

/** The address of a server, as people write it: without http://, with a slash at its end. */
function originOf(text: string): string {
  const whole = text.includes('://') ? text : `http://${text}`;
  const read = URL.canParse(whole) ? new URL(whole) : undefined;
  if (read === undefined || !/^https?:$/.test(read.protocol))
    return giveUp(`"${text}" is no address of a server: write it as http://localhost:8080.`);
  return read.origin;
}

function asked() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { box: { type: 'string' }, games: { type: 'string' } },
    });
  } catch (error) {
    return giveUp(`${error instanceof Error ? error.message : error}\n${USAGE}`);
  }
}

function giveUp(reason: string): never {
  console.error(reason);
  process.exit(1);
}
