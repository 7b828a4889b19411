import { REGISTRY_SCOPE, type Registry } from '@storefront/shared/contracts/registry';

import type { RegistryChange } from '../store/release-store';

import { isDeployment } from './live-line';
import { recordsOf } from './release-records';

/** Whether the app was live and no visitor gets it any more. An app that was never released has no entry. */
export function isWithdrawn(registry: Registry, app: string): boolean {
  return `${REGISTRY_SCOPE}/${app}` in registry.microFrontends && recordsOf(registry, app).length === 0;
}

/** Returns the withdrawal of an app that is not live. @param history oldest first */
export function lastWithdrawal(
  registry: Registry,
  history: readonly RegistryChange[],
  app: string,
): RegistryChange | null {
  if (!isWithdrawn(registry, app)) return null;
  const last = history.findLast((change) => change.part === app && isDeployment(change));
  return last?.action === 'withdraw' ? last : null;
}

/** Returns the registry without the entries of withdrawn apps, as browsers read it. */
export function withoutWithdrawn<T extends Pick<Registry, 'microFrontends'>>(registry: T): T {
  const live = Object.entries(registry.microFrontends).filter(([, records]) => records.length > 0);
  return { ...registry, microFrontends: Object.fromEntries(live) };
}

/** Returns the names of the apps that visitors get. */
export function liveApps(registry: Pick<Registry, 'microFrontends'>): string[] {
  return Object.keys(withoutWithdrawn(registry).microFrontends).map((key) =>
    key.slice(REGISTRY_SCOPE.length + 1),
  );
}
