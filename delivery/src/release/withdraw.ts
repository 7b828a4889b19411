import { blockConflicts, type ReadBlockUses } from '../compatibility/block-conflicts';
import { liveRecord, recordsOf } from '../registry/release-records';
import { lastWithdrawal } from '../registry/withdrawn-apps';
import type { ReleaseStore, RouteDecision } from '../store/release-store';

import { makeLive, type ChangeOptions, type ReleaseOutcome } from './make-live';
import { planRoutes } from './route-changes';
import { appFingerprint, ReleaseRejected, swapAppRecords } from './swap-app-records';

export interface WithdrawOptions extends Pick<ChangeOptions, 'why' | 'by' | 'expected' | 'dryRun'> {
  /** Where visitors of its pages are redirected to; default: the pages respond that they were removed. */
  readonly dropRoutes?: readonly RouteDecision[];
  /** Reads which blocks live content uses. */
  readonly readBlockUses?: ReadBlockUses | undefined;
}

export interface Withdrawal extends Pick<ReleaseOutcome, 'app' | 'version'> {
  /** What happens to each of its pages. */
  readonly routes: readonly RouteDecision[];
}

/**
 * Withdraws an app: no visitor gets it with a new page load. Its files stay for open tabs, and `restore` makes the version
 * live again. An app keeps its signed, empty entry in the registry, so that nobody without its key can remove it.
 *
 * @throws ReleaseRejected for the shell, an app that is not live, and one whose blocks live content uses
 */
export async function withdraw(
  store: ReleaseStore,
  app: string,
  { why, by, dryRun = false, dropRoutes = [], readBlockUses, ...options }: WithdrawOptions,
): Promise<Withdrawal> {
  if (app === 'shell') throw new ReleaseRejected('The shell is part of every page: it cannot be withdrawn.');
  const registry = await store.registry();
  const version = liveRecord(registry, app)?.metadata.version;
  if (version === undefined) throw new ReleaseRejected(`${app} is not live: there is nothing to withdraw.`);
  const manifests = await Promise.all(
    recordsOf(registry, app).map(({ metadata }) => store.manifest(app, metadata.version)),
  );
  const none = { ...(await store.manifest(app, version)), routes: [], blocks: null };
  const conflicts = await blockConflicts(none, manifests, readBlockUses);
  if (conflicts.length > 0) throw new ReleaseRejected(conflicts.join('\n'));
  const planned = await planRoutes(store, registry, none, { dropRoutes, isRollback: true });
  const routes = planned.recorded.droppedRoutes ?? [];
  if (dryRun) return { app, version, routes };
  const { expected = appFingerprint(registry, app) } = options;
  const change = {
    why,
    from: version,
    to: version,
    share: 0,
    action: 'withdraw' as const,
    ...(by === undefined ? {} : { by }),
  };
  await swapAppRecords(
    store,
    app,
    expected,
    change,
    async () => [],
    async (stored, who) => {
      const {
        registry: next,
        recorded,
        record,
      } = await planRoutes(store, stored, none, { dropRoutes: routes });
      return { registry: record(next, who), recorded };
    },
  );
  return { app, version, routes };
}

/**
 * Makes the version that was withdrawn live again, with its pages.
 *
 * @throws ReleaseRejected when the app is not withdrawn, or the version is not compatible with what is live
 */
export async function restore(
  store: ReleaseStore,
  app: string,
  options: ChangeOptions,
): Promise<ReleaseOutcome> {
  const [registry, history] = await Promise.all([store.registry(), store.history()]);
  const withdrawal = lastWithdrawal(registry, history, app);
  if (withdrawal === null) throw new ReleaseRejected(`${app} is not withdrawn: there is nothing to restore.`);
  const { expected = appFingerprint(registry, app) } = options;
  const manifest = await store.manifest(app, withdrawal.to);
  return makeLive(store, manifest, { ...options, expected, restores: true });
}
