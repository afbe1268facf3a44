// Spoilers: whole campaigns, as they were played.
import { inspect, type State } from '@charterstone/rules';
import { speaker } from '@charterstone/words';
import { expect, test } from 'vitest';
import { storyOf } from '../../src/replay/story.ts';
import { seatedBefore, seatingIn } from '../../src/table/seating.ts';
import { sceneFor } from '../rites/scenes.ts';
import { walk } from './campaigns.ts';

test('where a campaign is played on, its facts say who sat where before charters changed hands', () => {
  let before: State | undefined;
  let dealt = 0;
  walk(3, (state, facts) => {
    if (before !== undefined && facts.some((fact) => 'seat' in fact)) {
      expect(seatedBefore(facts, seatingIn(inspect(state)))).toEqual(seatingIn(inspect(before)));
      dealt += Number(facts.some(({ fact }) => fact === 'stoodUp'));
    }
    before = state;
  });
  expect(dealt).toBeGreaterThan(0);
});

test('the replay names the champion as whom they were, in the step that deals the charters anew', () => {
  let before: State | undefined;
  const told: string[] = [];
  const due: string[] = [];
  walk(3, (state, facts) => {
    const ended = facts.find((fact) => fact.fact === 'campaignEnded');
    if (ended !== undefined && before !== undefined) {
      const scene = sceneFor(state, 0);
      const step = { seq: 1, by: 1, at: 0, facts, cells: scene.seen.cells };
      told.push(
        ...storyOf(step, {
          ...scene,
          sayAmong: (seating) =>
            speaker('en', scene.content.textOf, { nameOf: (charter) => `Guest ${seating.get(charter)}` }),
        }),
      );
      const had = seatingIn(inspect(before));
      const has = seatingIn(inspect(state));
      expect(ended.champions.map((charter) => has.get(charter))).not.toEqual(
        ended.champions.map((charter) => had.get(charter)),
      );
      due.push(
        ...ended.champions.map((charter) => `The campaign is over: Guest ${had.get(charter)} wins it`),
      );
    }
    before = state;
  });
  expect(due).toHaveLength(1);
  for (const words of due) expect(told).toContainEqual(expect.stringContaining(words));
});
