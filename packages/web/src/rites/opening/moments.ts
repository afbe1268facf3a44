import type { Charter, Fact } from '@charterstone/rules';
import type { Scene } from '../../table/scene.ts';
import { tellersOf } from '../../table/seating.ts';
import type { Moment, MomentsIn } from '../moment.ts';
import { crateMoments, cratesIn, openerBefore } from './crates.ts';
import { namingMoments } from './naming.ts';
import { onStage } from './stage.tsx';

/** Crates, buildings, names, rules, stories, the guidepost. */
export const openingMoments: MomentsIn = (facts, scene) => {
  // The first game begins without ceremony: its cards lie beside the table.
  if (isSetUp(facts, scene)) return [];
  const own = scene.now.charters.find(({ seat }) => seat === scene.eyes)?.charter;
  const crates = cratesIn(facts);
  const then = tellersOf(facts, scene.seating, scene).map((say) => ({ ...scene, say }));
  return [
    ...crateMoments(crates, then),
    ...then.flatMap((told, at) => plainMoment(facts, at, told, own)),
    ...arrivals(facts, crates.taken, scene, own),
    ...(own === undefined ? [] : namingMoments(facts, scene, own)),
  ];
};

function isSetUp(facts: readonly Fact[], { now }: Scene): boolean {
  if (now.game === 0) return true;
  const fresh = new Set(
    facts.flatMap((fact) => (fact.fact === 'cardMoved' && fact.from === 'index' ? [fact.card] : [])),
  );
  return facts.some(
    (fact) =>
      // After the campaign charters are dealt before every game, in the step that ends the one before.
      (fact.fact === 'charterChosen' && !now.campaignOver) ||
      (fact.fact === 'gameBegan' && fact.game === 1) ||
      // The first buildings come straight out of the box.
      (fact.fact === 'built' && fresh.has(fact.card)),
  );
}

/** What is a moment whatever happens beside it. */
function plainMoment(
  facts: readonly Fact[],
  at: number,
  scene: Scene,
  own: Charter | undefined,
): readonly Moment[] {
  const fact = facts[at];
  if (fact === undefined) return [];
  const { say, spoken, content } = scene;
  const told = (): string => say.fact(fact, { ...spoken, why: false });
  switch (fact.fact) {
    case 'storyRead': {
      const { card } = fact;
      const way = { id: `story ${card}`, title: say.name(card), at, whose: openerBefore(facts, at) };
      return content.textOf(card)?.text === undefined ? [] : [onStage('story', way, { card })];
    }
    case 'goalMet': {
      const { guidepost: card, charters: met } = fact;
      // Whoever hears its title learns no more than whoever sees the foil.
      const title = `${say.ui('rite.goalTitle')}: ${say.name(card)}`;
      return [onStage('goal', { id: `goal ${card}`, title, at }, { card, met, told: told() })];
    }
    case 'built': {
      const { card, site, charter } = fact;
      const way = { id: `built ${site}`, title: told(), at, whose: charter };
      return charter === own
        ? [onStage('glue', way, { card, site, told: told() })]
        : [onStage('glimpse', { ...way, manner: 'glimpse' }, { card, told: told() })];
    }
    case 'dealt': {
      const { charter, islands } = fact;
      // Nobody has said yet that they play on after the campaign.
      const isLast = facts.some((one) => one.fact === 'campaignEnded');
      const way = { id: 'islands', title: say.ui('rite.islands'), at };
      return charter === own && islands.length > 0 && !isLast ? [onStage('islands', way, { islands })] : [];
    }
    case 'cardMoved':
      return movedMoment(fact, at, scene, own);
    default:
      return [];
  }
}

type Moved = Extract<Fact, { fact: 'cardMoved' }>;

function movedMoment(
  fact: Moved,
  at: number,
  { say, spoken, content }: Scene,
  own: Charter | undefined,
): readonly Moment[] {
  const { card, charter, from, to } = fact;
  if (to === 'guidepost')
    return [onStage('guidepost', { id: `guidepost ${card}`, title: say.ui('rite.guidepost'), at }, { card })];
  const isFace = charter !== own && to.startsWith('play-') && from.startsWith('chest-');
  if (!isFace || content.data.cards[card]?.kind !== 'persona') return [];
  const told = say.fact(fact, { ...spoken, why: false });
  const way = { id: `plays ${card}`, title: told, at, whose: charter, manner: 'glimpse' } as const;
  return [onStage('glimpse', way, { card, told })];
}

/** Whoever and whatever comes without a crate: a persona to me, cards to the table. */
function arrivals(
  facts: readonly Fact[],
  taken: ReadonlySet<number>,
  { say, content }: Scene,
  own: Charter | undefined,
): readonly Moment[] {
  const came = facts.flatMap((fact, at) =>
    fact.fact === 'cardMoved' && fact.from === 'index' && !taken.has(fact.card) ? [{ ...fact, at }] : [],
  );
  const groups = [
    { word: 'rite.persona', here: came.filter(({ card, to }) => isPersona(card) && to === `chest-${own}`) },
    { word: 'rite.newOnTable', here: came.filter(({ to }) => to === 'table') },
  ] as const;
  function isPersona(card: number): boolean {
    return content.data.cards[card]?.kind === 'persona';
  }
  return groups.flatMap(({ word, here }) => {
    const [first] = here;
    if (first === undefined) return [];
    const way = { id: `${word} ${first.card}`, title: say.ui(word), at: first.at };
    return [onStage('arrival', way, { word, cards: here.map(({ card }) => card) })];
  });
}
