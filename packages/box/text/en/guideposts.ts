import type { CardTexts } from '../types.ts';

/** What the king would like to see in games 2 to 12: the goal, the rule of this game, and the question after it. */
export const guideposts: CardTexts = {
  400: {
    name: 'Full Storehouses',
    text: `Goal: have the most coins and resources together at the end of the game.

Afterwards: the king’s chamberlain comes to look at your wealth. The chooser decides what lies on the table: the coins (crate A) or the goods (crate B).`,
  },
  401: {
    name: 'Modest Manners',
    text: `Goal: have scored the fewest objectives. None at all will do nicely.

Afterwards: an assessor wants to put a price on every house. The chooser decides: let him in (crate C), or show him the gate (crate D).`,
  },
  402: {
    name: 'The King Can’t Wait',
    text: `Goal: have the most buildings in your charter.

This game: the progress token starts 2 spaces nearer to the hourglass.

Afterwards: something large is drifting towards you from the clouds. The chooser decides: ask the king’s leave before you touch it (crate E), or throw a rope at once (crate F).`,
  },
  403: {
    name: 'All the Time in the World',
    text: `Goal: have the most buildings in your charter.

This game: the progress token starts 2 spaces further from the hourglass.

Afterwards: something large is drifting towards you from the clouds. The chooser decides: ask the king’s leave before you touch it (crate E), or throw a rope at once (crate F).`,
  },
  404: {
    name: 'Many Faces',
    text: `Goal: have the most personas, in play and in your chest together.

This game: your small worker is looking for company of its own. It may not be placed on a building where your big worker stands.

Afterwards: there are lights at the edge of the wood. The chooser decides: fetch the strangers and question them (crate G), or wait until they come by themselves (crate H).`,
  },
  405: {
    name: 'A Visit Among Neighbours',
    text: `Goal: have the most influence tokens on the quota track.

This game: when you use a building in an opponent’s charter, roll the Charterstone die. If it shows your charter or theirs, both of you gain 1 VP.

Afterwards: in the Eternal City your village is compared with all the others. If the VP of all of you together are above the average, open crate I, otherwise crate J.`,
  },
  406: {
    name: 'A Good Name',
    text: `Goal: have the most influence tokens on the reputation track.

This game: coins and resources that you pay at a building in an opponent’s charter go to that opponent.

Afterwards: Pim would like to know by what you want to be measured in the end. The chooser decides: everybody by a secret measure of their own (crate K), or all by the same (crate L).`,
  },
  407: {
    name: 'Spring Cleaning',
    text: `Goal: have the most peril tokens.

This game: if peril has not come to your village yet, it comes now (rule 3).

Afterwards: the king looks closely. If there is peril left on any building in the charters you play, open crate M; if everything is clean, open crate N.`,
  },
  408: {
    name: 'The Long Candle',
    text: `Goal: the candle does not go out on your turn.

This game: the king’s candle is lit at the start. The first time somebody takes a fuel shortage from a building, it goes out, and the village remembers whose turn it was. It can’t be lit again.

Afterwards: if the candle went out, open crate O; if it is still burning, crate P.`,
  },
  409: {
    name: 'Catch Them Gently',
    text: `Goal: have the most minions.

This game: minions of all six kinds run free in the village, one on each marked plot (card 356). No minion may be placed. To use a building where one is hiding, first pay 1 influence token: then it is yours.

Afterwards: Pim counts the pleased and the displeased kings of your story. If at least as many are pleased as displeased, open crate Q, otherwise crate R.`,
  },
  410: {
    name: 'Festival',
    text: `Goal: have the most advancement cards.

This game: everybody is out visiting. You may not place regular workers in your own charter. Minions, as always, may be placed only there. All kinds of advancement cards are unlocked (card 376).

Afterwards: the king arrives. The chooser decides: greet him with bread and salt (crate S), or with a question (crate T).`,
  },
  411: {
    name: 'Martial Law',
    text: `Goal: have the fewest advancement cards. Sentries search your bags.

This game: every other charter is closed to you. Before you use a building there for the first time, place 1 influence token on its emblem; from then on you may come and go. All kinds of advancement cards are unlocked (card 376).

Afterwards: the king arrives. The chooser decides: greet him with bread and salt (crate S), or with a question (crate T).`,
  },
  412: {
    name: 'The Last Year Under the Crown',
    text: `Goal: have the fewest influence tokens left. If tied, roll the Charterstone die.

This game: the sky islands are guarded. Only you may use the buildings on yours.

Afterwards: the campaign is over. Show your victory cards, count, and learn whose face the king will wear. Then open crate W.`,
  },
  413: {
    name: 'The First Free Year',
    text: `Goal: have the fewest influence tokens left. If tied, roll the Charterstone die.

This game: the sky islands are refuges now. Only you may use the buildings on yours.

Afterwards: the campaign is over. Show your victory cards, count, and learn who will speak for the village from now on. Then open crate W.`,
  },
};
