import { consoleOnStore, type ConsoleOnStore } from '../../../testing/console/test-console';

import { carryOut, DecisionStale } from './execute-action';
import { planAct } from './plan-action';
import { readReleaseState } from './release-state';

let opened: ConsoleOnStore;
beforeEach(async () => {
  opened = await consoleOnStore();
});
afterEach(() => opened.close());

const planned = async (act: 'promote' | 'take-back' | 'roll-back') => {
  const state = await readReleaseState(opened.store);
  const part = state.parts.find((candidate) => candidate.part === 'mfe-deal');
  const answer = part && planAct(part, act, null);
  if (answer?.kind !== 'possible') throw new Error('the test needs a plan');
  return { plan: answer.plan, revision: state.revision };
};

describe('carryOut', () => {
  it.each(['promote', 'take-back', 'roll-back'] as const)(
    'does not %s once anything has gone live since, of another part too',
    async (act) => {
      await opened.releaseDeal('one');
      await opened.releaseDeal('two');
      await opened.releaseDeal('three', { canary: 10 });
      const { plan, revision } = await planned(act);
      await opened.release('mfe-search', 'four');
      const before = await opened.store.registry();

      await expect(carryOut(opened.store, plan, { revision, why: 'test', by: null })).rejects.toThrow(
        DecisionStale,
      );
      expect(await opened.store.registry()).toEqual(before);
    },
  );

  it('does not take the live version back where another change ends the canary in the same moment', async () => {
    await opened.releaseDeal('one');
    const live = await opened.releaseDeal('two');
    await opened.releaseDeal('three', { canary: 10 });
    const { plan, revision } = await planned('take-back');
    const decision = { revision, why: 'test', by: null };

    const outcomes = await Promise.allSettled([
      carryOut(opened.store, plan, decision),
      carryOut(opened.store, plan, decision),
    ]);

    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const records = (await opened.store.registry()).microFrontends['storefront/mfe-deal'] ?? [];
    expect(records.map(({ metadata }) => metadata.version)).toEqual([live]);
  });

  it('answers the revision that it led to', async () => {
    await opened.releaseDeal('one');
    await opened.releaseDeal('two', { canary: 10 });
    const { plan, revision } = await planned('promote');

    const led = await carryOut(opened.store, plan, { revision, why: 'test', by: 'anna' });

    expect(led).toBe((await opened.store.registry()).revision);
    expect((await opened.store.history()).at(-1)).toMatchObject({ by: 'anna', revision: led });
  });
});
