import { startTestConsole, type TestConsole } from '../../../testing/console/test-console';

import { executeAction, StaleDecision } from './execute-action';
import { planAction } from './plan-action';
import { readReleaseState } from './release-state';

let opened: TestConsole;
beforeEach(async () => {
  opened = await startTestConsole();
});
afterEach(() => opened.close());

/** A reason, without anything to override. */
const REASON = { why: 'test', by: null, override: null, keepUnmarked: false } as const;

const planned = async (action: 'promote' | 'take-back' | 'roll-back') => {
  const state = await readReleaseState(opened.store);
  const appState = state.apps.find(({ app }) => app === 'mfe-deal');
  const plannedAction = appState && planAction(appState, { action, version: null, share: null }, null);
  if (plannedAction?.kind !== 'possible') throw new Error('the test needs a plan');
  return { plan: plannedAction.plan, revision: state.revision };
};

describe('a confirmed action', () => {
  it.each(['promote', 'take-back', 'roll-back'] as const)(
    'does not %s after any other release, also of another app',
    async (action) => {
      await opened.releaseDeal('one');
      await opened.releaseDeal('two');
      await opened.releaseDeal('three', { canary: 10 });
      const { plan, revision } = await planned(action);
      await opened.release('mfe-search', 'four');
      const before = await opened.store.registry();

      await expect(executeAction(opened.store, plan, { ...REASON, revision })).rejects.toThrow(StaleDecision);
      expect(await opened.store.registry()).toEqual(before);
    },
  );

  it('does not roll back the live version when the canary ends at the same time', async () => {
    await opened.releaseDeal('one');
    const live = await opened.releaseDeal('two');
    await opened.releaseDeal('three', { canary: 10 });
    const { plan, revision } = await planned('take-back');
    const decision = { ...REASON, revision };

    const outcomes = await Promise.allSettled([
      executeAction(opened.store, plan, decision),
      executeAction(opened.store, plan, decision),
    ]);

    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const records = (await opened.store.registry()).microFrontends['storefront/mfe-deal'] ?? [];
    expect(records.map(({ metadata }) => metadata.version)).toEqual([live]);
  });

  it('returns the new revision', async () => {
    await opened.releaseDeal('one');
    await opened.releaseDeal('two', { canary: 10 });
    const { plan, revision } = await planned('promote');

    const newRevision = await executeAction(opened.store, plan, { ...REASON, revision, by: 'anna' });

    expect(newRevision).toBe((await opened.store.registry()).revision);
    expect((await opened.store.history()).at(-1)).toMatchObject({ by: 'anna', revision: newRevision });
  });
});
