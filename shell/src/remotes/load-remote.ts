import { loadRemote as loadExposed, registerRemotes } from '@module-federation/enhanced/runtime';
import type { DetailsAddress, RemoteSnapshot } from '@storefront/shared/contracts/registry';

import { acceptedRemote } from './accepted-remote';
import { knowDetails } from './release-details';
import type { LoadedRemote } from './remote-source';

/** Why a remote cannot be shown: for the log, never for the shopper. */
export class RemoteUnavailable extends Error {
  override readonly name = 'RemoteUnavailable';

  constructor(remote: string, version: string, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    super(`${remote} ${version} is not available: ${reason}`, { cause });
  }
}

interface Attempt {
  readonly url: string;
  readonly version: string;
  readonly details?: DetailsAddress | undefined;
}

const loading = new Map<string, Promise<LoadedRemote>>();
const present = new Map<string, LoadedRemote>();

export function loadedRemote(name: string): LoadedRemote | null {
  return present.get(name) ?? null;
}

/**
 * Loads a remote of the snapshot: its release, the same once more under another query (a hung request
 * would hold a second one to the same address), then the release before it.
 *
 * @throws RemoteUnavailable when every way failed. The next call tries again from the start.
 */
export function loadRemote(remote: RemoteSnapshot): Promise<LoadedRemote> {
  const known = loading.get(remote.name);
  if (known) return known;

  const attempt = firstThatLoads(remote);
  loading.set(remote.name, attempt);
  attempt.then(
    (outcome) => present.set(remote.name, outcome),
    () => loading.delete(remote.name),
  );
  return attempt;
}

/**
 * Loads the release before, because a page of `version` could not be had: its chunk is gone, or broken.
 *
 * @returns `null` when there is none, or when it is the one that failed
 * @throws Error when it cannot be loaded either; the tab stays with what it has.
 */
export async function loadBefore(remote: RemoteSnapshot, version: string): Promise<LoadedRemote | null> {
  const { name, fallback } = remote;
  if (!fallback || fallback.version === version) return null;
  const before = await loadFrom(remote, { ...fallback, url: nextAddress(fallback.url) });
  loading.set(name, Promise.resolve(before));
  present.set(name, before);
  return before;
}

async function firstThatLoads(remote: RemoteSnapshot): Promise<LoadedRemote> {
  let failure: unknown;
  for (const attempt of attemptsFor(remote)) {
    try {
      return await loadFrom(remote, attempt);
    } catch (cause) {
      failure = cause;
      console.warn(new RemoteUnavailable(remote.name, attempt.version, cause).message);
    }
  }
  throw new RemoteUnavailable(remote.name, remote.version, failure);
}

/** How often each entry was asked for: only the very first request may use the address that is preloaded. */
const asked = new Map<string, number>();

function attemptsFor({ url, version, details, fallback }: RemoteSnapshot): Attempt[] {
  const attempts = [
    { url: nextAddress(url), version, details },
    { url: nextAddress(url), version, details },
  ];
  return fallback ? [...attempts, { ...fallback, url: nextAddress(fallback.url) }] : attempts;
}

function nextAddress(url: string): string {
  const times = asked.get(url) ?? 0;
  asked.set(url, times + 1);
  return times === 0 ? url : `${url}?retry=${times}`;
}

async function loadFrom(remote: RemoteSnapshot, { url, version, details }: Attempt): Promise<LoadedRemote> {
  if (details) await knowDetails(details);
  const globalName = containerName(url);
  registerRemotes(
    [
      {
        name: globalName,
        entry: new URL(url, window.location.href).href,
        type: 'global',
        entryGlobalName: globalName,
      },
    ],
    { force: true },
  );

  const exposed = await loadExposed<{ remote?: unknown }>(`${globalName}/remote`);
  return { module: acceptedRemote(exposed?.remote, `${remote.name} ${version}`), version };
}

/** Entry files are named `<container>.<hash>.js`, so that two releases never share a container. */
function containerName(url: string): string {
  const file = url.split('/').at(-1) ?? '';
  return file.split('.')[0] ?? file;
}
