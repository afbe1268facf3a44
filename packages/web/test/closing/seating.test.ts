// Spoilers: whole campaigns, as they were played.
import { inspect, type State } from '@charterstone/rules';
import { speaker } from '@charterstone/words';
import { expect, test } from 'vitest';
import { storyOf } from '../../src/replay/story.ts';
import { seatedBefore, seatingIn } from '../../src/table/seating.ts';
import { sceneFor } from '../rites/scenes.ts';
import { type Campaign, campaignsOf, walk, walkThrough } from './campaigns.ts';

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

/** What the replay tells in the step that ends a campaign, of whom, and as whom they sat there before and after it. */
type Ending = {
  readonly told: readonly string[];
  readonly champions: readonly { readonly had: number | undefined; readonly has: number | undefined }[];
};

function endingsOf(campaign: Campaign): readonly Ending[] {
  let before: State | undefined;
  const endings: Ending[] = [];
  walkThrough(campaign, (state, facts) => {
    const ended = facts.find((fact) => fact.fact === 'campaignEnded');
    if (ended !== undefined && before !== undefined) {
      const scene = sceneFor(state, 0);
      const step = { seq: 1, by: 1, at: 0, facts, cells: scene.seen.cells };
      const told = storyOf(step, {
        ...scene,
        sayAmong: (seating) =>
          speaker('en', scene.content.textOf, { nameOf: (charter) => `Guest ${seating.get(charter)}` }),
      });
      const [had, has] = [seatingIn(inspect(before)), seatingIn(inspect(state))];
      const champions = ended.champions.map((one) => ({ had: had.get(one), has: has.get(one) }));
      endings.push({ told, champions });
    }
    before = state;
  });
  return endings;
}

test('the replay names the champion as whom they were, in the step that deals the charters anew', () => {
  let others = 0;
  for (const campaign of campaignsOf(3)) {
    const endings = endingsOf(campaign);
    expect(endings).toHaveLength(1);
    for (const { told, champions } of endings) {
      // Several share it, or nobody has it: those are other words.
      if (champions.length !== 1) continue;
      for (const { had } of champions)
        expect(told).toContainEqual(expect.stringContaining(`The campaign is over: Guest ${had} wins it`));
      if (champions.every(({ had, has }) => had !== has)) others++;
    }
    // Whoever happens to get their own charter again would be named right either way.
    if (others > 0) break;
  }
  expect(others).toBe(1);
});
