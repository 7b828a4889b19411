import type { StorefrontConfig } from '@storefront/shared/contracts/storefront-config';
import type { FastifyRequest } from 'fastify';

import { withoutPreview, type PreviewAccess } from '../preview/preview-query';
import { PreviewUnavailable } from '../preview/preview-registry';
import type { PreviewedRelease } from '../preview/previewed-release';
import type { LiveRegistry } from '../registry/live-registry';

import { rejectionFor, type PreviewRejection } from './preview-rejection';
import { previewCookie, readPreviewVisit } from './preview-visit';
import type { ReadLiveRegistry } from './read-live-registry';
import { bucketCookie, readVisitor } from './visitor';

export interface VisitDependencies {
  readonly resolveLive: ReadLiveRegistry;
  readonly config: StorefrontConfig;
  readonly preview: PreviewAccess;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** The releases for one request, before the page is rendered. */
export type Visit = { readonly cookies: readonly string[] } & (
  | {
      readonly kind: 'page';
      /** Without the preview parameters, which are not visible to the page. */
      readonly url: URL;
      readonly live: LiveRegistry;
      readonly previewed: readonly PreviewedRelease[];
      /** True for content that only this visitor may see: it must not be cached. */
      readonly isPrivate: boolean;
    }
  | { readonly kind: 'ended'; readonly location: string }
  | { readonly kind: 'rejected'; readonly rejection: PreviewRejection }
);

/** Decides which releases the visitor gets, and which cookies to set. */
export async function openVisit(deps: VisitDependencies, request: FastifyRequest): Promise<Visit> {
  const { config, preview, now } = deps;
  const requestUrl = new URL(request.url, config.siteUrl);
  const visit = readPreviewVisit(requestUrl, request.headers.cookie, preview, now());
  const url = withoutPreview(requestUrl);
  const expiredCookie = previewCookie(null, config.siteUrl);
  if (visit.kind === 'ended') return { kind: 'ended', location: relativeUrl(url), cookies: [expiredCookie] };
  if (visit.kind === 'rejected')
    return { kind: 'rejected', rejection: rejectionFor(visit.fault), cookies: [] };
  if (visit.kind === 'live') return livePageVisit(deps, request, url, visit.isExpired ? [expiredCookie] : []);

  try {
    const { bucket, cookies } = visitorBucket(request, config);
    const live = await deps.resolveLive(bucket, visit.releases);
    const stored = visit.queryToStore === null ? [] : [previewCookie(visit.queryToStore, config.siteUrl)];
    return {
      kind: 'page',
      url,
      live,
      previewed: visit.releases,
      isPrivate: true,
      cookies: [...stored, ...(live.hasCanary ? cookies : [])],
    };
  } catch (error) {
    if (!(error instanceof PreviewUnavailable)) throw error;
    if (visit.queryToStore === null) return livePageVisit(deps, request, url, [expiredCookie]);
    return { kind: 'rejected', rejection: error, cookies: [] };
  }
}

async function livePageVisit(
  { resolveLive, config }: VisitDependencies,
  request: FastifyRequest,
  url: URL,
  previewCookies: readonly string[],
): Promise<Visit> {
  const { bucket, cookies } = visitorBucket(request, config);
  const live = await resolveLive(bucket);
  return {
    kind: 'page',
    url,
    live,
    previewed: [],
    isPrivate: previewCookies.length > 0 || url.searchParams.has(CONTENT_PREVIEW),
    cookies: [...previewCookies, ...(live.hasCanary ? cookies : [])],
  };
}

/** Query parameter of content previews (docs/content.md); the page sends it to the backend. */
const CONTENT_PREVIEW = 'preview';

/** Returns the visitor's bucket, with a cookie for new visitors. */
function visitorBucket({ headers }: FastifyRequest, { siteUrl }: StorefrontConfig) {
  const { bucket, isReturning } = readVisitor(headers.cookie);
  return { bucket, cookies: isReturning ? [] : [bucketCookie(bucket, siteUrl)] };
}

/** Returns path and query. Collapses leading slashes: `//host/` in a redirect would lead to another site. */
export function relativeUrl({ pathname, search }: URL): string {
  return `${pathname.replace(/^\/+/, '/')}${search}`;
}
