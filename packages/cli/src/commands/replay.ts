import { box as data } from '@charterstone/box';
import { compile, hash, inspect, isOver } from '@charterstone/rules';
import { LANGS } from '@charterstone/words';
import { defineCommand } from 'citty';
import { oneOf } from '../arguments.ts';
import { loadJournal } from '../journal/file.ts';
import { namesAt } from '../play/company.ts';
import { deskFor } from '../play/desk.ts';
import { tell } from '../play/log/chronicler.ts';
import { endingLines } from '../play/screens/ending.ts';
import { headLines } from '../play/screens/tracks.ts';
import { Session } from '../play/session.ts';
import { wantsColour } from '../terminal/paint.ts';

export const replay = defineCommand({
  meta: { name: 'charterstone replay', description: 'Tell a saved game from its first choice to its last' },
  args: {
    file: { type: 'positional', required: true, description: 'A journal, as `play --save` writes it' },
    lang: { type: 'string', default: 'en', description: 'en, de or pl', valueHint: 'lang' },
    json: { type: 'boolean', description: 'The facts and the end as one JSON object on the last line' },
    color: { type: 'boolean', default: true, description: 'Use colours', negativeDescription: 'No colours' },
  },
  run: ({ args }) => {
    const lang = oneOf('lang', args.lang, LANGS);
    const box = compile(data);
    const journal = loadJournal(args.file);
    const session = Session.resume(box, journal, undefined, args.file);
    const { state, told } = session;
    const seen = inspect(state);
    if (args.json) {
      const { seats, seed } = session.setting;
      console.log(
        JSON.stringify({
          ok: true,
          seats,
          seed,
          choices: session.choices,
          over: isOver(state),
          hash: hash(state),
          table: seen,
          told,
        }),
      );
      return;
    }
    const desk = deskFor(box, lang, wantsColour(args.color));
    const ending = isOver(state) ? endingLines(desk, seen) : ['', ...headLines(desk, seen)];
    console.log([...tell(desk, told, { nameAt: namesAt(desk, session) }), ...ending].join('\n'));
  },
});
