import type { CardTexts } from '../types.ts';

/** The numbered cards that are read aloud before the first game. Stories speak to all of you. */
export const stories: CardTexts = {
  1: {
    name: 'A Letter the Size of a Tablecloth',
    text: `The letter was the size of a tablecloth and bore enough sealing wax to light a chapel. It came to six houses in the Eternal City and said the same in each: the Forever King, who has ruled Greengully for longer than anyone can prove, wants a village at the edge of the map. You are to be the village.

So here you are, climbing down from Captain Ottilie’s Zeppelin into a meadow that smells of rain. The king has sent a treasury ahead, and a market, and a grandstand, in case you should feel unwatched. Beside you stand crates that nobody in the city could open. And in the middle of it all, older than any map, lies a stone.

Pim, the royal clerk, dips his pen. “Whenever you are ready,” he says. “His Majesty counts everything.”`,
  },
  2: {
    name: 'What Lies Ready',
    text: `In the middle of the table is the general supply: 36 coins, and 12 each of metal, grain, wood, coal, clay and pumpkins. It belongs to nobody. What you gain comes from there, what you pay goes back, and when something has run out you will have to do without.

Captain Ottilie has counted it twice. Pim has counted it three times, and would like to count it again.`,
  },
  3: {
    name: 'Six Charters',
    text: `Six charters lie around the Commons, and each of you takes one. It is yours for the whole campaign, mud included.

With it come 2 workers, 12 influence tokens, a Charter Chest for the things you keep, and a persona: the first of your people to set foot here. Your persona has no name yet. You may give them one. It is written in ink.`,
  },
  4: {
    name: 'The First Roof',
    text: `Every charter begins with one building that costs nothing to use and gives 1 of the charter’s own resource. Choose which of your six plots it goes on. It will stand there for good, so mind the view.

Keep the card it came from in front of you: there is a crate on it.`,
  },
  11: {
    name: 'Empty Houses',
    text: `There are fewer than six of you, so some charters are inactive. Their first building goes up all the same, on their first plot, and every one of you may use it.

Building cards that nobody holds go into the advancement deck. Whoever gains one there may unlock the crate on it, as if it had always been theirs.`,
  },
  12: {
    name: 'Helping Hands and Great Expectations',
    text: `Eight assistants have come ahead of you and are looking for something to do. They form the advancement deck, together with building cards that nobody holds, if there are any; 5 cards lie face up on the advancement mat.

The king has also sent objectives. 3 of them lie open on the objective mat, the others wait their turn.`,
  },
  13: {
    name: 'Begin',
    text: `Each of you sets out with 4 coins. The Charterstone die says who goes first; after that, turns go round the village clockwise.

On your turn, place a worker on any building and use it, or retrieve all your workers (rule 15). The Commons are open to everyone (rule 17). Nobody knows how to construct a building yet. Perhaps it is written in one of those crates.`,
  },
};
