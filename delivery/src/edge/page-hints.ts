import type { RegistrySnapshot } from '@storefront/shared/contracts/registry';
import type { StorefrontConfig } from '@storefront/shared/contracts/storefront-config';

import { scriptsFor, type LiveRegistry } from '../registry/live-registry';

/** A file that the first page needs, announced before the page itself is there. */
export interface Preload {
  readonly url: string;
  readonly as: 'script' | 'font';
  readonly integrity?: string;
}

/** What a page at a path needs: the shell first, its remote, the chunks of the page, the fonts. */
export function preloadsFor(
  live: LiveRegistry,
  snapshot: RegistrySnapshot,
  path: string,
): readonly Preload[] {
  const { shell } = live;
  const scripts = [
    { url: shell.url, integrity: shell.manifest.files[shell.manifest.entry] ?? '' },
    ...scriptsFor(live, path).map((url) => ({
      url,
      integrity: snapshot.integrity[url] ?? '',
    })),
  ];
  return [
    ...scripts.map((script) => ({ ...script, as: 'script' as const })),
    ...shell.manifest.fonts.map((file) => ({ url: `${shell.base}/${file}`, as: 'font' as const })),
  ];
}

/**
 * The same as `Link` headers. The attributes are those of the elements that will ask for the files: with
 * others the browser would fetch them twice.
 */
export function linkHeader(preloads: readonly Preload[], config: StorefrontConfig, nonce: string): string[] {
  const origin = new URL(config.backendUrl).origin;
  return [
    ...(origin === config.siteUrl
      ? []
      : [`<${origin}>; rel=preconnect`, `<${origin}>; rel=preconnect; crossorigin`]),
    ...preloads.map(({ url, as, integrity }) =>
      integrity
        ? `<${url}>; rel=preload; as=${as}; crossorigin=anonymous; integrity="${integrity}"; nonce="${nonce}"`
        : `<${url}>; rel=preload; as=${as}; crossorigin=anonymous`,
    ),
  ];
}

/** And as elements, for whatever takes headers away on the path to the visitor. */
export function preloadElements(preloads: readonly Preload[], nonce: string): string {
  return preloads
    .map(({ url, as, integrity = '' }) =>
      as === 'script'
        ? `<link rel="preload" as="script" href="${url}" integrity="${integrity}" crossorigin="anonymous" nonce="${nonce}">`
        : `<link rel="preload" as="font" type="font/woff2" href="${url}" crossorigin="anonymous">`,
    )
    .join('\n');
}
