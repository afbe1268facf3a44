import type { CardTexts } from '../types.ts';

export const objectives: CardTexts = {
  214: { name: 'Punctual Freight', flavour: 'In the Eternal City somebody ticks a box, and almost smiles.' },
  215: { name: 'Jingling Pockets', flavour: 'You can hear a prosperous village long before you see it.' },
  216: {
    name: 'A Full Payroll',
    flavour: 'One of them makes the tea. The other takes the minutes.',
  },
  217: { name: 'A Bit of Everything', flavour: 'The pantry of a sensible person, the pockets of a child.' },
  218: {
    name: 'Talk of the Coast',
    flavour: 'Ships slow down when they pass now, and somebody always waves.',
  },
  220: {
    name: 'On a Roll',
    flavour: 'By the third time the applause sounds a little thin.',
  },
  221: {
    name: 'Down to the Last Favour',
    flavour: 'Everybody owes you something. You just can’t prove it any more.',
  },
  222: { name: 'A Mixed Hand', flavour: 'Nobody knows what you are up to. That includes you.' },
  226: { name: 'Steady Earnings', flavour: 'Money comes in while you sleep, so you sleep a great deal.' },
  228: { name: 'All Paws on Deck', flavour: 'Everybody is busy. You hold the list.' },
  252: { name: 'Dragon’s Hoard', flavour: 'All that is missing is the dragon, and nobody misses it.' },
  272: { name: 'Gifts for Everyone', flavour: 'The birthdays will have to catch up.' },
  294: { name: 'No Vacancies', flavour: 'Somebody sleeps in the bath, and has asked to extend.' },
  299: { name: 'Trouble Collector', flavour: 'You could have swept it up. You put it on a shelf.' },
  305: { name: 'Plans in the Drawer', flavour: 'The drawer no longer closes. That is a plan as well.' },
  310: { name: 'Mixed Staff', flavour: 'The ghost and the chef have agreed on a shared tea break.' },
  328: { name: 'Never Alone', flavour: 'Friends are people who know where you keep the biscuits.' },
  334: { name: 'What Else Could Go Wrong', flavour: 'You asked. It was a list.' },
};
