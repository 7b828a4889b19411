import type { RegistrySnapshot, RemoteSnapshot } from '@storefront/shared/contracts/registry';
import { matchPath } from 'react-router';

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

/** Addresses of the scripts that the page at a path needs beside the shell. */
export function scriptsOfPath(snapshot: RegistrySnapshot, path: string): readonly string[] {
  const owner = ownerOfPath(snapshot, path);
  if (!owner) return [];
  const { url, preload } = owner.remote;
  const base = url.slice(0, url.lastIndexOf('/'));
  return [url, ...(preload[owner.pattern] ?? []).map((file) => `${base}/${file}`)];
}

/**
 * Asks the browser to fetch scripts when it has nothing better to do. Nothing is executed, and a script
 * that is asked for already is not asked for again.
 */
export function prefetchScripts(snapshot: RegistrySnapshot, path: string): void {
  for (const url of scriptsOfPath(snapshot, path)) {
    if (document.head.querySelector(`link[href="${CSS.escape(url)}"]`)) continue;
    const link = document.createElement('link');
    link.rel = 'prefetch';
    link.as = 'script';
    link.href = url;
    link.crossOrigin = 'anonymous';
    link.integrity = snapshot.integrity[url] ?? '';
    document.head.append(link);
  }
}

/** A visitor who saves data, or who is on a very slow line, gets nothing that was not asked for. */
export function mayPrefetch(connection: unknown): boolean {
  if (typeof connection !== 'object' || connection === null) return true;
  const saving = 'saveData' in connection && connection.saveData === true;
  const slow = 'effectiveType' in connection && /2g$/.test(String(connection.effectiveType));
  return !saving && !slow;
}
