import { picture } from '@charterstone/protocol';
import { COMMONS } from '@charterstone/rules';
import { z } from 'zod';
import { MOST_OF_NAME } from '../names.ts';

export const FORMAT = 'charterstone-box';
/** The version of the folder's form; it changes when an old folder would be read differently. */
const FORMAT_VERSION = 1;

const name = z.string().trim().min(1).max(MOST_OF_NAME);
const said = z.strictObject({
  name: z.string().min(1).max(100),
  flavour: z.string().max(300).exactOptional(),
  text: z.string().max(6000).exactOptional(),
});
const byNumber = z.string().regex(/^[1-9]\d{0,2}$/, 'a number');

/** `box.json`. */
export const head = z.strictObject({
  format: z.literal(FORMAT),
  formatVersion: z.literal(FORMAT_VERSION),
  /** Of the box itself: campaigns that were begun with another version of it keep that one. */
  version: z.int().min(1).max(9999),
  name: z.union([
    name,
    z.strictObject({ en: name.exactOptional(), de: name.exactOptional(), pl: name.exactOptional() }),
  ]),
  games: z.int().min(1).max(12).exactOptional(),
  /** Begin with our whole box, or with what lies on the table before its first game; what is said here comes on top. */
  from: z.enum(['charterstone', 'start-up']).exactOptional(),
  coins: z.int().min(0).max(999).exactOptional(),
  resources: z.int().min(0).max(999).exactOptional(),
  /** For editors that complete words; it is passed over. */
  $schema: z.string().exactOptional(),
});

/** `text/en.json`, or every file in `text/en`. */
export const words = z.strictObject({
  cards: z.record(byNumber, said).exactOptional(),
  printedRules: z.record(byNumber, said).exactOptional(),
  commons: z.partialRecord(z.enum(COMMONS), said).exactOptional(),
});

/** `pictures.json`. */
export const pictures = z.record(byNumber, picture);
