import type { CardTexts } from '../types.ts';

export const people: CardTexts = {
  // The founders: their players give them a name
  200: {
    name: 'Seed Carrier',
    flavour: 'Sewed the seeds into a coat hem and told nobody until it sprouted.',
  },
  201: { name: 'Lamp Bearer', flavour: 'Walks in front when it is dark, and talks all the way.' },
  202: { name: 'Woodland Scout', flavour: 'Found the way here first, then went back to tie her boots.' },
  203: { name: 'Stove Fitter', flavour: 'A village is a stove with some houses around it.' },
  204: { name: 'Tinker', flavour: 'Everything can be mended. This is both a trade and a warning.' },
  205: { name: 'Gleaner', flavour: 'Has never walked past anything that might still be useful.' },
  // Assistants
  206: { name: 'Locksmith', flavour: 'Carries forty keys, and a hairpin for the important ones.' },
  207: { name: 'Site Engineer', flavour: 'Measures twice, then lets the captain drop it anyway.' },
  208: { name: 'Bandmaster', flavour: 'No triumph is too small for a trumpet.' },
  209: { name: 'Mountain Guide', flavour: 'Knows the way forward, and where to stop for tea.' },
  210: { name: 'Freight Broker', flavour: 'Has never seen a cargo that could not use a second signature.' },
  211: { name: 'Stevedore', flavour: 'Lifts what you lift, sings what you did.' },
  212: { name: 'Record Keeper', flavour: 'Writes everything down, and reads it out loud when asked nicely.' },
  213: { name: 'Purse Keeper', flavour: 'Finds money in drawers that you would swear were empty.' },
  // Personas of the first crates
  219: { name: 'Pumpkin Grower', flavour: 'Names them all. Eats them all the same.' },
  233: { name: 'Collier', flavour: 'Came up for some air and stayed for the company.' },
  258: { name: 'Joiner', flavour: 'Needs no nails, and finds yours a little sad.' },
  280: { name: 'Bricklayer', flavour: 'One on top of the other. The rest is commentary.' },
  303: { name: 'Ore Seeker', flavour: 'Listens to rocks, and now and then one answers.' },
  314: { name: 'Ploughwoman', flavour: 'Straight furrows, crooked jokes.' },
};

export const objectives: CardTexts = {
  214: { name: 'Punctual Freight', flavour: 'In the Eternal City somebody ticks a box, and almost smiles.' },
  215: { name: 'Jingling Pockets', flavour: 'You can hear a prosperous village long before you see it.' },
  216: {
    name: 'A Full Payroll',
    flavour: 'With one helper you have help. With two you have an administration.',
  },
  217: { name: 'A Bit of Everything', flavour: 'The pantry of a sensible person, the pockets of a child.' },
  218: {
    name: 'Talk of the Coast',
    flavour: 'Ships slow down when they pass now, and somebody always waves.',
  },
};
