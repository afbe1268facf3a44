import type { CardTexts } from '../types.ts';

/** Rules that enter the Chronicle after the first game, from the crates, and in the course of the story. */
export const laterRules: CardTexts = {
  17: {
    name: 'Counting and winning',
    text: `Once the progress token is on the hourglass, the round is played to its end, so that nobody has had fewer turns than the others.

Gain the points of the reputation track (rule 23), and fill in glory (rule 28). Whoever has the most VP wins and marks 1 victory; players who are tied all do.

After the first game nothing is given back: coins, resources and cards stay with you for the next. Charters may now be named: players who did not win name their own, the winners’ and the empty ones.`,
  },
  18: {
    name: 'Glory',
    text: `After each game of the campaign you fill in 1 star for every full 10 VP you scored. You choose in which row.

At the start of each later game every completed row gives you its bonus. The rows, from the top: 1 resource; 1 coin; 3 VP; 1 peril from your charter; 1 reputation; 1 minion; 1 capacity; 1 advancement card; 1 more persona. The last row gives nothing and has no end: a star always finds its place.

Bonuses are taken in reverse player order. At the end of the campaign every star counts.`,
  },
  19: {
    name: 'Capacity',
    text: `From the second game on you keep only what your chest has room for. Capacity is marked in four kinds: resources, coins, advancement cards and minions. You begin with 1 of each.

Resources, cards and minions that you keep must all be of different types. The rest goes back to the general supply or the discard pile. Personas and your own pieces are always kept.

After games 2 to 12 everybody who did not win gains 1 capacity, in a kind of their choice; 4 is the most in each.`,
  },
  20: {
    name: 'Guideposts',
    text: `From the second game on a guidepost says what the king would like to see. It names a goal, sometimes a rule for this game only, and what happens afterwards.

At the end of the game everybody who meets the goal gains 1 glory; ties are friendly. Among them, the one with the most influence tokens left is the chooser (if tied, roll the Charterstone die); if nobody meets the goal, the one with the most of all. If the guidepost asks a question, the chooser answers for the village and opens the crate named there. The chooser also decides for charters that nobody plays.`,
  },
  24: {
    name: 'Private objectives',
    text: `Some buildings give you a private objective: take the top card of the objective deck and lay it in front of you. Only you can score it, in the same way as the open ones (rule 20).

Whoever unlocked this card gains 1 of the new objectives at random; the others are shuffled into the objective deck. Private objectives are discarded when the game ends.`,
  },
  27: {
    name: 'Receiving income',
    text: `Using an income building costs 1 influence token, placed on the octagon beside it. You may have 1 token on each income building; it stays there until the game ends, and gives you nothing at once.

When the progress token is moved to an income space, everybody receives income: the benefit of each income building on which your token lies. If the order matters, begin with the player who moved the token and go on in reverse turn order.`,
  },
  29: {
    name: 'Constructing and overbuilding',
    text: `With the Zeppelin (or any building that constructs) you put up one of your building cards. Pay the cost of the building you use and the 4 resources shown on the card.

The new building goes on an empty plot of your own charter, or on top of one of its buildings, if no worker, minion, peril or influence token is on that one. Basic buildings are never covered. Only the newest building on a plot can be used, and only its value counts.

If the card shows a crate, keep it as a constructed building card; otherwise it goes to the Archive. Gain the VP of the building you used, and advance the progress token 1 space.`,
  },
  33: {
    name: 'Minions',
    text: `Minions are special workers. Whoever unlocked a type gains 1 of it; the others lie in the general supply, open to everybody.

You place a minion like a worker, but only on an empty building of your own charter. When you place it, and whenever an opponent uses its building, you gain what its card shows; that comes before you pay, so you may pay with it.

Regular workers, your own included, may be placed beside it. It is not bumped; it comes home when you retrieve. A minion on the board still counts as yours. Whatever concerns workers concerns minions as well.`,
  },
  34: {
    name: 'Minions on the quota track',
    text: `The quota track gains a row of five spaces that take minions. They may be of different types, and you may send those that stand on the board. Everything else is as in rule 22.`,
  },
  36: {
    name: 'Peril',
    text: `During set-up, 1 random peril token goes on every building in the charters, the basic ones included.

After you have used a building with a peril on it, you must take the token into your personal supply. That is not as bad as it sounds: some buildings take a peril of a certain kind as their cost. What is left goes back at the end of the game.`,
  },
  37: {
    name: 'Peril on the quota track',
    text: `The quota track gains a row of five spaces that take peril tokens, of different kinds if you like. The Eternal City has never said what it does with them. Everything else is as in rule 22.`,
  },
  47: {
    name: 'Treasures',
    text: `Treasures are advancement cards. Each can be used once, at the time it names; then it is discarded. Some buildings take a treasure as their cost.

Whoever unlocked this card gains 1 treasure at random; the others are shuffled into the advancement deck.`,
  },
  60: {
    name: 'Items',
    text: `Items are advancement cards that still want finishing. On your turn you may pay the resources shown on an item, gain its benefit and discard it. This is not your placing or retrieving: you do that as well. Some buildings take an unfinished item as their cost.

Whoever unlocked this card gains 1 item at random; the others are shuffled into the advancement deck.`,
  },
  75: {
    name: 'Guests',
    text: `Guests are advancement cards that pay on income (rule 24). Each offers two rewards: with 1 to 3 players you gain both, with 4 to 6 players one of your choice. If the order matters, begin with the player who moved the progress token and go on in reverse turn order. Some buildings take a guest as their cost.

Whoever unlocked this card gains 1 guest at random; the others are shuffled into the advancement deck. A guest without a name may be named by whoever has it.`,
  },
  90: {
    name: 'Houses for any charter',
    text: `Six more building cards belong to no charter and may be constructed in any. There is no crate on them.

Refreshing the advancement mat means: discard all face-up cards and reveal 5 new ones. Putting on another persona means: one more from your chest is active for the rest of this game, and counts as used. Advancing the progress token is done at once.

Whoever unlocked this card gains 1 of the six at random; the others are shuffled into the advancement deck.`,
  },
  111: {
    name: 'Friends',
    text: `Friends are advancement cards. Each of them knows one charter well: when you use a building there that gives coins, or VP, the friend adds what is shown. As with assistants, a friend helps from the action after the one in which you gained the card.

Whoever unlocked this card gains 1 friend at random; the others are shuffled into the advancement deck.`,
  },
  125: {
    name: 'The end of every game',
    text: `Once the progress token is on the hourglass, play the round to its end. Then, in this order:
1. Guidepost: whoever met the goal gains 1 glory; the chooser answers its question, if it asks one (rule 27).
2. Points at the end: reputation track and personas, in player order. A guidepost that asks no question looks at the village now.
3. Glory (rule 28).
4. Whoever has the most VP marks 1 victory; everybody else gains 1 capacity.
5. The personas in play are marked as used.
6. Keep what your capacity allows, give back the rest (rule 29).
7. Clear the board: workers, influence tokens, minions and peril return.`,
  },
  126: {
    name: 'Inactive charters',
    text: `During set-up, every inactive charter with an empty plot grows by one house. Shuffle the advancement deck and reveal cards until a building card appears. Construct it there, on the lowest empty plot. Then shuffle its constructed card and the other revealed cards back. If none appears, nothing is built.

Whoever leaves the campaign gives coins, resources, advancement cards and minions back to the supply. The charter becomes inactive.`,
  },
  127: {
    name: 'Set-up from the third game on',
    text: `Shuffle the advancement deck and lay 5 cards face up; shuffle the objectives and lay 3 open. The progress token goes on the space for the number of players. Read the guidepost. Roll for the first player.

Everybody chooses 1 persona from the chest, lays out what was kept, and takes 2 workers and 12 influence tokens. You begin with 0 VP.

Then, in reverse player order, take the bonuses of your completed glory rows (rule 28).`,
  },
  132: {
    name: 'Sky islands',
    text: `Every player owns 4 sky islands. During set-up choose 2 of yours and let them hover over two different plots of your charter, empty or not, but never over the basic building. So there are still 6 places to build and to visit; what lies below an island can’t be used in this game, but counts at the end of the campaign.

Islands are built on like plots, and they keep their buildings. At the end of the game you gather all 4 again. Inactive charters have none.`,
  },
};

/** Rules of the games after the campaign. */
export const rulesAfterwards: CardTexts = {
  152: {
    name: 'Sky islands for all',
    text: `The islands drift freely now. During set-up every player gains 4 sky islands at random, with whatever stands on them, and lets 2 of them hover over two different plots of the charter, but not over the basic building. After the game all of them return to the supply.`,
  },
  153: {
    name: 'Borrowed personas',
    text: `All personas form one deck. During set-up take 3 at random, put on 1 and give the others back. A building or treasure that puts on another persona draws from this deck as well.

A persona from a newly unlocked crate acts at once.`,
  },
  154: {
    name: 'Set-up after the campaign',
    text: `Roll the Charterstone die for the charters: everybody plays where it says. Shuffle the advancement deck and lay 5 cards face up; shuffle the objectives and lay 3 open. The progress token goes on the space for the number of players. Roll for the first player. There is no guidepost.

Take 2 workers and 12 influence tokens; you begin with 0 VP. Then, in reverse player order, take 1 minion or 1 advancement card, and 2 coins or 3 VP.`,
  },
  155: {
    name: 'Constructing, if you like',
    text: `Constructing works as before: 4 resources from the card, an empty plot or a building without tokens, never a basic building. Gain the VP of the building you used and advance the progress token 1 space.

New: you may pay the cost of the building you use and construct nothing. Then you gain its VP, but the progress token stays where it is.`,
  },
  156: {
    name: 'Crates, if any are left',
    text: `Unlocking works as before: take out what the Index Guide names, put the card into the Archive, gain the VP of the building you used, and advance the progress token 1 space.

New: you may pay the cost of the building and unlock nothing. Then you gain its VP, but the progress token stays where it is.`,
  },
  157: {
    name: 'The end, from now on',
    text: `Once the progress token is on the hourglass, play the round to its end and gain the points at the end: reputation track and personas. Whoever has the most VP wins. If tied, most tokens on the reputation track, then most on the quota track, then most goods left.

Glory, capacity and victories are no longer marked. All cards go back to their decks, all personas to the persona deck, everything else to the supply. Clear the board, and put the kettle on.`,
  },
};
