import { promote, rollBack } from '../../release/roll-back';
import { RegistryMoved, type ReleaseStore } from '../../store/release-store';

import type { ActPlan } from './plan-action';

/** What is live has changed since the person who decided last saw it. */
export class DecisionStale extends Error {
  override readonly name = 'DecisionStale';
}

export interface Decision {
  /** Of the registry that the decision was made from. */
  readonly revision: number;
  readonly why: string;
  /** Whoever decided; the user that the console runs as when `null`. */
  readonly by: string | null;
}

/**
 * Does what was confirmed, if nothing at all has gone live since.
 *
 * @returns the revision of the registry after it
 * @throws ReleaseRefused
 * @throws DecisionStale
 */
export async function carryOut(store: ReleaseStore, plan: ActPlan, decision: Decision): Promise<number> {
  const { part, act, version } = plan;
  const { revision, why, by } = decision;
  const seen = storeAsSeen(store, revision);
  const options = by === null ? { why } : { why, by };
  try {
    if (act === 'promote') await promote(seen, part, options);
    // Without a name it is the canary that is taken back: the plan says that one runs.
    else await rollBack(seen, part, act === 'take-back' ? null : version, options);
  } catch (error) {
    if (error instanceof RegistryMoved) throw new DecisionStale(error.message, { cause: error });
    throw error;
  }
  return revision + 1;
}

/** A swap succeeds only on the registry that was read for it, so no change can slip in between. */
function storeAsSeen(store: ReleaseStore, revision: number): ReleaseStore {
  return {
    ...store,
    async registry() {
      const registry = await store.registry();
      if (registry.revision === revision) return registry;
      throw new DecisionStale(`the registry moved from revision ${revision} to ${registry.revision}`);
    },
  };
}
