import { styleText } from 'node:util';
import type { Charter } from '@charterstone/rules';

type Style = Parameters<typeof styleText>[0];

/** The sign of each charter: colour is never the only difference. */
export const SIGNS: { readonly [C in Charter]: string } = {
  red: '♦',
  purple: '★',
  green: '♣',
  yellow: '▲',
  black: '●',
  blue: '■',
};

/** Names of the terminal's own palette: they fit a dark and a light background. */
const COLOURS: { readonly [C in Charter]: Style } = {
  red: 'red',
  purple: 'magenta',
  green: 'green',
  yellow: 'yellow',
  black: 'gray',
  blue: 'blueBright',
};

export type Paint = {
  readonly charter: (charter: Charter, text: string) => string;
  /** The charter's sign, in its colour. */
  readonly sign: (charter: Charter) => string;
  readonly bold: (text: string) => string;
  readonly dim: (text: string) => string;
  readonly number: (text: string) => string;
  readonly warning: (text: string) => string;
};

export function painter(colour: boolean): Paint {
  const style = (how: Style, text: string): string =>
    colour && text !== '' ? styleText(how, text, { validateStream: false }) : text;
  return {
    charter: (charter, text) => style(COLOURS[charter], text),
    sign: (charter) => style(COLOURS[charter], SIGNS[charter]),
    bold: (text) => style('bold', text),
    dim: (text) => style('dim', text),
    number: (text) => style(['cyan', 'bold'], text),
    warning: (text) => style('yellow', text),
  };
}

/** Whether colour is wanted: on a terminal, unless the user or the environment says no (no-color.org). */
export function wantsColour(option: boolean | undefined): boolean {
  if (option === false || process.env['NO_COLOR'] || process.env['TERM'] === 'dumb') return false;
  return process.stdout.isTTY === true;
}
