import { CHARTERS, type Charter, type Fact } from '@charterstone/rules';
import { lastPlayed } from '../../between/station.ts';
import { mayBeSaid } from '../../table/asides.ts';
import type { Scene } from '../../table/scene.ts';
import type { Moment } from '../moment.ts';
import type { Nameable } from './given.ts';
import { onStage } from './stage.tsx';

/** Names are written when their time has come (rule 8, ruling 23): charters after the first game, the village when its story says so. */
export function namingMoments(facts: readonly Fact[], scene: Scene, own: Charter): readonly Moment[] {
  return [...titles(facts, scene), ...people(facts, scene, own)];
}

function titles(facts: readonly Fact[], scene: Scene): readonly Moment[] {
  const { say, content } = scene;
  const at = facts.length;
  const isFirstOver = lastPlayed(scene) === 1 && facts.some(({ fact }) => fact === 'gameEnded');
  const charters = isFirstOver ? nameable(scene, CHARTERS) : [];
  const isVillage = facts.some((fact) => fact.fact === 'storyOpened' && namesVillage(scene, fact.door));
  const village = isVillage && content.box !== undefined ? nameable(scene, ['village']) : [];
  return [
    ...(charters.length === 0
      ? []
      : [
          onStage(
            'names',
            { id: 'name charters', title: say.ui('rite.nameCharters'), at },
            { what: charters },
          ),
        ]),
    ...(village.length === 0
      ? []
      : [onStage('names', { id: 'name village', title: say.ui('rite.nameVillage'), at }, { what: village })]),
  ];
}

function namesVillage({ content }: Scene, door: string): boolean {
  const crate = content.data.crates[door];
  return crate !== undefined && 'names' in crate && crate.names === 'village';
}

/** Somebody who came to me and has no name yet: a slip, since people come and go. */
function people(facts: readonly Fact[], scene: Scene, own: Charter): readonly Moment[] {
  const came = facts.flatMap((fact, at) =>
    fact.fact === 'cardMoved' && (fact.to === `hand-${own}` || fact.to === `play-${own}`)
      ? [{ card: fact.card, at }]
      : [],
  );
  return came.flatMap(({ card, at }) => {
    const kind = scene.content.data.cards[card]?.kind;
    if (kind !== 'persona' && kind !== 'assistant' && kind !== 'guest') return [];
    if (nameable(scene, [card]).length === 0) return [];
    const title = scene.say.ui('rite.nameCard', { card: scene.say.name(card) });
    return [onStage('names', { id: `name ${card}`, title, at, manner: 'offer' }, { what: [card] })];
  });
}

function nameable<N extends Nameable>(scene: Scene, asked: readonly N[]): readonly N[] {
  return asked.filter((what) => mayBeSaid(scene, { do: 'name', what, text: 'A' }));
}
