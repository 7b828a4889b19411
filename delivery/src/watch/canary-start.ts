import { isDeployment } from '../registry/live-line';
import type { RegistryChange } from '../store/release-store';

/**
 * Returns the start of the running canary; later changes of its percentage do not count as a start.
 *
 * @param history oldest first
 * @returns `null` if the history does not go back that far
 */
export function canaryStartedAt(
  history: readonly RegistryChange[],
  app: string,
  version: string,
): Date | null {
  const changes = history.filter((change) => change.part === app && isDeployment(change));
  const lastOther = changes.findLastIndex(
    ({ to, share = 100 }) => to !== version || share === 0 || share === 100,
  );
  const first = changes[lastOther + 1];
  return first ? new Date(first.at) : null;
}
