import type { StorefrontConfig } from '@storefront/shared/contracts/storefront-config';
import type { FastifyRequest } from 'fastify';

import { withoutPreview, type PreviewAccess } from '../preview/preview-query';
import { PreviewUnavailable } from '../preview/preview-registry';
import type { PreviewedRelease } from '../preview/previewed-release';
import { differsByVisitor, type LiveRegistry } from '../registry/live-registry';

import { rejectionFor, type PreviewRejection } from './preview-rejection';
import { previewCookie, readPreviewVisit } from './preview-visit';
import type { ReadLiveRegistry } from './read-live-registry';
import { parseRequestUrl } from './request-url';
import {
  readVisitor,
  RELEASES_HEADER,
  releasesCookie,
  releaseSetId,
  visitorCookie,
  type Visitor,
} from './visitor';

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
      /** True for content that is not live, which the studio shows in a frame (DEC-215). */
      readonly isContentPreview: boolean;
      /** The preview of the whole site; `null` for the live content (DEC-332). */
      readonly moment: { readonly at: Date | null; readonly drafts: number } | null;
      /** Which visitors get the same document: all, those with the same releases, or nobody else. */
      readonly sharedBy: 'all' | 'releases' | 'nobody';
    }
  | { readonly kind: 'ended'; readonly location: string }
  | { readonly kind: 'rejected'; readonly rejection: PreviewRejection }
  | { readonly kind: 'malformed'; readonly status: number }
);

/** Decides which releases the visitor gets, and which cookies to set. */
export async function openVisit(deps: VisitDependencies, request: FastifyRequest): Promise<Visit> {
  const { config, preview, now } = deps;
  const target = parseRequestUrl(request.url, config.siteUrl);
  if (target.kind === 'malformed') return { ...target, cookies: [] };
  const requestUrl = target.url;
  const visit = readPreviewVisit(requestUrl, request.headers.cookie, preview, now());
  const url = withoutPreview(requestUrl);
  const expiredCookie = previewCookie(null, config.siteUrl);
  if (visit.kind === 'ended') return { kind: 'ended', location: relativeUrl(url), cookies: [expiredCookie] };
  if (visit.kind === 'rejected')
    return { kind: 'rejected', rejection: rejectionFor(visit.fault), cookies: [] };
  if (visit.kind === 'live') return livePageVisit(deps, request, url, visit.isExpired ? [expiredCookie] : []);

  try {
    const visitor = readVisitor(request.headers.cookie);
    const live = await deps.resolveLive(visitor.bucketOf, visit.releases);
    const stored = visit.queryToStore === null ? [] : [previewCookie(visit.queryToStore, config.siteUrl)];
    return {
      kind: 'page',
      url,
      live,
      previewed: visit.releases,
      isPrivate: true,
      isContentPreview: url.searchParams.has(CONTENT_PREVIEW),
      moment: null,
      sharedBy: 'nobody',
      cookies: [...stored, ...(live.canaries.length > 0 ? newVisitorCookie(visitor, config) : [])],
    };
  } catch (error) {
    if (!(error instanceof PreviewUnavailable)) throw error;
    if (visit.queryToStore === null) return livePageVisit(deps, request, url, [expiredCookie]);
    return { kind: 'rejected', rejection: error, cookies: [] };
  }
}

async function livePageVisit(
  { resolveLive, config }: VisitDependencies,
  { headers }: FastifyRequest,
  url: URL,
  previewCookies: readonly string[],
): Promise<Visit> {
  const visitor = readVisitor(headers.cookie);
  const live = await resolveLive(visitor.bucketOf);
  const sharing = sharingOf(live, visitor, url, headers[RELEASES_HEADER], config);
  return {
    kind: 'page',
    url,
    live,
    previewed: [],
    isPrivate: previewCookies.length > 0 || url.searchParams.has(CONTENT_PREVIEW),
    isContentPreview: url.searchParams.has(CONTENT_PREVIEW),
    moment: null,
    sharedBy: sharing.sharedBy,
    cookies: [...previewCookies, ...sharing.cookies],
  };
}

/**
 * Decides who shares a document, and which cookies it sets. A CDN may cache the document of visitors with the same
 * releases only if its request names them (`RELEASES_HEADER`): such a CDN has them in its cache key.
 */
function sharingOf(
  live: LiveRegistry,
  visitor: Visitor,
  { pathname }: URL,
  releasesOfCdn: string | readonly string[] | undefined,
  config: StorefrontConfig,
): Pick<Extract<Visit, { readonly kind: 'page' }>, 'sharedBy' | 'cookies'> {
  if (live.canaries.length === 0) return { sharedBy: 'all', cookies: [] };
  if (visitor.hasFixedBucket) return { sharedBy: 'nobody', cookies: [] };
  if (!differsByVisitor(live, pathname)) return { sharedBy: 'all', cookies: [] };
  const id = releaseSetId(live);
  if (visitor.newId === null && visitor.releases === id && releasesOfCdn === id)
    return { sharedBy: 'releases', cookies: [] };
  const cookies = newVisitorCookie(visitor, config);
  return {
    sharedBy: 'nobody',
    cookies: visitor.releases === id ? cookies : [...cookies, releasesCookie(id, config.siteUrl)],
  };
}

function newVisitorCookie({ newId }: Visitor, { siteUrl }: StorefrontConfig): readonly string[] {
  return newId === null ? [] : [visitorCookie(newId, siteUrl)];
}

/** Query parameter of content previews (docs/content.md); the page sends it to the backend. */
const CONTENT_PREVIEW = 'preview';

/** Returns path and query. Collapses leading slashes: `//host/` in a redirect would lead to another site. */
export function relativeUrl({ pathname, search }: URL): string {
  return `${pathname.replace(/^\/+/, '/')}${search}`;
}
