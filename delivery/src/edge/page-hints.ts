import type { RegistrySnapshot } from '@storefront/shared/contracts/registry';
import type { StorefrontConfig } from '@storefront/shared/contracts/storefront-config';

import { scriptsFor, type LiveRegistry } from '../registry/live-registry';

import type { InlineCode } from './inline-code';

/** A file to preload. */
export interface Preload {
  readonly url: string;
  readonly as: 'script' | 'font';
  readonly integrity?: string;
}

/** Returns the files that a page needs: shell, remote, chunks of the page, and fonts, in this order. */
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

export const scriptsOf = (preloads: readonly Preload[]) => preloads.filter(({ as }) => as === 'script');

export const fontsOf = (preloads: readonly Preload[]) => preloads.filter(({ as }) => as === 'font');

/**
 * Returns preloads as `Link` headers. The attributes must equal those of the elements that load the files: with
 * different attributes browsers fetch a file twice.
 */
export function linkHeader(
  preloads: readonly Preload[],
  config: StorefrontConfig,
  nonce: string | null,
): string[] {
  const origin = new URL(config.backendUrl).origin;
  return [
    ...(origin === config.siteUrl
      ? []
      : [`<${origin}>; rel=preconnect`, `<${origin}>; rel=preconnect; crossorigin`]),
    ...preloads.map(({ url, as, integrity }) =>
      integrity
        ? `<${url}>; rel=preload; as=${as}; crossorigin=anonymous; integrity="${integrity}"${nonce === null ? '' : `; nonce="${nonce}"`}`
        : `<${url}>; rel=preload; as=${as}; crossorigin=anonymous`,
    ),
  ];
}

/** Returns preloads as `<link>` elements, because proxies may remove the headers. */
export function preloadElements(preloads: readonly Preload[], { nonceAttribute }: InlineCode): string {
  return preloads
    .map(({ url, as, integrity = '' }) =>
      as === 'script'
        ? `<link rel="preload" as="script" href="${url}" integrity="${integrity}" crossorigin="anonymous"${nonceAttribute}>`
        : `<link rel="preload" as="font" type="font/woff2" href="${url}" crossorigin="anonymous">`,
    )
    .join('\n');
}
