import { impossible, OPEN_TABS, possible, type PlannedAction } from './action-plan';
import type { AppState, RunningVersion } from './app-state';

/** Plans the end of an app that is not needed any more. */
export function planWithdrawal({ app, canary }: AppState, live: RunningVersion): PlannedAction {
  if (app === 'shell') return impossible('The shell is part of every page: it cannot be withdrawn.');
  const pages = live.routes.join(', ');
  return possible({
    app,
    action: 'withdraw',
    version: live.version,
    share: null,
    title: `Withdraw ${app}`,
    consequences: [
      pages === ''
        ? `No page loaded from now on uses ${app}.`
        : `Its pages respond that they were removed: ${pages}. To redirect their visitors, use the command instead.`,
      ...(canary ? [`The canary ${canary.version} ends as well.`] : []),
      OPEN_TABS,
      `Its files stay published. Nobody releases it until it is restored, which makes ${live.version} live again.`,
    ],
    button: `Withdraw ${app}`,
    overrides: null,
    marks: null,
  });
}

/** Plans the return of a withdrawn app. */
export function planRestore({ app, withdrawn }: AppState): PlannedAction {
  if (withdrawn === null) return impossible(`${app} is not withdrawn.`);
  return possible({
    app,
    action: 'restore',
    version: withdrawn.to,
    share: null,
    title: `Restore ${app} ${withdrawn.to}`,
    consequences: [`All pages loaded from now on use ${withdrawn.to} again, and its pages are back.`],
    button: `Restore ${app}`,
    overrides: null,
    marks: null,
  });
}
