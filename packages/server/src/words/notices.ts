import type { Speaker } from '@charterstone/words';

/** The first word that it is somebody's turn, or one more when they have not come. */
export const NOTICES = ['turn', 'reminder'] as const;
export type Notice = (typeof NOTICES)[number];

const KEYS = {
  turn: {
    subject: 'turn.subject',
    text: 'turn.text',
    title: 'turn.title',
    short: 'turn.short',
    channel: 'turn.channel',
  },
  reminder: {
    subject: 'reminder.subject',
    text: 'reminder.text',
    title: 'reminder.title',
    short: 'reminder.short',
    channel: 'reminder.channel',
  },
} as const;

/** All that a notice may say of a game: it may be read by anybody on its way. */
export type Waiting = {
  readonly table: string;
  /** Leads to the table. */
  readonly url: string;
};

export type Mail = { readonly subject: string; readonly text: string };
export type Push = { readonly title: string; readonly body: string; readonly url: string };

/** `stop` leads to where mails are turned off. */
export function turnMail(say: Speaker, notice: Notice, { table, url }: Waiting, stop: string): Mail {
  return {
    subject: inLine(say.ui(KEYS[notice].subject, { table })),
    text: [
      inLine(say.ui(KEYS[notice].text, { table })),
      say.ui('notice.link', { url }),
      say.ui('notice.stop', { url: stop }),
    ].join('\n\n'),
  };
}

export function turnPush(say: Speaker, notice: Notice, { table, url }: Waiting): Push {
  return { title: say.ui(KEYS[notice].title), body: inLine(say.ui(KEYS[notice].short, { table })), url };
}

/** For a channel that the whole table reads, so it has to say whose turn it is. */
export function turnInChannel(say: Speaker, notice: Notice, { table, url }: Waiting, who: string): string {
  return inLine(say.ui(KEYS[notice].channel, { who, table, url }));
}

export function confirmMail(say: Speaker, url: string): Mail {
  return {
    subject: say.ui('confirm.title'),
    text: [say.ui('confirm.text'), say.ui('confirm.link', { url }), say.ui('confirm.otherwise')].join('\n\n'),
  };
}

/** People name tables, and a name must not begin a line of its own, in a header least of all. */
function inLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}
