import type { CardTexts } from '../types.ts';

/** Those who come later: guests, friends, minions. */
export const company: CardTexts = {
  // Guests
  281: { name: 'Wandering Monk', flavour: 'Has taken a vow of silence about everything except recipes.' },
  282: { name: 'Chimney Sweep', flavour: 'Touch a button for luck. Wash your hands for supper.' },
  283: { name: 'Forest Poet', flavour: 'Pays for the room with a sonnet and for breakfast with firewood.' },
  284: { name: 'Potter on Holiday', flavour: 'Just looking. Then just one small bowl.' },
  285: { name: 'Knight Errant', flavour: 'Errs mostly to the left, where the armour is heavier.' },
  286: { name: 'Retired General', flavour: 'Drills the barley. It stands very straight this year.' },
  287: { name: 'Gourmet', flavour: 'Sends it back only once, and then asks for the recipe.' },
  288: { name: 'Steam Baroness', flavour: 'Arrives with nineteen trunks and a boiler she calls Edwin.' },
  289: { name: 'Shipowner', flavour: 'Knocks on every table to hear whether it would float.' },
  290: { name: 'Antiquarian', flavour: 'Finds shards under your floor, and dates them: before you.' },
  291: {
    name: 'Wizard of Small Change',
    flavour: 'Pulls a coin from behind your ear, and a question from behind that.',
  },
  292: { name: 'Sorceress by Moonlight', flavour: 'Greets somebody behind you, politely, by name.' },
  // Friends
  315: { name: 'Miller’s Nephew', flavour: 'Brings the change back, and then some.' },
  316: { name: 'Stove-Side Storyteller', flavour: 'In every version you come out a little better.' },
  317: { name: 'Scrap Bicyclist', flavour: 'Whatever falls off is worth something.' },
  318: { name: 'Barn Dancer', flavour: 'Leads, whoever is leading.' },
  319: { name: 'Brick Carter', flavour: 'Knows the price of everything, because he carried it.' },
  320: { name: 'Kite Flyer', flavour: 'Flies your name over the roofs, on a very long string.' },
  321: { name: 'Fairground Crier', flavour: 'Could sell you your own hat, and split the profit.' },
  322: { name: 'Night-Shift Porter', flavour: 'Finds coins in the dark, by ear.' },
  323: {
    name: 'Cat Sitter Next Door',
    flavour: 'Has told the cats so many good things about you that they nod.',
  },
  324: { name: 'Shaft Singer', flavour: 'Down there the applause comes back twice.' },
  325: { name: 'Mushroom Picker', flavour: 'Will show you a good spot, but blindfolded.' },
  326: { name: 'Beekeeper', flavour: 'Has introduced you to every single bee.' },
  // Minions
  227: { name: 'Cats', flavour: 'They work when they feel like it. You get the credit.' },
  234: { name: 'Ghosts', flavour: 'They know this place from before. They won’t say before what.' },
  278: { name: 'Butlers', flavour: 'You rang? They were already there.' },
  297: { name: 'Golems', flavour: 'They go on carrying until somebody says “stop”. Nobody ever has.' },
  309: { name: 'Robots', flavour: 'They have one good idea a day, punctually.' },
  332: { name: 'Chefs', flavour: 'Whoever has eaten their soup owes you a favour.' },
};

/** The strangers at the edge of the village: a choice each, kind or unkind. And somebody who was here before. */
export const strangers: CardTexts = {
  337: {
    name: 'Eleven, Who Got Away',
    text: `There is a number on her wrist, and she starts at the sound of keys. The scholars of the Eternal City wanted to find out what makes people last, and she was the eleventh they asked, without asking. Make room for her by your stove, or send her back and let the city praise your zeal?`,
  },
  338: {
    name: 'Anselm with the Spyglass',
    text: `He has been sitting in your hedge for a week, writing down when you get up. Caught, he blushes and offers you his notes; they are rather flattering. Give him a desk and something better to watch, or parade him through the village, spyglass and all?`,
  },
  339: {
    name: 'Florian, Who Adores You',
    text: `He has walked for nine days with a bunch of flowers, and it shows, on the flowers most. He has knitted your charter’s colours into a scarf of alarming length. Let him stay and be useful, or read his poems aloud at the Grandstand, where everybody will laugh?`,
  },
  340: {
    name: 'Madame Griet, Retired',
    text: `She moves so quietly that the cats take notes. Once she had a list of names; now she has a list of vegetables, and would like a small garden where nobody turns up at night. Give her a spade and ask no more, or tell the world that you have disarmed her?`,
  },
  341: {
    name: 'A Father, Rather Late',
    text: `He stands at the gate with his hat in both hands. He has your nose, your laugh and no good excuse for the last thirty years. Put another plate on the table, or tell him the whole truth in front of everyone, who will admire how well you put it?`,
  },
  342: {
    name: 'Nimble Jule',
    text: `You caught her with one leg in your pantry window. In her sack are your spoons, two of your neighbour’s and a loaf that she has already bitten. Let her keep the loaf and teach your people how locks think, or march her to the watch and collect the applause?`,
  },
  343: {
    name: 'The Spectral Worker',
    flavour: 'Was here before you, and still gets up for work.',
  },
};
