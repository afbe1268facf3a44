const SIGNS: { readonly [sign: string]: string } = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Names are given by people, who may write anything: nothing of it becomes markup. Controls are no part of a page. */
export function escaped(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cs}]/gu, (sign) => (sign === '\n' ? sign : ' '))
    .replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign);
}
