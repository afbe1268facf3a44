import { globSync } from 'node:fs';

/** A picture as it lies in its folder: `de/phone/table.png`. */
export type Picture = { readonly language: string; readonly size: string; readonly name: string };

/** Whatever was photographed so far: somebody may have asked for a few of them only. */
export function picturesIn(folder: string): readonly Picture[] {
  return globSync('*/*/*.png', { cwd: folder }).flatMap((file) => {
    const [, language, size, name] = /^([a-z]+)[/\\]([a-z]+)[/\\]([\w-]+)\.png$/.exec(file) ?? [];
    return language === undefined || size === undefined || name === undefined
      ? []
      : [{ language, size, name }];
  });
}

/** A page to look through them, by language and size. It loads nothing but the pictures beside it. */
export function galleryOf(pictures: readonly Picture[]): string {
  const languages = [...new Set(pictures.map(({ language }) => language))].sort();
  const sizes = [...new Set(pictures.map(({ size }) => size))].sort();
  const names = [...new Set(pictures.map(({ name }) => name))].sort();
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Charterstone: every screen</title>
<style>
${LOOK}
${[...languages.map((one) => hiding('language', one)), ...sizes.map((one) => hiding('size', one))].join('\n')}
</style>
</head>
<body>
<header>
<h1>Every screen</h1>
<p>${names.length} screens, ${pictures.length} pictures</p>
${choices('language', languages, 'en')}
${choices('size', sizes, 'desktop')}
</header>
<main>
${pictures
  .toSorted((a, b) => place(a).localeCompare(place(b)))
  .map(figureOf)
  .join('\n')}
</main>
</body>
</html>
`;
}

function place({ name, language, size }: Picture): string {
  return `${name} ${language} ${size}`;
}

function figureOf({ name, language, size }: Picture): string {
  const file = `${language}/${size}/${name}.png`;
  return `<figure data-language="${language}" data-size="${size}"><a href="${file}"><img src="${file}" alt="${name}, ${language}, ${size}" loading="lazy"></a><figcaption>${name} <small>${language}, ${size}</small></figcaption></figure>`;
}

/** One of them, or all. */
function choices(what: string, words: readonly string[], usual: string): string {
  const first = words.includes(usual) ? usual : 'all';
  const choice = (word: string): string =>
    `<label><input type="radio" name="${what}" id="${what}-${word}"${word === first ? ' checked' : ''}>${word}</label>`;
  return `<fieldset><legend>${what}</legend>${[...words, 'all'].map(choice).join('')}</fieldset>`;
}

function hiding(what: string, word: string): string {
  return `body:has(#${what}-${word}:checked) figure:not([data-${what}="${word}"]) { display: none; }`;
}

const LOOK = `
:root { color-scheme: dark; font: 16px/1.45 "Alegreya Sans", "Gill Sans", "Segoe UI", sans-serif; }
body { margin: 0; background: #0e1830; color: #fbf0da; }
header { position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; gap: 8px 24px; align-items: baseline;
  padding: 12px 24px; background: #152242; box-shadow: 0 6px 14px rgb(20 14 48 / 38%); }
h1 { margin: 0; font: 1.5rem Caprasimo, Georgia, serif; }
p { margin: 0; color: #c3cbe2; }
fieldset { display: flex; gap: 4px; border: 0; margin: 0; padding: 0; }
legend { float: left; padding: 0 8px 0 0; color: #c3cbe2; line-height: 32px; }
label { padding: 4px 12px; border-radius: 99px; background: #1e2f55; cursor: pointer; }
label:has(:checked) { background: #f2b84b; color: #1b2747; }
label:has(:focus-visible) { outline: 3px solid #fbf0da; }
input { position: absolute; opacity: 0; }
main { display: flex; flex-wrap: wrap; align-items: end; gap: 24px; padding: 24px; }
figure { margin: 0; }
img { display: block; height: 320px; width: auto; border-radius: 12px; background: #1e2f55; box-shadow: 0 14px 34px rgb(20 14 48 / 50%); }
body:has(#size-desktop:checked) img { height: auto; width: min(640px, 88vw); }
figcaption { padding-top: 6px; }
small { color: #c3cbe2; }`;
