import type { Hints } from '../hints/messages.ts';

/** What a friend who knows the game would say across the table, once. */
export const hints: Hints = {
  'hint.placing':
    'Pick a building and put a worker on it: first you pay what it asks, then you take what it gives. Your own roof asks for nothing, so nothing can go wrong there.',
  'hint.charterstone':
    'There is a crate on the card in front of you. The Charterstone opens it for coins and influence, and nearly everything new in this campaign comes out of a crate.',
  'hint.retrieving':
    'A worker stays where it stands until it is bumped or you retrieve. Retrieving takes the whole turn, so it pays to send out both of them first.',
  'hint.market':
    'The cards on the advancement mat are for sale at the Market, one at a time. Assistants work every time and have never asked for wages.',
  'hint.grandstand':
    'Have you looked at the objectives? Whoever meets one can score it at the Grandstand. The others still can, too, so being second is no shame.',
  'hint.zeppelin':
    'The Zeppelin puts up buildings, but somebody has to have the plans. Those come out of crates; until then it is only good for the view.',
  'hint.cloudPort':
    'Goods in every corner? The Cloud Port takes resources, coins or cards and pays in VP. Every space is filled only once, and the cheap ones go first.',
  'hint.paying':
    'What you pay goes to the general supply, not to the owner of the building. So knock at any door in the village; nobody can charge you extra.',
  'hint.bumping':
    'You have bumped a worker. That is no rudeness: it went home to its owner, who is spared the trouble of fetching it. No building is ever too full for you.',
  'hint.bumped':
    'Your worker was bumped and is back with you, ready to be placed again. Say thank you: with some luck you need not retrieve for a while.',
  'hint.crate':
    'The first crate is open! What was in it belongs to whoever unlocked it; new rules hold for everybody, and the Chronicle keeps them if you want to read them again.',
  'hint.constructing':
    'You have plans for buildings now. The Zeppelin puts one up for influence and for the resources on its card, so have a look at them before you collect the wrong ones.',
  'hint.built':
    'Your building stands, and it will stand in every game to come. Everybody may use it; take that as a compliment. If there is a crate on its card, that is the next surprise.',
  'hint.influence':
    'Your influence is running low, and there is hardly a way to get it back. Keep some for what is worth most to you.',
  'hint.noInfluence':
    'You have no influence left. Every one of your turns now begins with a step of the progress token: not a punishment, but you are the one who hurries the year along.',
  'hint.progress':
    'The progress token has moved. Every building, every crate and every objective brings the hourglass closer, so whoever is ahead likes to be in a hurry.',
  'hint.reputation':
    'A token on the reputation track does nothing today. At the end of the game those with the most of them are paid handsomely, and those behind still get something.',
  'hint.assistant':
    'Your new card helps you from your next action on, whenever it fits. An assistant without a name may be given one; people work better when they are called something.',
  'hint.short':
    'The general supply has run out of that, so you got less than you were promised. What others pay will fill it up again.',
  'hint.income':
    'That was an income space. Nobody here has any income yet, so nothing happened. Think of it as something to look forward to.',
  'hint.lastRound':
    'The hourglass is reached, and this round is the last. Turn what you can into VP now. What is left over is not lost, but it does not count today.',
  'hint.scoring':
    'That was the first of twelve games. The VP are forgotten, but not what they brought: a glory star for every full 10 of them, and a victory for the winner. And this once you keep everything you have.',
};
