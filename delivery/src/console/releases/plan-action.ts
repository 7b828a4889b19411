import type { AppName } from '@storefront/tooling/apps';

import type { CanaryVerdict } from '../../watch/watcher-status';

import type { AppState, RunningVersion } from './app-state';
import {
  impossible,
  OPEN_TABS,
  possible,
  type ActionPlan,
  type PlannedAction,
  type RequestedAction,
} from './action-plan';
import { planCanary, planMark, planRelease } from './plan-release';
import { planRestore, planWithdrawal } from './plan-withdrawal';

/** Plans an action on an app. @param verdict of the watcher for the running canary, `null` if it has none */
export function planAction(
  state: AppState,
  { action, version, share }: RequestedAction,
  verdict: CanaryVerdict | null,
): PlannedAction {
  const { app, live } = state;
  if (action === 'restore') return planRestore(state);
  if (!live) return impossible(`Nothing of ${app} is live.`);
  switch (action) {
    case 'roll-back':
      return planRollBack(state, live, version);
    case 'canary':
      return planCanary(state, live, version, share);
    case 'release':
      return planRelease(state, live, version);
    case 'withdraw':
      return planWithdrawal(state, live);
    case 'mark':
    case 'unmark':
      return planMark(state, action, version);
    case 'promote':
    case 'take-back':
      return planForCanary(state, live, action, verdict);
  }
}

function planForCanary(
  { app, canary }: AppState,
  live: RunningVersion,
  action: 'promote' | 'take-back',
  verdict: CanaryVerdict | null,
): PlannedAction {
  if (!canary) return impossible(`No canary of ${app} is running.`);
  return possible(
    action === 'promote' ? promotion(app, live, canary, verdict) : canaryRollback(app, live, canary),
  );
}

function promotion(
  app: AppName,
  live: RunningVersion,
  canary: RunningVersion,
  verdict: CanaryVerdict | null,
): ActionPlan {
  return {
    app,
    action: 'promote',
    version: canary.version,
    share: null,
    title: `Promote ${app} ${canary.version}`,
    consequences: [
      `All pages loaded from now on use ${canary.version}. Currently ${canary.share}% of visitors get it; the other ${live.share}% move to it from ${live.version}.`,
      OPEN_TABS,
      `${live.version} stays published, so that you can roll back to it.`,
    ],
    button: 'Promote to everyone',
    overrides: overrideOfPromotion(canary, verdict),
    marks: null,
  };
}

function overrideOfPromotion(canary: RunningVersion, verdict: CanaryVerdict | null): string | null {
  if (canary.harmful) return `${canary.version} is marked as harmful: ${canary.harmful.why}`;
  if (verdict === 'harmful') return `The watcher found ${canary.version} harmful.`;
  if (verdict === 'undecided') return `The watcher has not decided yet whether ${canary.version} is harmful.`;
  return null;
}

function canaryRollback(app: AppName, live: RunningVersion, canary: RunningVersion): ActionPlan {
  return {
    app,
    action: 'take-back',
    version: live.version,
    share: null,
    title: `Roll back the canary of ${app}`,
    consequences: [
      `The ${canary.share}% of visitors who currently get ${canary.version} get ${live.version} when they load the next page. Nothing changes for the other ${live.share}%.`,
      OPEN_TABS,
      `${canary.version} stays published, so that you can release it again.`,
    ],
    button: 'Roll back canary',
    overrides: null,
    marks: canary.version,
  };
}

function planRollBack(state: AppState, live: RunningVersion, requested: string | null): PlannedAction {
  const { app, canary, target: recommended } = state;
  const version = requested ?? recommended.version;
  if (version === null) return impossible(recommended.why);
  if (version === live.version) return impossible(`${app} ${version} is already live.`);
  const target = state.earlier.find((earlier) => earlier.version === version);
  if (!target) return impossible(`${app} has no version ${version} to roll back to.`);

  const ends = canary
    ? `The canary ${canary.version} ends: the ${canary.share}% of visitors who currently get it get ${version} too.`
    : null;
  const isNew = target.change === null ? `${version} has never been live for all visitors.` : null;
  return possible({
    app,
    action: 'roll-back',
    version,
    share: null,
    title: `Roll back ${app} to ${version}`,
    consequences: [
      `All pages loaded from now on use ${version} instead of ${live.version}.`,
      ends,
      isNew,
      OPEN_TABS,
      `${live.version} stays published, so that you can make it live again.`,
    ].filter((sentence) => sentence !== null),
    button: `Roll back to ${version}`,
    overrides: target.harmful ? `${version} is marked as harmful: ${target.harmful.why}` : null,
    // A version that was never live before the live one is a release: what it replaces did no harm.
    marks: target.change === null ? null : live.version,
  });
}
