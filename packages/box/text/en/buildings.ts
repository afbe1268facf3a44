import type { BoxText, CardTexts } from '../types.ts';

export const buildings: CardTexts = {
  // The first roof of each charter
  5: { name: 'Pumpkin Patch', flavour: 'They grow while nobody looks, and nobody looks away for long.' },
  6: { name: 'Coal Pit', flavour: 'It is dark down there, but it is a warm kind of dark.' },
  7: { name: 'Wood Lot', flavour: 'The trees were asked politely. Most of them said yes.' },
  8: { name: 'Clay Bank', flavour: 'Whatever you build here, your boots will have been first.' },
  9: { name: 'Ore Shed', flavour: 'Half of it is ore. The other half is optimism.' },
  10: { name: 'Grain Field', flavour: 'On windy days it sounds like the sea, and costs less.' },
  // Purple: feasts and great expectations; barns where something purrs
  22: {
    name: 'Lantern Workshop',
    flavour: 'Every face is different. The expensive ones look like the king.',
  },
  23: { name: 'Swap Barn', flavour: 'Bring what you have, take what you need, and mind the mice.' },
  // Black: what lies buried; firesides and engines
  43: { name: 'Lamp Works', flavour: 'The lamps burn all night. Lately they burn a little blue.' },
  44: { name: 'Fireside Club', flavour: 'Four coins for a chair by the fire. It is a very good chair.' },
  // Green: things made by hand; a well-kept house
  58: { name: 'Peddler’s Halt', flavour: 'He never says where he gets it. You never ask about the horse.' },
  59: { name: 'Sign Painter’s Shop', flavour: 'Works for pay or for praise, and rarely for both.' },
  // Red: an open door; a yard where the clay won't lie still
  73: { name: 'Tiled Parlour', flavour: 'Warm enough for guests, if only somebody knew you were here.' },
  74: { name: 'Kiln Yard', flavour: 'Coal to the left, wood to the right. Do not lean on the tall heap.' },
  // Blue: plans on paper; bells, seals and clockwork
  88: { name: 'Print Shop', flavour: 'Two lumps of type metal go in, one bright idea comes out.' },
  89: { name: 'Signet Forge', flavour: 'A fresh seal opens old doors. Some of them squeak.' },
  // Yellow: a long table; a kitchen that is never closed
  109: { name: 'Long-Table Bakery', flavour: 'Nobody stays a stranger with a warm roll in hand.' },
  110: { name: 'Porridge Kitchen', flavour: 'Good help is hard to find, but it is always hungry.' },
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
