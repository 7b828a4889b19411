import { LRUCache } from 'lru-cache';

import { createConcurrencyLimiter } from '../../../http/concurrency-limiter';
import type { OwnPictures } from '../../../media/library/own-pictures';

import { requestPicture, type PictureResponse } from './web-picture';

/** Returns whether a picture exists: a reference to the library, a path of the shop or a web address. */
export type ProbePicture = (reference: string) => Promise<PictureResponse>;

const MEDIA_PATH = /^\/media\/(?<path>[^?#]+)/;
const WEB = /^https?:\/\//;
const LIBRARY = /^media:(?<id>[a-z]{16})$/;

const MAX_KEPT = 1_000;
/** An editor is checked after every pause in typing: other sites are requested once in this time. */
const KEPT_MS = 60_000;
const MAX_CONCURRENT = 6;
/** An import of many documents; above it the rest is not checked. */
const MAX_QUEUED = 200;

/** Creates the probe for pictures of documents. Responses of other sites are kept for a minute. */
export function createPictureProbe(
  { hasFile, hasPath }: OwnPictures,
  request: (address: string) => Promise<PictureResponse> = requestPicture,
): ProbePicture {
  const kept = new LRUCache<string, Promise<PictureResponse>>({ max: MAX_KEPT, ttl: KEPT_MS });
  const limited = createConcurrencyLimiter({
    maxConcurrent: MAX_CONCURRENT,
    maxQueued: MAX_QUEUED,
    overloaded: () => new Error('too many pictures of other sites'),
  });
  return async (reference) => {
    const id = LIBRARY.exec(reference)?.groups?.['id'];
    if (id !== undefined) return (await hasFile(id)) ? 'picture' : 'missing';
    const path = MEDIA_PATH.exec(reference)?.groups?.['path'];
    if (path !== undefined) return (await hasPath(path)) ? 'picture' : 'missing';
    if (!WEB.test(reference) || !URL.canParse(reference)) return 'unknown';
    const response = kept.get(reference) ?? limited(() => request(reference)).catch(() => 'unknown' as const);
    kept.set(reference, response);
    return response;
  };
}
