declare global {
  /** Read by the chunk loader of every build (tooling/src/webpack/integrity-plugin.ts). */
  var __storefrontIntegrity: Readonly<Record<string, string>> | undefined;
  /** Of this document's scripts, for the same loaders. */
  var __storefrontNonce: string | undefined;
}

/** Makes hashes known to the chunk loaders, by absolute address. What is known already stays as it is. */
export function publishIntegrity(integrity: Readonly<Record<string, string>>, base: string): void {
  const absolute = Object.entries(integrity).map(([url, hash]) => [new URL(url, base).href, hash] as const);
  globalThis.__storefrontIntegrity = Object.freeze({
    ...Object.fromEntries(absolute),
    ...globalThis.__storefrontIntegrity,
  });
}

/** The hash of a script, whatever its query says (a retry changes the query, not the file). */
export function integrityOf(url: string): string | undefined {
  return globalThis.__storefrontIntegrity?.[url.split('?')[0] ?? url];
}
