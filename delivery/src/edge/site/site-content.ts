import { createHash } from 'node:crypto';

import { createRequestDeduplication } from '@storefront/server-kit/request-deduplication';
import { BUILT_IN_FOOTER, BUILT_IN_NAVIGATION } from '@storefront/shared/api/site/built-in-site';
import { siteSchema, type SiteWire } from '@storefront/shared/api/site/site.schema';
import type { ClaimKind, Claims } from '@storefront/shared/contracts/claims';
import type { SiteContent } from '@storefront/shared/contracts/site-content';
import type { StorefrontConfig } from '@storefront/shared/contracts/storefront-config';
import { validClaim } from '@storefront/shared/contracts/valid-claim';
import { backendUrl } from '@storefront/shared/platform/config/endpoints';
import { requestJson } from '@storefront/shared/platform/http/request-json';
import { createClock } from '@storefront/shared/platform/time/clock';

import type { SocialPicture } from '../../render/social-picture';

/** What the documents of an instant contain: the settings of the shop with menus, footer, notices and claims. */
export interface CurrentSite {
  readonly config: StorefrontConfig;
  /** Equal for equal content: part of the key of kept pages. */
  readonly id: string;
  /** New path of an old one. */
  readonly redirects: ReadonlyMap<string, string>;
  /** Pictures for links in social networks that documents have chosen, by the path of their page. */
  readonly social: ReadonlyMap<string, SocialPicture>;
}

export interface SiteContentReader {
  readonly current: () => CurrentSite;
  /** Reads the content again. A failure keeps what was read last. Never rejects. */
  readonly refresh: () => Promise<void>;
}

/** Without a response by then, pages show what was read last. */
const TIMEOUT_MS = 3_000;
/** A backend that is replaced responds by then. */
const REPORT_AFTER_MS = 30_000;
/** A backend that starts together with the site responds by then, also the first time on a slow machine. */
const REPORT_START_AFTER_MS = 120_000;

/**
 * Keeps what the content team edits for all pages: `GET {backend}/api/site`. It starts with what is built in, and
 * stays at the last content while the backend is unavailable.
 *
 * @param log receives one line for each outage of at least half a minute, or two minutes from the start
 * @param now milliseconds of a monotonic clock
 */
export function createSiteContent(
  config: StorefrontConfig,
  log: (event: object, message: string) => void,
  now: () => number = () => performance.now(),
): SiteContentReader {
  let current = builtInSite(config);
  let failingSince: number | null = null;
  let isReported = false;
  let hasRead = false;
  const inFlight = createRequestDeduplication<void>();

  async function read(): Promise<void> {
    const response = await requestJson(backendUrl(config, 'api/site'), siteSchema, { timeoutMs: TIMEOUT_MS });
    if (response.ok) {
      [failingSince, isReported, hasRead] = [null, false, true];
      current = siteOf(config, response.value, current);
      return;
    }
    failingSince ??= now();
    const limitMs = hasRead ? REPORT_AFTER_MS : REPORT_START_AFTER_MS;
    if (isReported || now() - failingSince < limitMs) return;
    isReported = true;
    log(response.error, `menus and footer not read: the ${hasRead ? 'last' : 'built-in'} ones stay`);
  }
  return { current: () => current, refresh: () => inFlight.run('site', read) };
}

/** Returns what applies before anything was read. */
export function builtInSite(config: StorefrontConfig): CurrentSite {
  return {
    config: { ...config, site: visibleSite(null) },
    id: 'built-in',
    redirects: new Map(),
    social: new Map(),
  };
}

/** Returns what a response means for pages; `before` itself when nothing has changed. */
export function siteOf(config: StorefrontConfig, wire: SiteWire, before: CurrentSite | null): CurrentSite {
  const { redirects, social, claims: ownClaims, ...site } = wire;
  const claims = withDocuments(config.claims, ownClaims);
  const today = createClock(config.marketToday).today();
  // On the first and after the last day of a claim, pages are rendered again.
  const valid = claimNames(claims).filter((name) => validClaim(claims, name, today) !== null);
  const id = createHash('sha256')
    .update(JSON.stringify([site, redirects, claims, valid]))
    .digest('base64url');
  const pictures = new Map(social.map(({ path, ...picture }) => [path, picture]));
  if (id === before?.id && isEqual(pictures, before.social)) return before;
  return {
    config: { ...config, site: visibleSite(site), claims },
    id,
    redirects: new Map(redirects.map(({ from, to }) => [from, to])),
    social: pictures,
  };
}

function isEqual(one: CurrentSite['social'], other: CurrentSite['social']): boolean {
  return JSON.stringify([...one]) === JSON.stringify([...other]);
}

/** Replaces the claims of the settings by those of documents; one that this release does not know is left out. */
function withDocuments(settings: Claims, documents: SiteWire['claims']): Claims {
  return {
    ...settings,
    ...Object.fromEntries(Object.entries(documents).filter(([name]) => Object.hasOwn(settings, name))),
  };
}

function claimNames(claims: Claims): readonly ClaimKind[] {
  return Object.keys(claims) as ClaimKind[];
}

/** The server adds what is built in, so that no script of the shell has to contain it. */
function visibleSite(site: SiteContent | null): SiteContent {
  return {
    navigation: site?.navigation ?? BUILT_IN_NAVIGATION,
    footer: site?.footer ?? BUILT_IN_FOOTER,
    notices: site?.notices ?? [],
  };
}
