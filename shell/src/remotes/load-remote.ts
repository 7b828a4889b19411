import type { DetailsFile, RemoteSnapshot } from '@storefront/shared/contracts/registry';

import { provideFederationRuntime } from './federation-runtime';
import { loadExposed } from './load-container';
import { loadReleaseDetails } from './release-details';
import type { LoadedRemote } from './remote-source';
import { nextUrl } from './retry-url';
import { validateRemote } from './validate-remote';
import { hasStalled } from './watch-scripts';

/** Technical cause of a failed load, for the log. */
class RemoteUnavailable extends Error {
  override readonly name = 'RemoteUnavailable';

  constructor(remote: string, version: string, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    super(`${remote} ${version} is not available: ${reason}`, { cause });
  }
}

interface Attempt {
  readonly url: string;
  readonly version: string;
  readonly container?: 'webpack' | undefined;
  readonly details?: DetailsFile | undefined;
}

const pendingLoads = new Map<string, Promise<LoadedRemote>>();
const loadedRemotes = new Map<string, LoadedRemote>();

/** Returns the remote if this document has loaded it; does not load it. */
export function getLoadedRemote(name: string): LoadedRemote | null {
  return loadedRemotes.get(name) ?? null;
}

/**
 * Loads a remote of the snapshot. The attempts are: its release, the same release again, then the previous release.
 * The second attempt is left out after a stall, because `watchScripts` has requested the entry twice by then.
 *
 * @throws RemoteUnavailable when all attempts failed. The next call starts again with the first attempt.
 */
export function loadRemote(remote: RemoteSnapshot): Promise<LoadedRemote> {
  const pending = pendingLoads.get(remote.name);
  if (pending) return pending;

  const attempt = loadFirstAvailable(remote);
  pendingLoads.set(remote.name, attempt);
  attempt.then(
    (outcome) => loadedRemotes.set(remote.name, outcome),
    () => pendingLoads.delete(remote.name),
  );
  return attempt;
}

/**
 * Loads the previous release after a page of `version` failed, because a chunk is missing or its code threw. From
 * then on the document uses the previous release of this remote.
 *
 * @returns `null` when there is no previous release, or when it is the one that failed
 * @throws Error when the previous release cannot be loaded; the loaded release stays in use.
 */
export async function loadPreviousRelease(
  remote: RemoteSnapshot,
  version: string,
): Promise<LoadedRemote | null> {
  const { name, fallback } = remote;
  if (!fallback || fallback.version === version) return null;
  const previous = await loadFrom(remote, { ...fallback, url: nextUrl(fallback.url) });
  pendingLoads.set(name, Promise.resolve(previous));
  loadedRemotes.set(name, previous);
  return previous;
}

async function loadFirstAvailable(remote: RemoteSnapshot): Promise<LoadedRemote> {
  let lastError: unknown;
  for (const attempt of attemptsFor(remote)) {
    if (attempt.version === remote.version && isStall(lastError, attempt)) continue;
    try {
      return await loadFrom(remote, { ...attempt, url: nextUrl(attempt.url) });
    } catch (cause) {
      lastError = cause;
      console.warn(new RemoteUnavailable(remote.name, attempt.version, cause).message);
    }
  }
  throw new RemoteUnavailable(remote.name, remote.version, lastError);
}

function attemptsFor({ url, version, container, details, fallback }: RemoteSnapshot): Attempt[] {
  const current = { url, version, container, details };
  return fallback ? [current, current, fallback] : [current, current];
}

/** Returns whether an attempt to load the release failed because no byte of its entry or details arrived. */
function isStall(error: unknown, { url }: Attempt): boolean {
  return error instanceof Error && (error.name === 'AbortError' || hasStalled(url));
}

async function loadFrom(
  remote: RemoteSnapshot,
  { url, version, container, details }: Attempt,
): Promise<LoadedRemote> {
  if (details) await loadReleaseDetails(details);
  if (!container) await provideFederationRuntime();
  const exposed = await loadExposed(url, './remote');
  const module = 'remote' in exposed ? exposed.remote : undefined;
  return { module: validateRemote(module, `${remote.name} ${version}`), version };
}
