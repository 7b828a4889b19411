import type { RemoteSource } from '../remotes/remote-source';

import type { ReportQueue } from './report-queue';
import type { VersionsInUse } from './versions-in-use';

type LoadPreviousRelease = NonNullable<RemoteSource['loadPreviousRelease']>;

/** Wraps a source so that each loaded version and each version that failed to load is counted. */
export function countLoads(
  source: RemoteSource,
  { count }: ReportQueue,
  versionsInUse: VersionsInUse,
): RemoteSource {
  const load: RemoteSource['load'] = (remote) => {
    const { name, version, fallback } = remote;
    const loading = source.load(remote);
    loading.then(
      (loaded) => {
        if (loaded.version !== version) count(name, version, { event: 'load-failed' });
        versionsInUse.add(name, loaded.version);
      },
      () => {
        count(name, version, { event: 'load-failed' });
        if (fallback) count(name, fallback.version, { event: 'load-failed' });
      },
    );
    return loading;
  };

  const withPreviousReleaseCounted =
    (loadPreviousRelease: LoadPreviousRelease): LoadPreviousRelease =>
    async (remote, version) => {
      const previous = await loadPreviousRelease(remote, version);
      if (previous) {
        count(remote.name, version, { event: 'load-failed' });
        versionsInUse.add(remote.name, previous.version);
      }
      return previous;
    };

  return {
    ...source,
    load,
    ...(source.loadPreviousRelease
      ? { loadPreviousRelease: withPreviousReleaseCounted(source.loadPreviousRelease) }
      : {}),
  };
}
