import type { StorefrontConfig } from '@storefront/shared/contracts/storefront-config';
import type { FastifyRequest } from 'fastify';

import { withoutPreview, type PreviewAccess } from '../preview/preview-query';
import { PreviewRefused } from '../preview/preview-registry';
import type { PreviewedRelease } from '../preview/previewed-release';

import type { LiveRegistry } from '../registry/live-registry';
import { faultOf, type PreviewRefusal } from './preview-rejection';
import { previewCookie, previewVisit } from './preview-visit';
import type { ReadLiveRegistry } from './read-live-registry';
import { bucketCookie, visitorOf } from './visitor';

export interface VisitDependencies {
  readonly live: ReadLiveRegistry;
  readonly config: StorefrontConfig;
  readonly preview: PreviewAccess;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** What one visitor gets, before there is a page. */
export type Visit = { readonly cookies: readonly string[] } & (
  | {
      readonly kind: 'page';
      /** Without what a preview is asked with: the page knows nothing of it. */
      readonly url: URL;
      readonly live: LiveRegistry;
      readonly previewed: readonly PreviewedRelease[];
      /** True for what one visitor alone may see: of it nothing is kept anywhere. */
      readonly isPrivate: boolean;
    }
  | { readonly kind: 'ended'; readonly location: string }
  | { readonly kind: 'refused'; readonly refusal: PreviewRefusal }
);

export async function openVisit(deps: VisitDependencies, request: FastifyRequest): Promise<Visit> {
  const { config, preview, now } = deps;
  const asked = new URL(request.url, config.siteUrl);
  const visit = previewVisit(asked, request.headers.cookie, preview, now());
  const url = withoutPreview(asked);
  const over = previewCookie(null, config.siteUrl);
  if (visit.kind === 'ended') return { kind: 'ended', location: addressOf(url), cookies: [over] };
  if (visit.kind === 'refused') return { kind: 'refused', refusal: faultOf(visit.fault), cookies: [] };
  if (visit.kind === 'live') return livePage(deps, request, url, visit.isOver ? [over] : []);

  try {
    const { bucket, cookies } = bucketOf(request, config);
    const live = await deps.live(bucket, visit.releases);
    const carried = visit.carry === null ? [] : [previewCookie(visit.carry, config.siteUrl)];
    return {
      kind: 'page',
      url,
      live,
      previewed: visit.releases,
      isPrivate: true,
      cookies: [...carried, ...(live.hasCanary ? cookies : [])],
    };
  } catch (error) {
    if (!(error instanceof PreviewRefused)) throw error;
    if (visit.carry === null) return livePage(deps, request, url, [over]);
    return { kind: 'refused', refusal: error, cookies: [] };
  }
}

async function livePage(
  { live: liveFor, config }: VisitDependencies,
  request: FastifyRequest,
  url: URL,
  before: readonly string[],
): Promise<Visit> {
  const { bucket, cookies } = bucketOf(request, config);
  const live = await liveFor(bucket);
  return {
    kind: 'page',
    url,
    live,
    previewed: [],
    isPrivate: before.length > 0 || url.searchParams.has(CONTENT_PREVIEW),
    cookies: [...before, ...(live.hasCanary ? cookies : [])],
  };
}

/** Parameter of pages whose content is not live yet (docs/content.md); the page itself asks the backend with it. */
const CONTENT_PREVIEW = 'preview';

/** @returns also the cookie that keeps the bucket, where the visitor has none */
function bucketOf({ headers }: FastifyRequest, { siteUrl }: StorefrontConfig) {
  const { bucket, known } = visitorOf(headers.cookie);
  return { bucket, cookies: known ? [] : [bucketCookie(bucket, siteUrl)] };
}

/** On this site whatever was asked for: two slashes in front would name another one. */
export function addressOf({ pathname, search }: URL): string {
  return `${pathname.replace(/^\/+/, '/')}${search}`;
}
