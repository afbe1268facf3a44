/**
 * What every room needs to speak. Facts, reasons and choices are data; here they become sentences, in English, German
 * or Polish. Pure functions, nothing to load, the same in Node and in a browser.
 *
 *     import { text } from '@charterstone/box/text/en';
 *     const say = speaker('en', textsOf(text), { box });
 *     say.fact(fact)                      'Red gains 2 coins (Lantern Workshop).'
 *     say.choice(choice, { village })     'Place a worker on the Treasury'
 *     say.lack(lack)                      'You need 1 more clay.'
 *     say.ui('table.round', { n: 3 })     'Round 3'
 *
 * Words of cards are not here but in the box, and reach a speaker one number at a time (`TextOf`); a number without
 * text is spoken of as "card 22". Texts may remember what the village chose: `tellText(text, told)` leaves out the
 * paragraphs of ways it did not take. It is applied before words leave for a client, so that nobody reads of another
 * village's story: `textsOf(box, told)` gives card n alone, told that way. What a card *does* is never written by hand:
 * the `describe` functions make it from the effect data, so that words and mechanics can't disagree.
 *
 * A speaker says
 * - `name(n)` the name of a card, a printed rule or a building of the Commons, by the number facts use;
 *   `who(charter)` whoever plays a charter, as the subject of a sentence ('Red'); `charter(c)` the district itself;
 *   `site('red-3')`, `place('mat-2')`, `quotaSpace('coin-3')`; `icon('coin')` the word alone, for headings;
 *   `count('coin', 2)` '2 coins'; `list([…])` 'a, b and c';
 * - `fact(fact, scene?)` a sentence for the log, in the present tense; `isQuiet(fact)` tells the facts that a log may
 *   well leave out;
 * - `lack(lack)` a reason; `choice(choice, scene?)` an option; `prompt(options)` the question above a list of options;
 * - `describeCost`, `describeEffect`, `describeUse` (a building: what is paid for what), `describeTest` (an objective, the
 *   goal of a guidepost), `describeAbility`, `describeHelp` (a minion), `describeWeights` (a victory card),
 *   `describePlots` (a location card), and `describeCard`, which picks the right one (nothing for rules and stories:
 *   those are written out); `describeBuild` says what it takes to construct a building card ('' for any other card);
 *   `describeFork` says what follows the game of a guidepost, which nobody need know before;
 * - `ui(key, values)` a message of the interface: the keys and their values are in messages.ts.
 * `adviceText(say, advice)` says what a bot would do in somebody's place, and why.
 * `hintsIn(facts, charter)` says which hints (messages too) a newcomer should get in the first game, and when.
 * A scene `{ village: inspect(state).village }` lets buildings be named where a choice or fact only names the plot.
 */
export * from './light.ts';
export { type Key, LEAVES, MESSAGES } from './messages.ts';
export type { Speaker } from './speaker.ts';
export { speaker } from './tongues.ts';
