import type { RegistryChange } from '../store/release-store';

/**
 * When the running canary was first given to visitors; another share for it later is not another begin.
 * `null` when the history does not go back that far.
 *
 * @param history oldest first
 */
export function canaryBegan(history: readonly RegistryChange[], part: string, version: string): Date | null {
  const changes = history.filter((change) => change.part === part);
  const before = changes.findLastIndex(
    ({ to, share = 100 }) => to !== version || share === 0 || share === 100,
  );
  const first = changes[before + 1];
  return first ? new Date(first.at) : null;
}
