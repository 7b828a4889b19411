import type { StorefrontConfig } from '@storefront/shared/contracts/storefront-config';
import type { FastifyRequest } from 'fastify';

import { relativeUrl } from '../open-visit';
import type { PreviewRejection } from '../preview-rejection';

import { MOMENT_PARAM, END_MOMENT, readMoment } from './moment-visit';
import { readSiteAt, type SiteAt } from './read-site-at';

/** What a request shows instead of the live content. */
export type Moment =
  | { readonly kind: 'live'; readonly cookies: readonly string[] }
  | { readonly kind: 'redirect'; readonly location: string; readonly cookies: readonly string[] }
  | { readonly kind: 'rejected'; readonly rejection: PreviewRejection }
  /** `isFramed`: a frame of the studio may show it. */
  | { readonly kind: 'preview'; readonly shows: SiteAt; readonly url: URL; readonly isFramed: boolean };

const END_LINK = `?${MOMENT_PARAM}=${END_MOMENT}`;
const EXPIRED: PreviewRejection = {
  status: 403,
  message: 'This link has expired, or was changed. Ask the sender for a new one: the studio makes it.',
  endLink: END_LINK,
};
const UNAVAILABLE: PreviewRejection = {
  status: 503,
  message: 'The content of this preview is unavailable for a moment. Please try again.',
  endLink: END_LINK,
};

/** Decides whether a request gets a preview of the whole site. @param url without the parameters of releases */
export async function openMoment(
  config: StorefrontConfig,
  { headers }: Pick<FastifyRequest, 'headers'>,
  url: URL,
): Promise<Moment> {
  const isFrame = headers['sec-fetch-dest'] === 'iframe';
  const requested = readMoment({ url, cookieHeader: headers.cookie, isFrame, siteUrl: config.siteUrl });
  switch (requested.kind) {
    case 'none':
      return { kind: 'live', cookies: [] };
    case 'ended':
      return { kind: 'redirect', location: relativeUrl(requested.url), cookies: [requested.cookie] };
    case 'malformed':
      return { kind: 'rejected', rejection: EXPIRED };
    case 'link': {
      const shows = await readSiteAt(config, requested.token);
      if (shows === 'expired') return { kind: 'rejected', rejection: EXPIRED };
      if (shows === 'unavailable') return { kind: 'rejected', rejection: UNAVAILABLE };
      // The token leaves the address bar, so that it is in no history, copied link or referrer.
      if (requested.cookie !== null)
        return { kind: 'redirect', location: relativeUrl(requested.url), cookies: [requested.cookie] };
      return { kind: 'preview', shows, url: requested.url, isFramed: true };
    }
    case 'visit': {
      const shows = await readSiteAt(config, requested.token);
      if (shows === 'expired') return { kind: 'live', cookies: [requested.expired] };
      if (shows === 'unavailable') return { kind: 'rejected', rejection: UNAVAILABLE };
      return { kind: 'preview', shows, url, isFramed: false };
    }
  }
}
