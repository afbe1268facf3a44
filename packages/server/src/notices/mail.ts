import type { Lang } from '@charterstone/words';
import { createTransport } from 'nodemailer';
import { confirmMail, type Mail, turnMail } from '../words/notices.ts';
import { speakers } from '../words/speakers.ts';
import { Hopeless, type Persist } from './persist.ts';
import type { Turn, Way } from './way.ts';

const TIMEOUT_MS = 10_000;

export type MailLinks = {
  /** Where an address is confirmed by a secret. */
  readonly confirm: (secret: string) => string;
  /** Where mails are turned off. */
  readonly stop: () => string;
};

/** Mails to people who asked for them. */
export class Mailer implements Way {
  readonly name = 'mail';
  readonly #transport: ReturnType<typeof createTransport>;
  readonly #from: string;
  readonly #links: MailLinks;

  constructor(server: { readonly url: string; readonly from: string }, links: MailLinks) {
    this.#from = server.from;
    this.#links = links;
    this.#transport = createTransport({
      url: server.url,
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  async tell({ table, person, isReminder, link }: Turn, persist: Persist): Promise<void> {
    const { address, language } = person;
    if (address === undefined) return;
    const stop = this.#links.stop();
    const notice = isReminder ? 'reminder' : 'turn';
    const mail = turnMail(speakers[language], notice, { table: table.name, url: link }, stop);
    await persist(() => this.#send(address, mail, [link, stop]));
  }

  /** Asks whether an address is whose it is said to be. */
  async confirm(address: string, language: Lang, secret: string, persist: Persist): Promise<void> {
    const link = this.#links.confirm(secret);
    await persist(() => this.#send(address, confirmMail(speakers[language], link), [link]));
  }

  async #send(to: string, { subject, text }: Mail, links: readonly string[]): Promise<void> {
    try {
      await this.#transport.sendMail({
        from: this.#from,
        // As a part of its own it is one address, whatever stands in it.
        to: { name: '', address: to },
        subject,
        text,
        html: htmlOf(text, links),
        // No answer by a machine, please.
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
    } catch (error) {
      const code = refusalIn(error);
      throw code === undefined ? error : new Hopeless('not taken', { answer: code });
    }
  }
}

/** What is said of this mail and whom it is for; to all else (who we are, where it comes from) the answer may be another one tomorrow. */
const OF_THIS_MAIL: ReadonlySet<unknown> = new Set(['RCPT TO', 'DATA']);

/** What the mail server answered to a mail that it will never take, in numbers: from 500 on it does not change its mind. */
function refusalIn(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('responseCode' in error) || !('command' in error))
    return undefined;
  const { responseCode, command } = error;
  const isFinal = typeof responseCode === 'number' && responseCode >= 500 && OF_THIS_MAIL.has(command);
  return isFinal ? responseCode : undefined;
}

/** The same as the text. Only our own links can be clicked on: people name tables. */
export function htmlOf(text: string, links: readonly string[]): string {
  const paragraphs = text.split('\n\n').map((paragraph) => {
    const link = links.find((one) => paragraph.endsWith(one));
    if (link === undefined) return `<p>${escaped(paragraph)}</p>`;
    return `<p>${escaped(paragraph.slice(0, -link.length))}<a href="${escaped(link)}">${escaped(link)}</a></p>`;
  });
  return `<!doctype html><meta charset="utf-8">${paragraphs.join('')}`;
}

const SIGNS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign);
}
