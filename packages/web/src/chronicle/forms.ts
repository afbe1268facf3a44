/** One form of a word: how it is found in a text, and what the word is called in a list. */
export type Form = { readonly pattern: string; readonly word: string };

/**
 * The words for one thing as the catalogue lists them: `;` between words, `|` between the forms of one, of which the first is the one in
 * dictionaries; `*` is any ending, what stands in brackets before it the ending in dictionaries, `#` a number.
 */
export function formsIn(list: string): readonly Form[] {
  return list.split(';').flatMap((forms) => {
    const [first = '', ...others] = forms.split('|').map((form) => form.trim());
    const word = first.replace(/[()*]/g, '');
    return [first, ...others].map((form) => ({ pattern: patternOf(form), word }));
  });
}

function patternOf(form: string): string {
  return form
    .replace(/\(.*?\)/g, '')
    .replace(/[.+?^$[\]\\]/g, '')
    .replaceAll('*', '\\p{L}*')
    .replaceAll('#', '\\d+')
    .replaceAll(' ', '\\s+');
}
