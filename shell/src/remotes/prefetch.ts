import type { RegistrySnapshot, RemoteSnapshot } from '@storefront/shared/contracts/registry';
import { matchPath } from 'react-router-dom';

import { integrityOf } from './integrity-map';
import { knowDetails } from './release-details';

/** The remote that owns a path and the pattern it owns it by. */
export function ownerOfPath(
  { remotes }: RegistrySnapshot,
  path: string,
): { readonly remote: RemoteSnapshot; readonly pattern: string } | null {
  for (const remote of remotes) {
    const pattern = remote.routes.find((route) => matchPath(route, path));
    if (pattern !== undefined) return { remote, pattern };
  }
  return null;
}

/** The scripts that the page at a path needs beside the shell. */
export function scriptsOfPage(remote: RemoteSnapshot, files: readonly string[]): readonly string[] {
  const base = remote.url.slice(0, remote.url.lastIndexOf('/'));
  return [remote.url, ...files.map((file) => `${base}/${file}`)];
}

/**
 * Asks the browser to fetch the scripts of a page when it has nothing better to do. Nothing is executed, and
 * a script that is asked for already is not asked for again.
 */
export async function prefetchPage(snapshot: RegistrySnapshot, path: string): Promise<void> {
  const owner = ownerOfPath(snapshot, path);
  if (!owner) return;
  const { remote, pattern } = owner;
  const preload = remote.details ? await knowDetails(remote.details) : remote.preload;
  for (const url of scriptsOfPage(remote, preload[pattern] ?? [])) {
    const { href } = new URL(url, window.location.href);
    if ([...document.head.querySelectorAll('link')].some((link) => link.href === href)) continue;
    const link = document.createElement('link');
    link.rel = 'prefetch';
    link.as = 'script';
    link.href = url;
    link.crossOrigin = 'anonymous';
    link.integrity = integrityOf(href) ?? '';
    document.head.append(link);
  }
}

/** A visitor who saves data, or who is on a very slow line, gets nothing that was not asked for. */
export function mayPrefetch(connection: unknown): boolean {
  if (typeof connection !== 'object' || connection === null) return true;
  const saving = 'saveData' in connection && connection.saveData === true;
  const slow = 'effectiveType' in connection && String(connection.effectiveType).endsWith('2g');
  return !saving && !slow;
}
