import type { CardTexts } from '../types.ts';

/** Standing orders of the king’s clockwork settlers. */
export const automaCards: CardTexts = {
  // To the Commons
  377: { name: 'Polite Applause', flavour: 'Claps for exactly three seconds. Then the spring has run down.' },
  378: { name: 'Standing Ovation', flavour: 'Rises, claps, sits down. Pim has oiled the rising.' },
  379: {
    name: 'Patient Picklock',
    flavour: 'Is trying the nine hundredth key. It never gets bored, only warm.',
  },
  380: { name: 'Bent Crowbar', flavour: '“Contents: not yet counted,” it says, and leans on the lid.' },
  381: {
    name: 'House on a Rope',
    flavour: 'Captain Ottilie asks where it is to go. A brass finger points straight down.',
  },
  382: {
    name: 'Choosy Customer',
    flavour: 'Examines the two best things on the stall, whirrs, and bins them.',
  },
  // To the charters
  383: { name: 'The Good Room', flavour: 'Calls at its own finest house and finds the clock there slow.' },
  384: {
    name: 'Guest of Honour, Uninvited',
    flavour: 'Knocks at the grandest door, with a bow it has copied from Pim.',
  },
  385: { name: 'Second Best', flavour: 'The best house was too crowded. There were people in it.' },
  386: { name: 'A Modest Call', flavour: 'Enters the smallest house, ducks, and compliments the beam.' },
  387: { name: 'Sunday Rounds', flavour: 'Winds every clock at home but one. That one it trusts.' },
  388: {
    name: 'Spot Check',
    flavour: 'Counts the doors, one, two, three, and goes in without wiping its feet.',
  },
  389: {
    name: 'Back to the Shed',
    flavour: 'It has been a long day. It joins the rakes and ticks for a while.',
  },
  // Those that come later
  390: {
    name: 'Tin Salute',
    flavour: 'The arm flies up at the word “Majesty”. Tilda says it rather often.',
  },
  391: {
    name: 'Errand for the Crown',
    flavour: 'Comes in, takes one of everything, leaves a receipt with holes in it.',
  },
  392: {
    name: 'Home-Made',
    flavour: 'Measures the plot with its arm, unscrews the arm, and starts building.',
  },
};

/** Rules for Automas, glued into the Chronicle beside the rules that they go with. */
export const automaRules: CardTexts = {
  158: {
    name: 'Automas and minions',
    text: `During set-up every Automa gains 1 minion of each type that has come to the village, unless it has one already or none is left in the supply.

When its card names a building of its own charter and a minion is at home, the minion goes instead of a worker: to the building the card asks for, among those on which nobody stands. If there is none, a worker goes after all. Everything else on the card is done as usual.

Placing the minion brings the Automa nothing. But whenever somebody else uses that building, the Automa gains 1 VP. It draws cards only as long as a regular worker is at home; otherwise it retrieves everybody, minions included.`,
  },
  159: {
    name: 'Automas and sky islands',
    text: `An Automa lets 2 of its sky islands hover, too. It begins with those that carry no building, one after the other, over the first plots that are free for it. Once all its islands have a building, island and plot are left to chance.

Its cards look for buildings on islands as they do on plots. When it constructs, its empty plots come before its empty islands.`,
  },
  160: {
    name: 'Automas and peril',
    text: `An Automa that has used a building with a peril on it takes the token, as anybody would. It never pays with peril. It only keeps it, and shows it where peril is counted, for instance by a guidepost. At the end of the game it gives everything back.`,
  },
  161: {
    name: 'Automas and overbuilding',
    text: `As long as there is an empty place in its charter, an Automa constructs there. After that it builds over its building of the lowest value, of equal ones the one with the lowest number. Basic buildings and those with a worker, minion, peril or influence token on them are left alone.

What it constructs is the building card with the lowest number on the advancement mat that is worth more than the building below. If there is none, nothing is built.`,
  },
  162: {
    name: 'Automas after the campaign',
    text: `The Automas have watched you for twelve years. From now on their difficulty is never less than 3, and during set-up each of them gains 2 minions of different types and puts on 1 of the personas made for Automas, all at random.

You get something in return. During set-up, in reverse player order, everybody who is made of flesh and blood gains 1 minion, 1 private objective or 1 advancement card, beside what rule 4 brings.`,
  },
};
