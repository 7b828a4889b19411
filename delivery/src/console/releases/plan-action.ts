import type { AppName } from '@storefront/tooling/apps';

import type { AppState, RunningVersion } from './app-state';

export const ACTIONS = ['promote', 'take-back', 'roll-back'] as const;
export type Action = (typeof ACTIONS)[number];

/** The effects of an action, for its confirmation page. */
export interface ActionPlan {
  readonly app: AppName;
  readonly action: Action;
  /** The version for all visitors after the action. */
  readonly version: string;
  readonly title: string;
  /** One sentence each. */
  readonly consequences: readonly string[];
  /** Label of the submit button. */
  readonly button: string;
}

export type PlannedAction =
  | { readonly kind: 'possible'; readonly plan: ActionPlan }
  | { readonly kind: 'impossible'; readonly message: string };

const OPEN_TABS = 'Open tabs keep their current versions until they are reloaded.';

/** Plans an action on an app. @param version target of a rollback; `null` for the previous version */
export function planAction(state: AppState, action: Action, version: string | null): PlannedAction {
  const { app, live, canary } = state;
  if (!live) return impossible(`Nothing of ${app} is live yet.`);
  if (action === 'roll-back') return planRollBack(state, live, version ?? state.before);
  if (!canary) return impossible(`No canary of ${app} is running.`);

  const planned = action === 'promote' ? promotion(app, live, canary) : canaryRollback(app, live, canary);
  return { kind: 'possible', plan: { ...planned, app, action } };
}

type PlanDetails = Omit<ActionPlan, 'app' | 'action'>;

function promotion(app: AppName, live: RunningVersion, canary: RunningVersion): PlanDetails {
  return {
    version: canary.version,
    title: `Promote ${app} ${canary.version}`,
    consequences: [
      `All pages loaded from now on use ${canary.version}. Currently ${canary.share}% of visitors get it; the other ${live.share}% move to it from ${live.version}.`,
      OPEN_TABS,
      `${live.version} stays published, so that you can roll back to it.`,
    ],
    button: 'Promote to everyone',
  };
}

function canaryRollback(app: AppName, live: RunningVersion, canary: RunningVersion): PlanDetails {
  return {
    version: live.version,
    title: `Roll back the canary of ${app}`,
    consequences: [
      `The ${canary.share}% of visitors who currently get ${canary.version} get ${live.version} when they load the next page. Nothing changes for the other ${live.share}%.`,
      OPEN_TABS,
      `${canary.version} stays published, so that you can release it again.`,
    ],
    button: 'Roll back canary',
  };
}

function planRollBack(state: AppState, live: RunningVersion, version: string | null): PlannedAction {
  const { app, canary } = state;
  if (version === null) return impossible(`${app} has no version before ${live.version}.`);
  if (version === live.version) return impossible(`${app} ${version} is already live.`);
  const target = state.earlier.find((earlier) => earlier.version === version);
  if (!target) return impossible(`${app} has no version ${version} to roll back to.`);

  const ends = canary
    ? `The canary ${canary.version} ends: the ${canary.share}% of visitors who currently get it get ${version} too.`
    : null;
  const isNew = target.change === null ? `${version} has never been live for all visitors.` : null;
  return {
    kind: 'possible',
    plan: {
      app,
      action: 'roll-back',
      version,
      title: `Roll back ${app} to ${version}`,
      consequences: [
        `All pages loaded from now on use ${version} instead of ${live.version}.`,
        ends,
        isNew,
        OPEN_TABS,
        `${live.version} stays published, so that you can make it live again.`,
      ].filter((sentence) => sentence !== null),
      button: `Roll back to ${version}`,
    },
  };
}

function impossible(message: string): PlannedAction {
  return { kind: 'impossible', message };
}
