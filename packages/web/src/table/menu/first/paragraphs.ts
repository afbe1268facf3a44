import type { Content } from '../../content.ts';

/** What a card tells, paragraph by paragraph. */
export function paragraphsOn({ textOf }: Content, card: number): readonly string[] {
  const words = textOf(card);
  return [words?.flavour, words?.text]
    .flatMap((text) => text?.split(/\n+/) ?? [])
    .filter((text) => text !== '');
}
