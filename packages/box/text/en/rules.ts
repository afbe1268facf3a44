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
    text: `General supply: 36 coins and 12 of each resource. Shuffle the advancement deck and lay 5 cards face up on the advancement mat; shuffle the objectives and lay 3 open on the objective mat. The progress token goes on the space marked for your number of players. The first game has no guidepost.

The Charterstone die names the first player; if it shows a charter nobody plays, roll again.

In front of you lie your persona, your constructed building card, your 12 influence tokens and your 2 workers. You begin with 0 VP and, in the first game only, with 4 coins.`,
  },
  6: {
    name: 'Influence tokens',
    text: `Your 12 influence tokens have to last for the whole game. Once you are out of them, whatever needs one is closed to you.

Paid influence is spent: it goes to the general supply, and some buildings and cards let you regain it. Placed influence (on an objective, the quota track or the reputation track) stays where it is until the game ends.

Whenever your turn comes and you have none left, you must first advance the progress token 1 space.`,
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
    text: `When a building has been put up, its card remains: a constructed building card. It goes on counting as an advancement card.

If it shows a crate, keep it in your personal supply: the crate can be unlocked at the Charterstone. If it shows no crate, it goes to the Archive, where things rest that have done their work.`,
  },
  15: {
    name: 'Your turn',
    text: `A turn is one of two things: you place 1 worker from your personal supply on any building, or you retrieve all your workers from the board. Your workers are alike.

Placing a worker means using the building, once:
1. If a worker stands there, yours or another’s, it is bumped and returns to its owner.
2. Pay the cost to the general supply. What you can’t pay for you can’t use.
3. Take the benefit, or as much of it as you like. Coins and resources can run out: you get what is left.`,
  },
  17: {
    name: 'The Commons',
    text: `These buildings stood here before you came, and all of you may use them.

Zeppelin: construct one of your building cards in your charter, for 3 influence tokens and the 4 resources on the card. 5 VP.
Charterstone: unlock the crate on one of your constructed building cards, for 4 coins and 2 influence tokens. 5 VP.
Grandstand: score an objective you have completed, with 1 influence token placed on it. 5 VP.
Treasury: turn 1 resource of any kind into 1 coin.
Market: take 1 face-up advancement card, for 1 coin and 1 resource of any kind.

The Cloud Port lies a little outside (rule 22).`,
  },
  19: {
    name: 'Unlocking a crate',
    text: `At the Charterstone (or any building that unlocks crates) you open the crate on one of your constructed building cards.

Pay the cost of the building: 4 coins and 2 influence tokens at the Charterstone. Take out what the Index Guide names; it makes no difference who put up the building. Building cards are yours, and a persona goes into your Charter Chest and waits for a later game. Whatever else is inside tells you where it belongs.

Then put the card into the Archive, gain the VP of the building (5 VP at the Charterstone), and advance the progress token 1 space. There is no hurry: crates keep.`,
  },
  20: {
    name: 'Objectives',
    text: `3 objectives lie open in each game. At the Grandstand (or any building that scores objectives) you score one whose condition you meet at this moment.

Place 1 influence token on it, gain the VP of the building (5 VP at the Grandstand), and advance the progress token 1 space. Everybody can score the same objective, but nobody twice in one game.`,
  },
  22: {
    name: 'Quota track',
    text: `The Eternal City wants its share of what Greengully produces. At the Cloud Port (or any building that fills quota spaces) you send it off.

Choose an open space. It shows what it takes, and how many: resources, coins or advancement cards. Resources and cards may be of different kinds. Pay them and place 1 influence token on the space. Each space is filled only once per game.

Gain the VP of the building (3 VP at the Cloud Port). A few spaces add a bonus: 1 VP, or 1 reputation if you want it.`,
  },
  23: {
    name: 'Reputation track',
    text: `To gain reputation, place 1 influence token on the reputation track. You may always decline.

The first token of a game goes on the space marked for your number of players, each further one on the next free space, seawards. If the track is full or you have no token left, you gain nothing.

At the end of the game the players with the most tokens on the track gain 10 VP, those with the second most 7 VP, those with the third most 4 VP. Players who are tied all gain the points. Without a token you gain none.`,
  },
  24: {
    name: 'Income',
    text: `There will be ways to receive income later in the campaign. Until then this icon on the progress track means nothing. Enjoy the suspense.`,
  },
  25: {
    name: 'Progress track',
    text: `The progress token is the clock of the game. Where it starts depends on how many of you there are.

Every constructed building, every unlocked crate and every scored objective advances it 1 space. So does every turn that a player begins without influence tokens: then it moves before anything else.

If you move it to a boat, you may gain 1 reputation. On an income space it brings income to all players (rule 24).`,
  },
  26: {
    name: 'End of the game',
    text: `Once the progress token is on the hourglass, the round is played to its end, so that nobody has had fewer turns than the others. Then the game is over.

Gain the points of the reputation track (rule 23). Whoever has the most VP wins; players who are tied share the victory.`,
  },
};
