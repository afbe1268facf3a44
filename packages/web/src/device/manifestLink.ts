/** A device is told of the app in the language it is played in. */
export function nameIn(language: string): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]');
  const href = `/manifest.${language}.webmanifest`;
  if (link !== null && link.getAttribute('href') !== href) link.setAttribute('href', href);
}
