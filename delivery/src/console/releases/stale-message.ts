import { describeChange } from './describe-change';
import type { ReleaseState } from './release-state';

/** Describes the changes since the revision that the user's page shows. */
export function staleMessage({ history }: ReleaseState, displayedRevision: number): string {
  const since = history.filter(({ revision }) => revision > displayedRevision).toReversed();
  const lines = since.map(
    (change) => `${change.part}: ${describeChange(change)} (${change.by}: ${change.why})`,
  );
  return [
    'What is live has changed since you opened that page. Check the current state and decide again.',
    ...lines,
  ].join('\n');
}
