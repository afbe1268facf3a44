import { type Lang, speaker } from '@charterstone/words';

/** The same as --ink-900 in src/app/tokens.css: what is around the app before it is there. */
const INK = '#0e1830';

const picture = (file: string, size: number, purpose: string) => ({
  src: `/icons/${file}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** What a device is told of the app, in one of its languages. It is one app in all of them. */
export function manifestIn(lang: Lang): string {
  const say = speaker(lang, () => undefined);
  return JSON.stringify({
    id: '/',
    name: 'Charterstone',
    short_name: 'Charterstone',
    description: say.ui('home.tag'),
    lang,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    orientation: 'any',
    categories: ['games'],
    theme_color: INK,
    background_color: INK,
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      picture('icon-192', 192, 'any'),
      picture('icon-512', 512, 'any'),
      picture('maskable-192', 192, 'maskable'),
      picture('maskable-512', 512, 'maskable'),
      picture('monochrome-512', 512, 'monochrome'),
    ],
    shortcuts: [
      { name: say.ui('device.goOn'), url: '/?go-on', icons: [picture('go-on-96', 96, 'any')] },
      { name: say.ui('home.new'), url: '/#/new', icons: [picture('new-96', 96, 'any')] },
    ],
  });
}
