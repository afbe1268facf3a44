import { cpSync, globSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join, matchesGlob } from 'node:path';

const ROOT = join(import.meta.dirname, '../../../..');
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
const IGNORED = read('.containerignore')
  .split('\n')
  .filter((line) => line !== '');

type Copy = { readonly from: string | undefined; readonly what: readonly string[] };

/** What each stage of the Containerfile copies; the last one has no name. */
function stages(): ReadonlyMap<string, readonly Copy[]> {
  const parts = read('Containerfile')
    .split(/^(?=FROM )/m)
    .slice(1);
  return new Map(
    parts.map((part) => {
      const [, name = ''] = /^FROM \S+ AS (\w+)/.exec(part) ?? [];
      const lines = [...part.matchAll(/^COPY (?:--from=(\w+) )?(.+) \S+$/gm)];
      return [name, lines.map(([, from, what = '']) => ({ from, what: what.split(' ') }))];
    }),
  );
}

/** The files of the project that the last stage has; what it takes from where the app was built, and the rules were packed, is left out. */
function copied(): readonly string[] {
  const all = stages();
  const whole = all.get('')?.find(({ what }) => what.includes('/app'));
  return (all.get(whole?.from ?? '') ?? [])
    .flatMap(({ what }) =>
      globSync(
        what.flatMap((path) => [path, `${path}/**/*`]),
        { cwd: ROOT, withFileTypes: true },
      ),
    )
    .flatMap((entry) => (entry.isFile() ? [join(entry.parentPath, entry.name).slice(ROOT.length + 1)] : []))
    .filter((file) => !isIgnored(file));
}

function isIgnored(file: string): boolean {
  return IGNORED.some((line) => matchesGlob(file, line) || matchesGlob(file, `${line}/**`));
}

/** A package as package-lock.json has it. */
type Locked = {
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly devOptional?: boolean;
  readonly link?: boolean;
  readonly resolved?: string;
};

/** Lays out what the container image has in /app, with what the server needs and nothing that is for development. */
export function layImage(folder: string): void {
  for (const file of copied()) cpSync(join(ROOT, file), join(folder, file));
  const { packages }: { readonly packages: Readonly<Record<string, Locked>> } = JSON.parse(
    read('package-lock.json'),
  );
  for (const [path, locked] of Object.entries(packages)) {
    const isTop = path.startsWith('node_modules/') && path.indexOf('node_modules/', 1) < 0;
    if (!isTop || locked.dev || locked.optional || locked.devOptional) continue;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    symlinkSync(
      join(locked.link ? folder : ROOT, locked.link ? (locked.resolved ?? '') : path),
      join(folder, path),
    );
  }
  mkdirSync(join(folder, 'node_modules/.bin'));
  symlinkSync('../@charterstone/cli/bin/charterstone.mjs', join(folder, 'node_modules/.bin/charterstone'));
}
