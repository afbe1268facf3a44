import type { Plugin } from 'vite';
import { vista } from '../src/art/vistas/vista.ts';

const NAME = 'virtual:home-scene';
const RESOLVED = `\0${NAME}`;

/**
 * The scene of the first page, drawn when the app is built: whoever only comes to look need not load every hat and roof that it could be
 * drawn with.
 */
export function drawnScene(): Plugin {
  return {
    name: 'drawn-scene',
    resolveId: (id) => (id === NAME ? RESOLVED : undefined),
    load: (id) => {
      if (id !== RESOLVED) return undefined;
      const { markup, viewBox } = vista('home');
      return `export const markup = ${JSON.stringify(markup)};\nexport const viewBox = ${JSON.stringify(viewBox)};`;
    },
  };
}
