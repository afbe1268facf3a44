import type { BoxText, CardTexts } from '../types.ts';

/** Rule cards that enter the Chronicle later: 14 into slot 18, 15 into slot 5. Rules speak to the player whose turn it is. */
export const ruleCards: CardTexts = {
  14: {
    name: 'Constructing',
    text: `With the Zeppelin (or any building that constructs) you put up one of your building cards.

Pay the cost of the building you use and the 4 resources shown on the card. Glue the new building to an empty plot of your own charter. It stays there, and everybody may use it from now on.

If the card shows a crate, keep it as a constructed building card; otherwise it goes to the Archive (rule 10). Gain the VP of the building you used, and advance the progress token 1 space.`,
  },
  15: {
    name: 'Personas',
    text: `Your persona is the role you play in a game. You begin with one that has no ability; crates bring others.

A persona from a crate goes into your Charter Chest and can’t be used in the game in which it was found. At the start of each later game you choose 1 persona from your chest: its ability is yours for that game, and it counts as used from then on. A persona without an ability never counts as used.

A persona without a name may be given one. Whatever else you give back after a game, your personas stay in your chest.`,
  },
};

/** The rules that stand in the Chronicle before the first game, by slot. */
export const printedRules: BoxText['printedRules'] = {
  4: {
    name: 'Set-up',
    text: `General supply: 36 coins and 12 of each resource. Shuffle the advancement deck and lay 5 cards face up on the advancement mat; shuffle the objectives and lay 3 open on the objective mat. The progress token goes on the space for the number of players. In the first game there is no guidepost.

First player: roll the Charterstone die until it shows an active charter.

Personal supply: your persona, your constructed building card, 2 workers and 12 influence tokens. You begin with 0 VP and, in the first game only, with 4 coins.`,
  },
  6: {
    name: 'Influence tokens',
    text: `You have 12 influence tokens per game and never more. Without them, whatever needs one is closed to you.

Paid influence is spent: it goes to the general supply, and some buildings and cards let you regain it. Placed influence (on an objective, the quota track or the reputation track) stays where it is until the game ends.

If you have no influence token at the start of your turn, you must first advance the progress token 1 space. This happens on every such turn.`,
  },
  7: {
    name: 'Advancement mat',
    text: `All advancement cards have the same back and share one deck. 5 of them always lie face up on the advancement mat.

A building that gives a card lets you take a face-up one of the kind it shows. If none of that kind lies open, you gain none. Replace what you took with the top card of the deck.

Cards that you pay or discard go to the discard pile. When the deck is empty, or when new cards are unlocked, the discard pile is shuffled into the deck.

All cards in your personal supply lie open for everyone to see.`,
  },
  8: {
    name: 'Assistants',
    text: `Assistants are advancement cards. Each of them gives you something extra when you make use of the village in the way shown.

An assistant helps from the action after the one in which you gained it. You can take one at the Market, if one lies face up.

An assistant without a name may be named by whoever has it.`,
  },
  10: {
    name: 'Constructed building cards',
    text: `When a building has been put up, its card remains: a constructed building card. It is an advancement card, too.

If it shows a crate, keep it in your personal supply: the crate can be unlocked at the Charterstone. If it shows no crate, it goes to the Archive, where things rest that are no longer needed.`,
  },
  15: {
    name: 'Your turn',
    text: `On your turn you either place 1 worker from your personal supply on any building, or retrieve all your workers from the board. Your workers do not differ.

When you place a worker, use the building once:
1. If a worker stands there, yours or another’s, it is bumped and returns to its owner.
2. Pay the cost to the general supply. If you can’t pay, you can’t place a worker here.
3. Gain all or part of the benefit. Coins and resources are limited: you get what is left.`,
  },
  17: {
    name: 'The Commons',
    text: `These buildings stood here before you came, and all of you may use them.

Zeppelin: pay 3 influence tokens and the 4 resources on a building card to construct it in your charter. Gain 5 VP.
Charterstone: pay 4 coins and 2 influence tokens to unlock a crate on one of your constructed building cards. Gain 5 VP.
Grandstand: place 1 influence token on an objective you have completed. Gain 5 VP.
Treasury: pay any 1 resource to gain 1 coin.
Market: pay any 1 resource and 1 coin to take 1 face-up advancement card.

The Cloud Port lies a little outside (rule 22).`,
  },
  19: {
    name: 'Unlocking a crate',
    text: `At the Charterstone (or any building that unlocks crates) you open the crate on one of your constructed building cards.

Pay the cost of the building: 4 coins and 2 influence tokens at the Charterstone. Take out what the Index Guide names. Everything is yours, whoever put up the building. A persona goes into your Charter Chest and waits for a later game.

Then put the card into the Archive, gain the VP of the building (5 VP at the Charterstone), and advance the progress token 1 space. There is no hurry: crates keep.`,
  },
  20: {
    name: 'Objectives',
    text: `3 objectives lie open in each game. At the Grandstand (or any building that scores objectives) you score one whose condition you meet at this moment.

Place 1 influence token on it, gain the VP of the building (5 VP at the Grandstand), and advance the progress token 1 space. Every player may score every objective once per game.`,
  },
  22: {
    name: 'Quota track',
    text: `The Eternal City wants its share of what Greengully produces. At the Cloud Port (or any building that fills quota spaces) you send it off.

Choose an open space. It shows what it takes, and how many: resources, coins or advancement cards. Resources and cards may be of different kinds. Pay them and place 1 influence token on the space. Each space is filled only once per game.

Gain the VP of the building (3 VP at the Cloud Port). Some spaces also show a bonus, 1 VP or 1 reputation, which you may take.`,
  },
  23: {
    name: 'Reputation track',
    text: `To gain reputation, place 1 influence token on the reputation track. You may always decline.

The first token of a game goes on the space for the number of players, each further one on the next free space towards the ocean. If the track is full or you have no token left, you gain nothing.

At the end of the game the players with the most tokens on the track gain 10 VP, those with the second most 7 VP, those with the third most 4 VP. Players who are tied all gain the points. Without a token you gain none.`,
  },
  24: {
    name: 'Income',
    text: `There will be ways to receive income later in the campaign. Until then this icon on the progress track means nothing. Enjoy the suspense.`,
  },
  25: {
    name: 'Progress track',
    text: `The progress token is the clock of the game. It starts on the space for the number of players.

It advances 1 space whenever a building is constructed, a crate is unlocked or an objective is scored. It also advances 1 space, before anything else, whenever a player begins a turn without influence tokens.

If you move it to a boat, you may gain 1 reputation. If you move it to an income space, all players receive income (rule 24).`,
  },
  26: {
    name: 'End of the game',
    text: `When the progress token reaches the hourglass, finish the round, so that everybody has had the same number of turns. Then the game is over.

Gain the points of the reputation track (rule 23). Whoever has the most VP wins; players who are tied share the victory.`,
  },
};
