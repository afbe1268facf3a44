import type { BoxText, CardTexts } from '../types.ts';

export const buildings: CardTexts = {
  // The first roof of each charter
  5: { name: 'Pumpkin Patch', flavour: 'They grow while nobody looks, and nobody looks away for long.' },
  6: { name: 'Coal Pit', flavour: 'It is dark down there, but it is a warm kind of dark.' },
  7: { name: 'Wood Lot', flavour: 'The trees were asked politely. Most of them said yes.' },
  8: { name: 'Clay Bank', flavour: 'Makes fine bricks, and keeps the occasional boot.' },
  9: { name: 'Ore Shed', flavour: 'Half of it is ore. The other half is optimism.' },
  10: { name: 'Grain Field', flavour: 'On windy days it sounds like the sea, and costs less.' },
  // Purple: feasts and great expectations; barns where something purrs
  22: {
    name: 'Lantern Workshop',
    flavour: 'Every face is different. The expensive ones look like the king.',
  },
  23: { name: 'Swap Barn', flavour: 'Bring what you have, take what you need, and mind the mice.' },

  25: { name: 'Fortune Tent', flavour: 'Madame Zaza sees your future, and it is full of errands.' },
  26: { name: 'Band Shell', flavour: 'Tip the drummer, and your little deed becomes an anthem.' },
  28: { name: 'Ticket Booth', flavour: 'Everybody pays to get in. Nobody has asked yet what the show is.' },
  30: { name: 'Whispering Arbour', flavour: 'What is said here stays here, until the baker hears of it.' },
  31: {
    name: 'Giant Pumpkin Hall',
    flavour: 'First prize goes to the pumpkin. Its grower is mentioned below.',
  },
  32: { name: 'Hall of Rosettes', flavour: 'One rosette for every deed, and a long wall, just in case.' },
  35: { name: 'Cream Dairy', flavour: 'They did not come for you. They came for the cream, and stayed.' },
  38: { name: 'Herb Dispensary', flavour: 'Smells of mint, tastes of boots, works.' },
  39: {
    name: 'Good Homes Bureau',
    flavour: 'Every helper finds a good home. At midwinter you get a letter.',
  },
  40: { name: 'Stray Shelter', flavour: 'A little for the upkeep. The stray does the choosing.' },
  41: { name: 'Hammock Orchard', flavour: 'One lies down, one gets up. By evening it evens out.' },
  42: { name: 'Compost Court', flavour: 'Trouble goes in at the top. Next spring it comes out as roses.' },
  // Black: what lies buried; firesides and engines
  43: { name: 'Lamp Works', flavour: 'The lamps burn all night. Lately they burn a little blue.' },
  44: { name: 'Fireside Club', flavour: 'Four coins for a chair by the fire. It is a very good chair.' },

  45: { name: 'Séance Cellar', flavour: 'Knock three times. If somebody knocks back, offer a chair.' },
  46: { name: 'Deep Gallery', flavour: 'Past the third lantern, stop asking who dug here before you.' },
  48: { name: 'Cabinet of Oddities', flavour: 'Please touch nothing. Something might touch back.' },
  49: { name: 'Auction Vault', flavour: 'Scratch your nose, and you own a goblet.' },
  50: { name: 'Pawn House', flavour: 'Lends freely, provided there is a legend attached.' },
  51: { name: 'Midnight Opera', flavour: 'The soprano has been dead for years, and was never better.' },
  52: { name: 'Credit Counter', flavour: 'Open the crate now, worry later. It is all in the small print.' },
  53: { name: 'Peat Exchange', flavour: 'When the fires go out, somebody is always selling warmth.' },
  54: { name: 'Savings Bank', flavour: 'Your money goes to sleep here and wakes up slightly fatter.' },
  55: { name: 'Coin Press', flavour: 'The king’s face on one side, your thumbprint on the other.' },
  56: { name: 'Dividend House', flavour: 'Payday is whenever you say, for a modest consideration.' },
  57: { name: 'Patrons’ Gallery', flavour: 'Portraits by the yard. Generosity makes the chin firmer.' },
  // Green: things made by hand; a well-kept house
  58: { name: 'Peddler’s Halt', flavour: 'He never says where he gets it. You never ask about the horse.' },
  59: { name: 'Sign Painter’s Shop', flavour: 'Works for pay or for praise, and rarely for both.' },

  61: { name: 'Turner’s Shop', flavour: 'Put a log on the lathe. It knows by itself whether it is a flute.' },
  62: { name: 'Gift Emporium', flavour: 'Everything is handmade, and so are the prices.' },
  63: { name: 'Supply Yard', flavour: 'So many heaps, so many keys, and one man who knows which is which.' },
  64: { name: 'Guild Workshop', flavour: 'Two masters, one bench. They speak through the apprentice.' },
  65: {
    name: 'Showpiece Window',
    flavour: 'The best piece stands in the light, and its maker just beside it.',
  },
  66: { name: 'Builders’ Lodge', flavour: 'Their handshake holds up half the village.' },
  67: { name: 'Carpenters’ Yard', flavour: 'Begun at dawn, roofed by noon, a little fir on top by one.' },
  68: { name: 'Ratcatcher’s Loft', flavour: 'He pays by the tail, and the rats have begun to do the sums.' },
  69: { name: 'Butler School', flavour: 'First year: bowing. Second year: knowing everything.' },
  70: { name: 'Timber Slide', flavour: 'Aboard the freight balloon before you have time to regret it.' },
  71: { name: 'Forest Lodge', flavour: 'Everybody comes home, hangs up the boots and denies being tired.' },
  72: { name: 'Wardens’ Tower', flavour: 'They report the trouble, remove the trouble, and report that.' },
  // Red: an open door; a yard where the clay won't lie still
  73: { name: 'Tiled Parlour', flavour: 'Warm enough for guests, if only somebody knew you were here.' },
  74: { name: 'Kiln Yard', flavour: 'Coal to the left, wood to the right. Do not lean on the tall heap.' },

  76: { name: 'Crossroads Inn', flavour: 'Bruna remembers every guest, and what each of them owes.' },
  77: { name: 'Coach Office', flavour: 'The nicest thing about guests is how they wave.' },
  78: { name: 'Beer Garden', flavour: 'The chestnut provides the shade, and takes its rent in leftovers.' },
  79: { name: 'Reception Hall', flavour: 'The red carpet is borrowed. Kindly step over the moth holes.' },
  80: { name: 'Guest Book Room', flavour: 'Some sign with a flourish, some with a cross, one with a paw.' },
  81: { name: 'Majolica Palace', flavour: 'Every tile tells a story. The bathroom tells two.' },
  82: { name: 'Golem Pit', flavour: 'Breathe on it, say please, step back.' },
  83: { name: 'Watch House', flavour: 'The bandits’ cell has curtains. They insisted.' },
  84: { name: 'Statue Walk', flavour: 'One free plinth, and a long queue of modest people.' },
  85: { name: 'Levy Office', flavour: 'Your helper gets a hat with a plume. You get a say.' },
  86: { name: 'Court of Pardons', flavour: 'The thief repents, the judge sighs, the cake is shared.' },
  87: { name: 'Parade Ground', flavour: 'Cats left, golems right, ghosts wherever they please.' },
  // Blue: plans on paper; bells, seals and clockwork
  88: { name: 'Print Shop', flavour: 'Bright ideas, fresh from the press. Mind your sleeves.' },
  89: { name: 'Signet Forge', flavour: 'A fresh seal opens old doors. Some of them squeak.' },

  91: { name: 'Drawing Office', flavour: 'The pencils are sharp here, and so is the head of the office.' },
  98: { name: 'Girder Works', flavour: 'Up by suppertime, or you get your rivets back.' },
  99: { name: 'Patent Office', flavour: 'Somebody had the idea before you. Somebody forgot to file it.' },
  100: { name: 'Great Crane', flavour: 'Captain Ottilie calls it her rival, and always waves.' },
  101: { name: 'Model Museum', flavour: 'All the houses you never built. They look so tidy.' },
  102: { name: 'Survey Tower', flavour: 'From up here you can count every roof. Pim already has.' },
  103: { name: 'Robot Nursery', flavour: 'First steps at noon, first opinions at half past.' },
  104: { name: 'Repair Hall', flavour: 'Three screws are always left over. They are kept, and labelled.' },
  105: { name: 'Clock Tower', flavour: 'Other clocks show the time. This one pushes.' },
  106: { name: 'Refit Station', flavour: 'The butler came about a squeak. He left on wheels.' },
  107: { name: 'Lockworks', flavour: 'Their locks are so good that they keep having to break in.' },
  108: { name: 'Perpetual Wheel', flavour: 'It stops when nobody believes in it, so please keep nodding.' },
  // Yellow: a long table; a kitchen that is never closed
  109: {
    name: 'Long-Table Bakery',
    flavour: 'The table is longer than the room. In summer a wall is taken out.',
  },
  110: { name: 'Porridge Kitchen', flavour: 'Good help is hard to find, but it is always hungry.' },

  112: { name: 'Village Tap', flavour: 'Come in as a stranger, leave as somebody’s cousin.' },
  113: { name: 'Speakers’ Barrel', flavour: 'A friend sings your praises. You only have to look surprised.' },
  114: { name: 'Balloon Granary', flavour: 'The sacks rise by themselves. Yeast was involved.' },
  115: { name: 'Dance Floor', flavour: 'Two left feet are no obstacle. Half the village has them.' },
  116: {
    name: 'Bazaar of All Sorts',
    flavour: 'No two things alike, and none of them quite what you came for.',
  },
  117: { name: 'Harvest Hall', flavour: 'Speeches first, then cake. The order is disputed every year.' },
  118: { name: 'Cooking School', flavour: 'Whoever weeps over an onion has passed the first exam.' },
  119: { name: 'Relief Pantry', flavour: 'For hard times only. The jam is good, so times are often hard.' },
  120: { name: 'Windmill', flavour: 'Turns with every wind, and has never once apologised.' },
  121: { name: 'Council Oven', flavour: 'All decisions are made here, because it is warm.' },
  122: { name: 'Servants’ Table', flavour: 'Whoever sits down for the soup stays for the washing-up.' },
  123: { name: 'Feast Barn', flavour: 'A wagonload of grain, one long night, no witnesses.' },
  // Of no charter: six houses that fit anywhere

  92: { name: 'Flea Fair', flavour: 'Out with the old, in with somebody else’s old.' },
  93: { name: 'Costume House', flavour: 'You came in as a beekeeper. Mind the sabre on your way out.' },
  94: { name: 'Tomorrow Gate', flavour: 'Step through. You have already missed supper.' },
  95: { name: 'Exchange Booth', flavour: 'The rate is excellent, for one of you.' },
  96: { name: 'Paper Mill', flavour: 'Yesterday’s great plans, pulped and ready for tomorrow’s.' },
  97: { name: 'Stone Soup Kettle', flavour: 'Begin with a stone. Then add whatever the neighbours bring.' },
};

export const commons: BoxText['commons'] = {
  zeppelin: { name: 'Zeppelin', flavour: 'Captain Ottilie lowers whole houses on a rope, and hums.' },
  charterstone: { name: 'Charterstone', flavour: 'It was here first. It listens, and locks give way.' },
  grandstand: {
    name: 'Grandstand',
    flavour: 'The best seat is kept for the king. So far it belongs to the pigeons.',
  },
  treasury: { name: 'Treasury', flavour: 'They take anything, as long as it can be weighed.' },
  market: { name: 'Market', flavour: 'Five stalls, five voices, and all of them are talking to you.' },
  cloudPort: { name: 'Cloud Port', flavour: 'What goes up from here comes down in the Eternal City.' },
};
