declare global {
  /** Read by the chunk loader of every build (tooling/src/webpack/integrity-plugin.ts). */
  var __storefrontIntegrity: Readonly<Record<string, string>> | undefined;
  /** CSP nonce of this document, for the same loaders. */
  var __storefrontNonce: string | undefined;
}

/** Adds hashes to the map of the chunk loaders, by absolute URL. Existing entries are never replaced. */
export function publishIntegrity(integrity: Readonly<Record<string, string>>, base: string): void {
  const { origin } = new URL(base);
  // Parsing hundreds of URLs would delay the start of a phone.
  const absoluteUrl = (url: string) => (/^\/[^/]/.test(url) ? origin + url : new URL(url, base).href);
  const absolute = Object.entries(integrity).map(([url, hash]) => [absoluteUrl(url), hash] as const);
  globalThis.__storefrontIntegrity = Object.freeze({
    ...Object.fromEntries(absolute),
    ...globalThis.__storefrontIntegrity,
  });
}

/** Returns the hash of a script. The query is ignored: a retry changes the query, not the file. */
export function integrityOf(url: string): string | undefined {
  return globalThis.__storefrontIntegrity?.[url.split('?')[0] ?? url];
}
