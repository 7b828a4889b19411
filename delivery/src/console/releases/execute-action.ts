import { makeLive } from '../../release/make-live';
import { setHarmfulMark } from '../../release/mark-harmful';
import { promote, rollBack } from '../../release/roll-back';
import { restore, withdraw } from '../../release/withdraw';
import { RegistryConflict, type ReleaseStore } from '../../store/release-store';

import type { ActionPlan } from './action-plan';

/** The registry has changed since the user opened the confirmation page. */
export class StaleDecision extends Error {
  override readonly name = 'StaleDecision';
}

export interface Decision {
  /** Revision of the registry that the user saw. */
  readonly revision: number;
  readonly why: string;
  /** Why the action is right although the plan `overrides` something; `null` if it does not. */
  readonly override: string | null;
  /** The withdrawn version is not to blame: it is not marked as harmful. */
  readonly keepUnmarked: boolean;
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
  const { revision } = decision;
  try {
    await change(storeAtRevision(store, revision), plan, decision);
  } catch (error) {
    if (error instanceof RegistryConflict) throw new StaleDecision(error.message, { cause: error });
    throw error;
  }
  return revision + 1;
}

function optionsOf({ why, by, override }: Decision) {
  return {
    why,
    ...(by === null ? {} : { by }),
    ...(override === null ? {} : { overrideHarmful: override }),
  };
}

async function change(store: ReleaseStore, plan: ActionPlan, decision: Decision): Promise<void> {
  const { app, action, version, share } = plan;
  const { keepUnmarked } = decision;
  const options = optionsOf(decision);
  switch (action) {
    case 'promote':
      return void (await promote(store, app, { ...options, why: withOverride(plan, decision) }));
    // Without a target version `rollBack` rolls back the canary, which is running according to the plan.
    case 'take-back':
      return void (await rollBack(store, app, null, { ...options, keepUnmarked }));
    case 'roll-back':
      return void (await rollBack(store, app, version, { ...options, keepUnmarked }));
    case 'canary':
    case 'release': {
      const manifest = await store.manifest(app, version);
      return void (await makeLive(store, manifest, {
        ...options,
        ...(share === null ? {} : { canary: share }),
      }));
    }
    case 'withdraw':
      return void (await withdraw(store, app, options));
    case 'restore':
      return void (await restore(store, app, options));
    case 'mark':
    case 'unmark':
      return void (await setHarmfulMark(store, app, version, action === 'mark', options));
  }
}

/** The registry records an override of a mark only; that of a verdict becomes part of the reason. */
function withOverride({ overrides }: ActionPlan, { why, override }: Decision): string {
  return overrides === null || override === null ? why : `${why} (${overrides} Decision: ${override})`;
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
