import { loadRemote as loadExposed, registerRemotes } from '@module-federation/enhanced/runtime';
import { CONTRACT_VERSION } from '@storefront/shared/contracts/contract-version';
import { remoteModuleSchema, type RemoteModule } from '@storefront/shared/contracts/remote-module';
import type { RemoteSnapshot } from '@storefront/shared/contracts/registry';

import { satisfiesContract } from './satisfies-contract';

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
}

const loaded = new Map<string, Promise<RemoteModule>>();

/**
 * Loads a remote of the snapshot: its release, the same once more under another query (a hung request
 * would hold a second one to the same address), then the release before it.
 *
 * @throws RemoteUnavailable when every way failed. The next call tries again from the start.
 */
export function loadRemote(remote: RemoteSnapshot): Promise<RemoteModule> {
  const known = loaded.get(remote.name);
  if (known) return known;

  const loading = firstThatLoads(remote);
  loaded.set(remote.name, loading);
  loading.catch(() => loaded.delete(remote.name));
  return loading;
}

async function firstThatLoads(remote: RemoteSnapshot): Promise<RemoteModule> {
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

function attemptsFor({ url, version, fallback }: RemoteSnapshot): Attempt[] {
  const attempts = [
    { url: nextAddress(url), version },
    { url: nextAddress(url), version },
  ];
  return fallback ? [...attempts, { url: nextAddress(fallback.url), version: fallback.version }] : attempts;
}

function nextAddress(url: string): string {
  const times = asked.get(url) ?? 0;
  asked.set(url, times + 1);
  return times === 0 ? url : `${url}?retry=${times}`;
}

async function loadFrom(remote: RemoteSnapshot, { url, version }: Attempt): Promise<RemoteModule> {
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
  const module = remoteModuleSchema.parse(exposed?.remote);
  if (!satisfiesContract(CONTRACT_VERSION, module.contract)) {
    throw new Error(
      `${remote.name} ${version} needs contract ${module.contract}, this shell has ${CONTRACT_VERSION}`,
    );
  }
  return module;
}

/** Entry files are named `<container>.<hash>.js`, so that two releases never share a container. */
function containerName(url: string): string {
  const file = url.split('/').at(-1) ?? '';
  return file.split('.')[0] ?? file;
}
