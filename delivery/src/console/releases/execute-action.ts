import { promote, rollBack } from '../../release/roll-back';
import { RegistryConflict, type ReleaseStore } from '../../store/release-store';

import type { ActionPlan } from './plan-action';

/** The registry has changed since the user opened the confirmation page. */
export class StaleDecision extends Error {
  override readonly name = 'StaleDecision';
}

export interface Decision {
  /** Revision of the registry that the user saw. */
  readonly revision: number;
  readonly why: string;
  /** Name of the user; `null` for the user that runs the console. */
  readonly by: string | null;
}

/**
 * Executes a confirmed action if the registry has not changed since.
 *
 * @returns the new revision of the registry
 * @throws ReleaseRejected
 * @throws StaleDecision
 */
export async function executeAction(
  store: ReleaseStore,
  plan: ActionPlan,
  decision: Decision,
): Promise<number> {
  const { app, action, version } = plan;
  const { revision, why, by } = decision;
  const pinnedStore = storeAtRevision(store, revision);
  const options = by === null ? { why } : { why, by };
  try {
    if (action === 'promote') await promote(pinnedStore, app, options);
    // Without a target version `rollBack` rolls back the canary, which is running according to the plan.
    else await rollBack(pinnedStore, app, action === 'take-back' ? null : version, options);
  } catch (error) {
    if (error instanceof RegistryConflict) throw new StaleDecision(error.message, { cause: error });
    throw error;
  }
  return revision + 1;
}

/** A swap succeeds only if the registry has not changed since it was read, so a check on reading is enough. */
function storeAtRevision(store: ReleaseStore, revision: number): ReleaseStore {
  return {
    ...store,
    async registry() {
      const registry = await store.registry();
      if (registry.revision === revision) return registry;
      throw new StaleDecision(`the registry changed from revision ${revision} to ${registry.revision}`);
    },
  };
}
