import type { Speaker } from '@charterstone/words';

/** A page as words; how it looks is not its business. */
export type Page = {
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly links?: readonly { readonly text: string; readonly to: string }[];
  /** Something that happens only when somebody presses it: programs that read mails follow every link in them. */
  readonly button?: string;
};

/** Where the front page leads to. */
export type Leads = { readonly api: string; readonly socket: string; readonly command: string };

/** What is served as long as there is no app. */
export function frontPage(say: Speaker, { api, socket, command }: Leads): Page {
  return {
    title: say.ui('page.title'),
    paragraphs: [say.ui('page.served'), say.ui('page.notBuilt'), say.ui('page.terminal', { command })],
    links: [
      { text: say.ui('page.api'), to: api },
      { text: say.ui('page.socket'), to: socket },
    ],
  };
}

export function lostPage(say: Speaker): Page {
  return {
    title: say.ui('page.lost'),
    paragraphs: [say.ui('page.lostText')],
    links: [{ text: say.ui('page.home'), to: '/' }],
  };
}

/** For whoever comes while the server drains. */
export function momentPage(say: Speaker): Page {
  return { title: say.ui('page.moment'), paragraphs: [say.ui('serve.restarts')] };
}

/** The network they come from asks for more than a server gives it. */
export function busyPage(say: Speaker): Page {
  return { title: say.ui('page.moment'), paragraphs: [say.ui('serve.busy')] };
}

export function recoveryPage(say: Speaker): Page {
  return {
    title: say.ui('recover.title'),
    paragraphs: [say.ui('recover.text'), say.ui('recover.careful')],
    button: say.ui('recover.button'),
  };
}

export function recoverySpentPage(say: Speaker): Page {
  return { title: say.ui('recover.title'), paragraphs: [say.ui('recover.spent')] };
}

export function confirmPage(say: Speaker): Page {
  return {
    title: say.ui('confirm.title'),
    paragraphs: [say.ui('confirm.text')],
    button: say.ui('confirm.button'),
  };
}

/** After the button: `valid` is whether the link still was. */
export function confirmedPage(say: Speaker, valid: boolean): Page {
  return { title: say.ui('confirm.title'), paragraphs: [say.ui(valid ? 'confirm.done' : 'confirm.spent')] };
}
