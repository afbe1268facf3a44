import type { CardTexts } from '../types.ts';

/** Things one can hold: treasures and items. */
export const things: CardTexts = {
  // Treasures
  236: { name: 'Glove of the Living', flavour: 'Warm inside, as if somebody had only just taken it off.' },
  237: { name: 'Glove of the Departed', flavour: 'Fits anybody. It used to be somebody.' },
  238: { name: 'Book of Roots', flavour: 'Begins at the end and has to be dug out page by page.' },
  239: { name: 'Book of Roads', flavour: 'Every page leads somewhere. Page ninety leads here.' },
  240: { name: 'Book of Stars', flavour: 'Can only be read at night, and lying on your back.' },
  241: { name: 'Amulet of Spare Minutes', flavour: 'Ticks, but only when you are not in a hurry.' },
  242: { name: 'Amulet of Afterthoughts', flavour: 'What you meant to say comes back, and so do you.' },
  243: { name: 'Amulet of Second Wind', flavour: 'Blow on it once. It blows back.' },
  244: { name: 'Amulet of Skinned Knees', flavour: 'Whoever wears it climbs every tree on the way.' },
  245: { name: 'Scroll of Embers', flavour: 'Please read quickly.' },
  246: { name: 'Scroll of Filings', flavour: 'Points north, like all good arguments.' },
  247: { name: 'Scroll of Bark', flavour: 'The last letter has put out a small leaf.' },
  248: { name: 'Scroll of Dew', flavour: 'The writing runs, and you had better run after it.' },
  249: { name: 'Scroll of Loam', flavour: 'Smells of rain. A worm keeps the place.' },
  250: {
    name: 'Cup of Long Evenings',
    flavour: 'Half full, half empty: it depends which way the clock is going.',
  },
  // Items
  259: { name: 'Firework Pumpkin', flavour: 'Light the stalk, walk away, look back once.' },
  260: {
    name: 'Crock of Pumpkin Jam',
    flavour: 'Sealed with wax, hidden by Grandmother, found by everybody.',
  },
  261: { name: 'Travelling Stove', flavour: 'Has little feet of iron. At night you can hear them.' },
  262: { name: 'Ink of Office', flavour: 'Whatever is written in it sounds a bit more official.' },
  263: { name: 'Pumpkin Fiddle', flavour: 'Sounds best in autumn. By spring it is soup.' },
  264: { name: 'Rocking Horse', flavour: 'Coal for eyes, and a look that says: further.' },
  265: { name: 'Clay Cuckoo', flavour: 'Calls twice. Somebody always answers, nobody knows who.' },
  266: { name: 'Wedding Jug', flavour: 'Two handles, so that neither has to let go.' },
  267: { name: 'Hand Bell', flavour: 'You ring, and people behave as if you had a right to.' },
  268: { name: 'Music Box', flavour: 'Plays a song that none of you knows and all of you hum.' },
  269: { name: 'Straw Crown', flavour: 'Lighter than the real one, and it doesn’t count anything.' },
  270: { name: 'Scarecrow', flavour: 'The crows like him. They bring him things.' },
};

/** What a campaign is measured by, and the rounds of the village that are drawn by lot. */
export const measures: CardTexts = {
  344: { name: 'The Laurel Wreath', flavour: 'Winning isn’t everything, but it is a good deal.' },
  345: { name: 'The Mask and the Wreath', flavour: 'It matters that you won, and as whom.' },
  346: { name: 'The Trophy Shelf', flavour: 'Dusted daily, by yourself, with the door open.' },
  347: { name: 'The Full Wardrobe', flavour: 'Who were you all, and did they get along?' },
  348: { name: 'The Big Chest', flavour: 'There is always room for a little more room.' },
  349: { name: 'The Deep Pockets', flavour: 'A little of everything, and plenty of space beside it.' },
  350: { name: 'Fair Measure: Pumpkin', flavour: 'Weighed on the same scales as the others.' },
  351: { name: 'Fair Measure: Coal', flavour: 'Weighed by the same hand, which is now black.' },
  352: { name: 'Fair Measure: Wood', flavour: 'Cut to the same length, give or take a splinter.' },
  353: { name: 'Fair Measure: Clay', flavour: 'Pressed into the same mould before it could object.' },
  354: { name: 'Fair Measure: Metal', flavour: 'Struck from the same die, down to the scratch.' },
  355: { name: 'Fair Measure: Grain', flavour: 'Counted grain by grain. Pim enjoyed it.' },
  357: { name: 'The Magpie’s Round', flavour: 'She calls wherever something glitters.' },
  358: { name: 'The Hedgehog’s Round', flavour: 'Slow, thorough, and only after dark.' },
  359: { name: 'The Fox’s Round', flavour: 'Never twice by the same gate.' },
  360: { name: 'The Owl’s Round', flavour: 'You never hear her come. You only feel looked at.' },
  361: { name: 'The Hare’s Round', flavour: 'Zigzag, on principle.' },
  362: { name: 'The Badger’s Round', flavour: 'Straight on, even if there is a house.' },
};
