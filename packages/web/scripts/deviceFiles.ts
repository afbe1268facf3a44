import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { LANGS } from '@charterstone/words';
import { build, type Plugin, type Rolldown } from 'vite';
import { manifestIn } from './manifest.ts';

const WORKER = join(import.meta.dirname, '../src/device/worker/worker.ts');
const manifestOf = (lang: string): string => `manifest.${lang}.webmanifest`;

/** Letters that no language of ours has are seldom needed, and whatever runs the app knows the newer format. */
const FONTS = /-latin(-ext)?-.*\.woff2$/;

/** What makes the app one that a device can keep: what it is told of it, and the worker that runs beside the pages. */
export function deviceFiles(): Plugin {
  return {
    name: 'device-files',
    generateBundle: {
      // Once nothing is taken away any more: chunks that turned out to be empty are gone by then.
      order: 'post',
      async handler(_, bundle) {
        for (const lang of LANGS)
          this.emitFile({ type: 'asset', fileName: manifestOf(lang), source: manifestIn(lang) });
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: await workerWith(shellOf(bundle)) });
      },
    },
    // In the page of the app, not in those for whoever draws.
    transformIndexHtml: {
      order: 'post',
      handler: (_, { path }) =>
        path === '/index.html'
          ? [{ tag: 'link', attrs: { rel: 'manifest', href: `/${manifestOf('en')}` }, injectTo: 'head' }]
          : [],
    },
    configureServer: ({ middlewares }) => {
      middlewares.use((request, response, next) => {
        const lang = LANGS.find((one) => request.url === `/${manifestOf(one)}`);
        if (lang !== undefined)
          response.setHeader('content-type', 'application/manifest+json').end(manifestIn(lang));
        else if (request.url === '/sw.js')
          // While the app is being made nothing of it is kept.
          workerWith([]).then(
            (text) => response.setHeader('content-type', 'text/javascript').end(text),
            next,
          );
        else next();
      });
    },
  };
}

/**
 * What the app opens with, in every language: the page's own files, whatever they load at once, and the letters. All the rest is kept when
 * it was needed first: a device that has only just come should not ask for everything.
 */
function shellOf(bundle: Rolldown.OutputBundle): readonly string[] {
  const found = new Set<string>(Object.keys(bundle).filter((name) => FONTS.test(name)));
  const add = (name: string, depth: number): void => {
    const file = bundle[name];
    if (file === undefined || found.has(name)) return;
    found.add(name);
    if (file.type !== 'chunk') return;
    for (const css of file.viteMetadata?.importedCss ?? []) found.add(css);
    for (const other of file.imports) add(other, depth);
    // The languages, the table, the other screens: not what those open in turn.
    if (depth > 0) for (const other of file.dynamicImports) add(other, depth - 1);
  };
  for (const [name, file] of Object.entries(bundle)) if (file.type === 'chunk' && file.isEntry) add(name, 1);
  return [...found].filter((name) => name.startsWith('assets/') && bundle[name] !== undefined).sort();
}

/** The worker in one file, with the names of what it keeps. Other files are another version. */
async function workerWith(files: readonly string[]): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      target: 'es2024',
      rolldownOptions: { input: WORKER, output: { format: 'iife', entryFileNames: 'sw.js' } },
    },
  });
  if (Array.isArray(built) || !('output' in built)) throw new Error('the worker was not built');
  const [{ code }] = built.output;
  const version = createHash('sha256').update(files.join()).update(code).digest('hex').slice(0, 12);
  const shell = JSON.stringify({ version, files: files.map((name) => `/${name}`) });
  return `const SHELL=${shell};\n${code}`;
}
