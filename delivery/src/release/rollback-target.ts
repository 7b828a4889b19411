import { harmfulMarkOf } from '../registry/harmful-marks';
import { earlierInLine, isDeployment, liveLine } from '../registry/live-line';
import { canaryRecord, liveRecord } from '../registry/release-records';
import { isWithdrawn } from '../registry/withdrawn-apps';
import type { HarmfulMark, RegistryChange, StoredRegistry } from '../store/release-store';

/** What a rollback of the live version should restore, and why. */
export interface RollbackTarget {
  /** `null` if no version is suitable. */
  readonly version: string | null;
  /** One sentence for the person who decides. */
  readonly why: string;
  /** More recent versions that were passed over, because they are marked as harmful. */
  readonly skipped: readonly HarmfulMark[];
}

interface Sources {
  readonly registry: StoredRegistry;
  /** Oldest first. */
  readonly history: readonly RegistryChange[];
  /** Published versions of the app. */
  readonly versions: readonly string[];
}

/**
 * Recommends the version to which the live one should be rolled back: the most recent one that was live for all
 * visitors before it, is still published, is not marked as harmful, and was not rolled back itself.
 */
export function rollbackTargetOf(app: string, { registry, history, versions }: Sources): RollbackTarget {
  const live = liveRecord(registry, app)?.metadata.version;
  if (live === undefined) {
    const why = isWithdrawn(registry, app)
      ? `${app} is withdrawn: restore it.`
      : `${app} was never released.`;
    return { version: null, why, skipped: [] };
  }
  const earlier = earlierInLine(liveLine(history, app), live).filter((version) => versions.includes(version));
  const skipped: HarmfulMark[] = [];
  for (const version of earlier) {
    const mark = harmfulMarkOf(registry, app, version);
    if (!mark) return { version, why: reasonFor(version, live, skipped), skipped };
    skipped.push(mark);
  }
  const others = skipped.length > 0 ? `; ${namesOf(skipped)}` : '';
  return { version: null, why: `${app} has no harmless version before ${live}${others}.`, skipped };
}

/**
 * Returns the rollback that was the last change of an app, `null` if the last change was another one. A second person
 * who rolls back during the same incident must not go further back by accident.
 */
export function lastRollback(
  { registry, history }: Omit<Sources, 'versions'>,
  app: string,
): RegistryChange | null {
  if (canaryRecord(registry, app)) return null;
  const last = history.findLast((change) => change.part === app && isDeployment(change));
  return last?.action === 'rollback' ? last : null;
}

function reasonFor(version: string, live: string, skipped: readonly HarmfulMark[]): string {
  const passedOver = skipped.length > 0 ? ` (${namesOf(skipped)})` : '';
  return `${version} is the last harmless version that was live for everyone before ${live}${passedOver}.`;
}

function namesOf(marks: readonly HarmfulMark[]): string {
  return marks.map(({ version, why }) => `${version} is marked as harmful: ${why}`).join('; ');
}
