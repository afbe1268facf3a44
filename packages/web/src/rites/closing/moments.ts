import { CHARTERS, type Charter, type Fact } from '@charterstone/rules';
import type { Scene } from '../../table/scene.ts';
import { tellersOf } from '../../table/seating.ts';
import type { Moment, MomentsIn } from '../moment.ts';
import { nextSetUpIn } from '../sameStep.ts';
import { crossingsIn } from './crossing.ts';
import { onStage } from './stage.ts';

type Ended = Extract<Fact, { fact: 'gameEnded' }>;
type Marked = Extract<Fact, { fact: 'marked' }>;

/**
 * The end of a game, stars, forks, and the end of the campaign. The table may have gone on since: all that a moment needs stands in its
 * facts, or does not change any more.
 */
export const closingMoments: MomentsIn = (facts, scene) => [
  ...lights(facts, scene),
  ...crossings(facts, scene),
  ...deals(facts, scene),
  ...games(facts, scene),
  ...rows(facts, scene),
  ...finales(facts, scene),
];

/** Something is written on the guidepost in the middle of its game: its goal hangs on that. */
function lights(facts: readonly Fact[], scene: Scene): readonly Moment[] {
  const { content, spoken } = scene;
  const tellers = tellersOf(facts, scene.seating, scene);
  return facts.flatMap((fact, at) => {
    if (fact.fact !== 'noted' || fact.note === 0) return [];
    if (content.data.cards[fact.card]?.kind !== 'guidepost') return [];
    const told = (tellers[at] ?? scene.say).fact(fact, spoken);
    const moment = onStage('light', `light ${fact.card}`, told, { card: fact.card, told });
    return [{ ...moment, at, whose: CHARTERS[fact.note - 1] }];
  });
}

/** Crates of the story that open: chosen by somebody, or decided by how the village stands. The last one belongs to the ending. */
function crossings(facts: readonly Fact[], { say }: Scene): readonly Moment[] {
  if (facts.some(({ fact }) => fact === 'campaignEnded')) return [];
  return crossingsIn(facts).map(({ at, crossing }) => ({
    ...onStage(
      'doors',
      `door ${crossing.door}`,
      say.ui(crossing.isChosen ? 'closing.doors' : 'closing.turning'),
      crossing,
    ),
    at,
  }));
}

/** A card that the story deals to oneself: somebody at the door, or what will count at the end of the campaign. */
function deals(facts: readonly Fact[], { now, eyes, say }: Scene): readonly Moment[] {
  const own = now.charters.find(({ seat }) => seat === eyes)?.charter;
  const isOfStory = facts.some(({ fact }) => fact === 'storyOpened' || fact === 'cardHidden');
  if (own === undefined || !isOfStory) return [];
  return facts.flatMap((fact, at) =>
    dealtTo(fact, own).map((card) => ({
      ...onStage('deal', `deal ${card}`, say.ui('closing.deal'), {
        card,
        isSecret: fact.fact === 'cardHidden',
      }),
      // What a story deals is seen when the story was read.
      at: at + facts.length,
    })),
  );
}

function dealtTo(fact: Fact, own: Charter): readonly number[] {
  if (fact.fact === 'cardHidden')
    return fact.to === `secret-${own}` && fact.card !== undefined ? [fact.card] : [];
  return fact.fact === 'cardMoved' && fact.from === 'index' && fact.to === `hand-${own}` ? [fact.card] : [];
}

function games(facts: readonly Fact[], { say }: Scene): readonly Moment[] {
  const ended = facts.find((fact): fact is Ended => fact.fact === 'gameEnded');
  if (ended === undefined) return [];
  const { winners, points } = ended;
  const moment = onStage('podium', 'game', say.ui('closing.gameOver'), { winners, points });
  // The story of a game is told before its winner is, what the next game brings after.
  const next = nextSetUpIn(facts);
  return [{ ...moment, at: next < 0 ? 3 * facts.length : next }];
}

/** A row of one's own stars that is full from now on, in passing: there may be more stars to fill. */
function rows(facts: readonly Fact[], { now, eyes, say, content }: Scene): readonly Moment[] {
  const own = now.charters.find(({ seat }) => seat === eyes);
  const filled = facts.filter(
    (fact): fact is Marked =>
      fact.fact === 'marked' && fact.sheet === 'glory' && fact.charter === own?.charter,
  );
  return [...new Set(filled.map(({ row }) => row))].flatMap((row) =>
    own?.glory[row - 1] === content.data.board.glory[row - 1]?.stars
      ? [{ ...onStage('row', `row ${row}`, say.ui('closing.rowFull'), { row }), manner: 'glimpse' as const }]
      : [],
  );
}

/** The very last thing: after the last story was read. */
function finales(facts: readonly Fact[], { say }: Scene): readonly Moment[] {
  return facts.flatMap((fact) => {
    if (fact.fact !== 'campaignEnded') return [];
    const { champions, scores } = fact;
    return [onStage('finale', 'campaign', say.ui('closing.ended'), { champions, scores })];
  });
}
