import { box as data } from '@charterstone/box';
import { compile } from '@charterstone/rules';
import { LANGS } from '@charterstone/words';
import { command, oneOf } from '../arguments.ts';
import { type Arranged, arrange, saysSomething, sitDown } from '../play/arrange.ts';
import { type Desk, deskFor } from '../play/desk.ts';
import { Input } from '../play/input.ts';
import { playOn, print } from '../play/loop.ts';
import type { Session } from '../play/session.ts';
import { askByArrows, askByLines, preferredLanguage } from '../play/setup.ts';
import { wantsColour } from '../terminal/paint.ts';

export const play = command({
  meta: { name: 'charterstone play', description: 'Play a game in the terminal, with people and bots' },
  args: {
    seats: { type: 'string', description: '1 to 6 (asked for when nothing is given)', valueHint: 'n' },
    bots: { type: 'string', description: 'How many of the seats are bots; all but one', valueHint: 'n' },
    seed: { type: 'string', description: 'Same seed, same cards', valueHint: 'text' },
    lang: { type: 'string', description: 'en, de or pl', valueHint: 'lang' },
    save: { type: 'string', description: 'File to keep the game in', valueHint: 'file' },
    resume: { type: 'string', description: 'Go on with the game in this file', valueHint: 'file' },
    color: { type: 'boolean', default: true, description: 'Use colours', negativeDescription: 'No colours' },
  },
  run: async ({ args }) => {
    const box = compile(data);
    const lang = args.lang === undefined ? undefined : oneOf('lang', args.lang, LANGS);
    const { seats, bots, seed, save, resume } = args;
    const wishes = { seats, bots, seed, save, resume };
    // The arrow keys of a terminal and the lines of a pipe can't be read by two readers at once.
    const pipe = isTerminal() ? undefined : new Input();
    try {
      const arranged: Arranged | undefined = saysSomething(wishes)
        ? { session: sitDown(box, wishes), lang: lang ?? preferredLanguage() }
        : await arrange(box, pipe === undefined ? askByArrows : askByLines(pipe), lang);
      if (arranged === undefined) return;
      const desk = deskFor(box, arranged.lang, wantsColour(args.color));
      await playAt(arranged.session, desk, pipe ?? new Input());
    } finally {
      pipe?.close();
    }
  },
});

/** How many choices a returning player is reminded of. */
const RECENT = 6;

function isTerminal(): boolean {
  return process.stdin.isTTY === true && process.stdout.isTTY === true;
}

async function playAt(session: Session, desk: Desk, input: Input): Promise<void> {
  const { say, paint } = desk;
  const { seats, seed } = session.setting;
  const resumed = session.choices > 0;
  print([
    paint.bold(say.ui('game.title')),
    paint.dim(say.ui('game.unofficial')),
    resumed
      ? say.ui('game.resumed', { file: session.file ?? '', n: session.choices })
      : `${say.ui('game.players', { n: seats })}, ${say.ui('game.bots', { n: session.bots.size })}. ${say.ui('game.seed', { seed })}`,
    ...(seats === 1 ? [say.ui('game.practice')] : []),
    '',
  ]);
  try {
    const over = await playOn({
      session,
      desk,
      input,
      told: resumed ? Math.max(0, session.told.length - RECENT) : 0,
    });
    if (session.choices > 0 && session.file !== undefined)
      console.log(say.ui('game.saved', { file: session.file }));
    if (!over) console.log(say.ui('game.goodbye'));
  } finally {
    input.close();
  }
}
