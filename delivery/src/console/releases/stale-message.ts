import { describeChange } from './describe-change';
import type { ReleaseState } from './release-state';

/** What went live since a page was drawn from this revision, for the person who decided by that page. */
export function staleWords({ history }: ReleaseState, drawnFrom: number): string {
  const since = history.filter(({ revision }) => revision > drawnFrom).toReversed();
  const lines = since.map(
    (change) => `${change.part}: ${describeChange(change)} (${change.by}: ${change.why})`,
  );
  return [
    'What is live has changed since you opened that page. Look at it as it is now, and decide again.',
    ...lines,
  ].join('\n');
}
