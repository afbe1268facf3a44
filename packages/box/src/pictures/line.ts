/**
 * What a building looks like, as one line of data that the app draws: what it makes, how grand it is (1 to 7), its shape where it is not
 * the usual one, its walls and roof, and what stands about it. The words are those of the app's art; a word it does not know is passed over.
 */
export type BuildingLine = {
  readonly kind: 'building';
  readonly chain: string;
  readonly tier: number;
  readonly form?: string;
  readonly material: string;
  readonly roof: string;
  readonly props: readonly string[];
  readonly seed: number;
};

/**
 * What somebody looks like. Two words with a colon are a thing and its colour (`curls:black`); what is left out is chosen by the rest of
 * the line. `prop` is in the hand on the right of the picture, `other` in the one on the left; `marks` are words with spaces between.
 * The words there are stand in packages/web/src/art/people/words.ts; specimen-people.html shows what they look like.
 */
export type PersonLine = {
  readonly kind: 'person';
  readonly skin: string;
  readonly hair: string;
  readonly garment: string;
  readonly tint: string;
  readonly hat?: string;
  readonly prop?: string;
  readonly other?: string;
  readonly beard?: string;
  readonly face?: string;
  readonly eyes?: string;
  readonly mouth?: string;
  readonly brows?: string;
  readonly nose?: string;
  readonly build?: string;
  readonly age?: string;
  readonly turn?: string;
  readonly marks?: string;
  readonly scene?: string;
};

export type MinionLine = { readonly kind: 'minion'; readonly minion: string };

export type PerilLine = { readonly kind: 'peril'; readonly peril: string };

/** What a thing looks like, a second one beside it, and the light it stands in. */
export type ThingLine = {
  readonly kind: 'thing';
  readonly thing: string;
  readonly tint: string;
  readonly beside?: string;
  readonly scene?: string;
};

/** The line of data a card's picture is drawn from. */
export type PictureLine = BuildingLine | PersonLine | MinionLine | PerilLine | ThingLine;

/** Lines by the number of their card. */
export type PictureLines = { readonly [card: number]: PictureLine };
