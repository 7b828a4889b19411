import type { FastifyReply, FastifyRequest } from 'fastify';

import { ApiError } from '../../http/api-error';
import type { DealDeps } from '../deal-response';
import { createResponseCache } from '../response-cache';

import { findMoment, type StoredMoment } from './moment-store';
import { momentTokenIn } from './moment-url';

/** What the content calls of a request are made from. */
export interface ContentView {
  readonly deps: DealDeps;
  readonly cached: ReturnType<typeof createResponseCache>;
  /** The preview that is requested; `null` for the site as it is live. */
  readonly moment: StoredMoment | null;
}

/** Previews never evict responses of the site. */
const MAX_RESPONSES = 120;

/**
 * Returns a function that selects the content of a request: that of the site, or that of a preview of the whole site,
 * which no cache may store.
 */
export function contentViews(deps: DealDeps) {
  const live: ContentView = { deps, cached: createResponseCache(deps), moment: null };
  const cachedPreviews = createResponseCache(deps, MAX_RESPONSES);

  /** @throws ApiError 410 for a preview that has expired or never existed */
  return async ({ headers }: FastifyRequest, reply: FastifyReply): Promise<ContentView> => {
    const token = momentTokenIn(headers);
    if (token === null) return live;
    reply.headers({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
    const moment = await findMoment(deps.db, token, deps.clock.now());
    if (!moment) throw new ApiError(410, 'preview-over', 'This preview has expired.');
    const { at, tokenHash } = moment;
    return {
      deps: { ...deps, preview: { at, tokenHash } },
      cached: (call, build) => cachedPreviews(`${tokenHash} ${call}`, build),
      moment,
    };
  };
}
