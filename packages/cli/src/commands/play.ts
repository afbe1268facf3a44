import { box as data } from '@charterstone/box';
import { compile, inspect } from '@charterstone/rules';
import { LANGS } from '@charterstone/words';
import { defineCommand } from 'citty';
import { oneOf } from '../arguments.ts';
import { sitDown } from '../play/arrange.ts';
import { botIntroduced } from '../play/company.ts';
import { type Desk, deskFor } from '../play/desk.ts';
import { Input } from '../play/input.ts';
import { playOn } from '../play/loop.ts';
import { Minds } from '../play/minds.ts';
import { guidepostLines } from '../play/screens/guidepost.ts';
import { gameText } from '../play/screens/tracks.ts';
import type { Session } from '../play/session.ts';
import { askByArrows, askByLines } from '../play/setup.ts';
import { print } from '../play/sitting.ts';
import { wrap } from '../terminal/columns.ts';
import { wantsColour } from '../terminal/paint.ts';

export const play = defineCommand({
  meta: { name: 'charterstone play', description: 'Play a campaign in the terminal, with people and bots' },
  args: {
    file: {
      type: 'positional',
      required: false,
      description: 'The campaign to go on with, as --save wrote it',
    },
    seats: { type: 'string', description: '1 to 6 (asked for when nothing is given)', valueHint: 'n' },
    bots: {
      type: 'string',
      description: 'How many of the seats are bots (all but one), or how well each plays: easy,normal,hard',
      valueHint: 'list',
    },
    automas: {
      type: 'string',
      description: 'Automas beside the seats; alone, 2 are advised',
      valueHint: 'n',
    },
    games: {
      type: 'string',
      description: 'Stop after so many games; else the whole campaign and on',
      valueHint: 'n',
    },
    seed: { type: 'string', description: 'Same seed, same cards', valueHint: 'text' },
    lang: { type: 'string', description: 'en, de or pl', valueHint: 'lang' },
    save: { type: 'string', description: 'File to keep the campaign in', valueHint: 'file' },
    // A switch that may have a value: --resume=FILE is the same as --resume FILE.
    resume: {
      type: 'boolean',
      valueHint: 'file',
      description: 'Go on with a campaign: the one in FILE, or choose from a list',
    },
    hints: {
      type: 'boolean',
      default: true,
      description: 'Hints in the first game',
      negativeDescription: 'No hints',
    },
    color: { type: 'boolean', default: true, description: 'Use colours', negativeDescription: 'No colours' },
  },
  run: async ({ args, rawArgs }) => {
    const box = compile(data);
    const lang = args.lang === undefined ? undefined : oneOf('lang', args.lang, LANGS);
    const { seats, bots, automas, games, seed, save } = args;
    const wishes = { seats, bots, automas, games, seed, save, resume: fileOf(args.file, rawArgs) };
    // The arrow keys of a terminal and the lines of a pipe can't be read by two readers at once.
    const pipe = isTerminal() ? undefined : new Input();
    try {
      const arranged = await sitDown(box, wishes, pipe === undefined ? askByArrows : askByLines(pipe), lang);
      if (arranged === undefined) return;
      const desk = deskFor(box, arranged.lang, wantsColour(args.color));
      await playAt(arranged.session, desk, pipe ?? new Input(), args.hints);
    } finally {
      pipe?.close();
    }
  },
});

/** The file behind `--resume FILE` or `--resume=FILE`, empty for `--resume` alone; undefined for a new campaign. */
function fileOf(file: string | undefined, rawArgs: readonly string[]): string | undefined {
  const resume = rawArgs.find((word) => /^--resume(=|$)/.test(word));
  return file ?? (resume === undefined ? undefined : resume.slice('--resume='.length));
}

/** How many choices a returning player is reminded of. */
const RECENT = 6;

function isTerminal(): boolean {
  return process.stdin.isTTY === true && process.stdout.isTTY === true;
}

async function playAt(session: Session, desk: Desk, input: Input, hints: boolean): Promise<void> {
  const { say, paint } = desk;
  const minds = new Minds(session);
  const resumed = session.choices > 0;
  print([
    paint.bold(say.ui('game.title')),
    paint.dim(say.ui('game.unofficial')),
    ...wrap(greeting(session, desk), desk.size().width),
    ...aboutAutomas(session, desk),
    ...(resumed ? guidepostLines(desk, inspect(session.state)) : []),
    '',
  ]);
  try {
    const over = await playOn({
      session,
      desk,
      input,
      minds,
      waitedFor: new Set(),
      told: resumed ? Math.max(0, session.told.length - RECENT) : 0,
      hintsFrom: resumed ? session.told.length : 0,
      hinted: new Map(),
      hints,
    });
    if (session.choices > 0 && session.file !== undefined)
      console.log(say.ui('game.saved', { file: session.file }));
    if (!over) console.log(say.ui('game.goodbye'));
  } finally {
    input.close();
    await minds.close();
  }
}

/** Who plays, for whoever begins; where the campaign stands, for whoever comes back. */
function greeting(session: Session, desk: Desk): string {
  const { say } = desk;
  const { seats, automas = 0, seed } = session.setting;
  if (session.choices > 0)
    return [
      say.ui('game.resumed', { file: session.file ?? '', n: session.choices }),
      `${gameText(desk, inspect(session.state))}.`,
    ].join(' ');
  return [
    `${playersText(session, desk)}.`,
    ...companyText(session, desk),
    say.ui('game.seed', { seed }),
    say.ui('game.welcome'),
    say.ui('game.spoilers'),
    ...(seats + automas === 1 ? [say.ui('game.practice')] : []),
  ].join(' ');
}

function playersText({ bots, setting }: Session, { say }: Desk): string {
  const { seats } = setting;
  if (bots.size === seats) return say.ui('game.onlyBots', { n: seats });
  return `${say.ui('game.players', { n: seats })}, ${say.ui('game.bots', { n: bots.size })}`;
}

/** What an Automa is, for whoever begins to play with some. */
function aboutAutomas({ choices, setting }: Session, { say, size }: Desk): string[] {
  if (choices > 0 || (setting.automas ?? 0) === 0) return [];
  return wrap(say.ui('help.automa'), size().width);
}

/** Bots introduce themselves; Automas are counted. */
function companyText({ bots, setting }: Session, desk: Desk): string[] {
  const { say } = desk;
  const { automas = 0, seed } = setting;
  const who = say.list([...bots].map(([seat, level]) => botIntroduced(desk, seed, seat, level)));
  return [
    ...(bots.size === 0 ? [] : [say.ui('game.company', { who })]),
    ...(automas === 0 ? [] : [say.ui('game.automas', { n: automas })]),
  ];
}
