import type { RegistryChange, StoredRegistry } from '../store/release-store';

import { isHarmful } from './harmful-marks';

type Change = Pick<RegistryChange, 'part' | 'from' | 'to' | 'share' | 'action'>;

/** Whether the change replaced what visitors get; marks and signatures do not. */
export function isDeployment({ action }: Pick<RegistryChange, 'action'>): boolean {
  return action === undefined || action === 'rollback' || action === 'withdraw';
}

/** Whether the change gave one version to all visitors; the start and the rollback of a canary do not. */
function isLiveForEveryone(change: Change): boolean {
  return isDeployment(change) && change.share === undefined;
}

/**
 * Returns the versions of an app that led to the live one, oldest first. Each was live for all visitors, and none of
 * them was rolled back: a change to a version of the line removes the versions after it.
 *
 * @param history oldest first
 */
export function liveLine(history: readonly Change[], app: string): readonly string[] {
  const changes = history.filter((change) => change.part === app && isLiveForEveryone(change));
  const first = changes[0]?.from;
  return changes.reduce<readonly string[]>(
    (line, { to }) => (line.includes(to) ? line.slice(0, line.indexOf(to) + 1) : [...line, to]),
    first ? [first] : [],
  );
}

/**
 * Returns the versions before this one in the line, the most recent first; for a version outside of the line all of
 * it.
 */
export function earlierInLine(line: readonly string[], version: string): readonly string[] {
  const position = line.indexOf(version);
  return (position === -1 ? line : line.slice(0, position)).toReversed();
}

/** Returns the versions that may replace this one: earlier in the line and not marked as harmful, the best first. */
export function harmlessBefore(
  registry: Pick<StoredRegistry, 'harmful'>,
  history: readonly Change[],
  app: string,
  version: string,
): readonly string[] {
  return earlierInLine(liveLine(history, app), version).filter(
    (candidate) => !isHarmful(registry, app, candidate),
  );
}
