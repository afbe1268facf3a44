import type { PictureLines } from '@charterstone/box/pictures';
import type { Language } from '@charterstone/protocol';
import type { BoxData } from '@charterstone/rules';
import type { BoxText } from '@charterstone/words';

/** A box that somebody has written: what is in it, its words and its pictures. */
export type OwnBox = {
  /** What it is called in addresses and commands: the name of its folder. */
  readonly id: string;
  readonly names: { readonly [L in Language]: string };
  /** A campaign ends after so many games. Without it, it goes on after the twelfth. */
  readonly games?: number;
  readonly data: BoxData;
  /** In a language that the box does not speak, the words of the first that it does. */
  readonly texts: { readonly [L in Language]: BoxText };
  readonly pictures: PictureLines;
  /** The languages it is written in. */
  readonly languages: readonly Language[];
};
