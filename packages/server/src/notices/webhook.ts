import { turnInChannel } from '../words/notices.ts';
import { speakers } from '../words/speakers.ts';
import type { Persist } from './persist.ts';
import { post } from './post.ts';
import type { Turn, Way } from './way.ts';

/** A channel that the whole table reads, as Discord has them. */
export class Webhook implements Way {
  readonly name = 'webhook';
  readonly #url: URL;

  constructor(url: string) {
    this.#url = new URL(url);
  }

  async tell({ table, person, isReminder, link }: Turn, persist: Persist): Promise<void> {
    const say = speakers[table.language];
    const content = turnInChannel(
      say,
      isReminder ? 'reminder' : 'turn',
      { table: plain(table.name), url: link },
      plain(person.name),
    );
    // However somebody is called, nobody is called by it.
    const body = JSON.stringify({ content, username: say.ui('page.title'), allowed_mentions: { parse: [] } });
    await persist(() => post({ url: this.#url, headers: { 'content-type': 'application/json' }, body }));
  }
}

/** A name as it is written: no mention, no link, nothing bold. */
export function plain(name: string): string {
  return name.replace(/[!-/:-@[-`{-~]/g, '\\$&').replaceAll('@', '@\u200b');
}
