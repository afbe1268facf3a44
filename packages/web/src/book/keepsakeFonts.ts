/** Our letters, for a page that is opened somewhere else: as rules with the files in them. Without a line to fetch them, nothing. */
export async function fontsToKeep(): Promise<string> {
  const faces = [...document.styleSheets].flatMap(facesIn);
  const kept = await Promise.all(faces.map(keep));
  return kept.join('');
}

type Face = { readonly rule: CSSFontFaceRule; readonly address: URL };

/** English, German and Polish need Latin letters only. */
const LATIN = /url\("?([^")]*-latin-[^")]*\.woff2)"?\)/;

function facesIn(sheet: CSSStyleSheet): readonly Face[] {
  return [...sheet.cssRules].flatMap((rule) => {
    if (!(rule instanceof CSSFontFaceRule)) return [];
    const [, file] = LATIN.exec(rule.style.getPropertyValue('src')) ?? [];
    return file === undefined ? [] : [{ rule, address: new URL(file, sheet.href ?? document.baseURI) }];
  });
}

async function keep({ rule: { style }, address }: Face): Promise<string> {
  try {
    const answer = await fetch(address);
    if (!answer.ok) return '';
    const words = ['font-family', 'font-style', 'font-weight', 'unicode-range']
      .map((name) => [name, style.getPropertyValue(name)] as const)
      .filter(([, value]) => value !== '')
      .map(([name, value]) => `${name}:${value};`);
    const file = inLetters(new Uint8Array(await answer.arrayBuffer()));
    return `@font-face{${words.join('')}src:url(data:font/woff2;base64,${file}) format("woff2")}\n`;
  } catch {
    return '';
  }
}

function inLetters(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
