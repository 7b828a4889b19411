import { findPathOwner } from '@storefront/shared/contracts/path-owner';
import type { RegistrySnapshot, RemoteSnapshot } from '@storefront/shared/contracts/registry';

import { integrityOf } from './integrity-map';
import { loadReleaseDetails } from './release-details';

/** Returns the URLs of the scripts that a page needs besides the shell, the entry of its remote first. */
function scriptsOfPage(remote: RemoteSnapshot, files: readonly string[]): readonly string[] {
  const base = remote.url.slice(0, remote.url.lastIndexOf('/'));
  return [remote.url, ...files.map((file) => `${base}/${file}`)];
}

/**
 * Adds prefetch links for the scripts of the page at a path. The browser loads them at low priority and does not
 * execute them. Scripts that the document already links to are skipped.
 */
export async function prefetchPage(snapshot: RegistrySnapshot, path: string): Promise<void> {
  const owner = findPathOwner(snapshot.remotes, path);
  if (!owner) return;
  const { app: remote, pattern } = owner;
  const preload = remote.details ? await loadReleaseDetails(remote.details) : remote.preload;
  for (const url of scriptsOfPage(remote, preload[pattern] ?? [])) {
    const { href } = new URL(url, window.location.href);
    if ([...document.head.querySelectorAll('link')].some((link) => link.href === href)) continue;
    const link = document.createElement('link');
    link.rel = 'prefetch';
    link.as = 'script';
    link.fetchPriority = 'low';
    link.href = url;
    link.crossOrigin = 'anonymous';
    link.integrity = integrityOf(href) ?? '';
    document.head.append(link);
  }
}
