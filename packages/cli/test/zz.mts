import { writeFileSync } from 'node:fs';
import { typedGames } from './typed.ts';
const [seats = '2', bots = '1', seed = 'a', games = '12', file = '/tmp/h/play-lines.txt'] = process.argv.slice(2);
const t = performance.now();
const r = typedGames({ seats: Number(seats), seed, games: Number(games) }, Number(bots));
writeFileSync(file, r.lines.join('\n') + '\n');
console.log(r.lines.length, r.choices, r.hash, Math.round(performance.now() - t));
