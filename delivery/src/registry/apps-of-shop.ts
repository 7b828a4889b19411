import { REGISTRY_SCOPE, type Registry } from '@storefront/shared/contracts/registry';
import { APPS, isAppNameForm, type AppName } from '@storefront/tooling/apps';

/**
 * Returns the apps of this workspace, and after them those that other repositories have released. Everything that
 * reads or changes a released app works with this list; only a build needs the sources.
 */
export function appsOfShop({ microFrontends }: Pick<Registry, 'microFrontends'>): readonly AppName[] {
  const released = Object.keys(microFrontends)
    .map((key) => key.slice(REGISTRY_SCOPE.length + 1))
    .filter(isAppNameForm);
  return [...APPS, ...released.filter((name) => !APPS.includes(name)).sort()];
}
