import { errorMessage } from '@storefront/server-kit/error-text';

import { ReleaseRejected } from '../release/swap-app-records';

import { checkCanary, runningCanary, type CheckOptions } from './check-canary';
import { watchersVerdict } from './describe-canary';
import { verdictLines } from './watcher-status';

/**
 * Refuses to give a canary more visitors before it was shown to do no harm.
 *
 * @throws ReleaseRejected when the canary is harmful or undecided, or when there is no health data
 */
export async function requireTried(options: CheckOptions): Promise<void> {
  const found = await checkCanary(options).then(
    (canary) =>
      canary === null || canary.verdict === 'no-harm-found' ? null : verdictLines(canary).join('\n'),
    (error: unknown) => judgedElsewhere(options, errorMessage(error)),
  );
  if (found === null) return;
  throw new ReleaseRejected(
    `The canary of ${options.app} is ${found}\n` +
      'It gets no more visitors before it is shown to do no harm: wait for more page loads, roll it back, or record why ' +
      'it is given more visitors all the same with --untried "<reason>".',
  );
}

/** The team of another repository cannot read health data; the watcher of the shop has judged its canary. */
async function judgedElsewhere({ store, app, now }: CheckOptions, problem: string): Promise<string | null> {
  const running = await runningCanary(store, app);
  if (running.kind === 'none') return null;
  const verdict = await watchersVerdict(store, { app, version: running.version }, now());
  if (verdict === null) return `undecided: ${problem}`;
  return verdict.verdict === 'no-harm-found' ? null : verdictLines(verdict).join('\n');
}
