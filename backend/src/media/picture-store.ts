import type { PlainBlobStore } from '@storefront/server-kit/blobs/blob-store';
import { errorMessage } from '@storefront/server-kit/error-text';
import { createRequestDeduplication } from '@storefront/server-kit/request-deduplication';

import { ApiError } from '../http/api-error';
import { createConcurrencyLimiter } from '../http/concurrency-limiter';

/** Generating pictures takes processor time that bookings need. */
const MAX_CONCURRENT = 2;
/** Visitors do not wait for a longer queue. */
const MAX_QUEUED = 400;
const OPTIONS = {
  contentType: 'application/octet-stream',
  cacheControl: 'public, max-age=31536000',
} as const;

/** Generated pictures in a folder or bucket: each is generated once, even for concurrent requests. */
export function createPictureStore(blobs: Pick<PlainBlobStore, 'read' | 'write'>) {
  const inFlight = createRequestDeduplication<Buffer>();
  const limited = createConcurrencyLimiter({
    maxConcurrent: MAX_CONCURRENT,
    maxQueued: MAX_QUEUED,
    overloaded: () => new ApiError(503, 'busy', 'Too many pictures are being drawn. Please try again.'),
  });

  /** @param key such as `pool-17/960.jpg` */
  return (key: string, generate: () => Promise<Buffer>): Promise<Buffer> =>
    inFlight.run(key, async () => {
      const stored = await blobs.read(key).catch(() => null);
      if (stored) return stored.body;
      return limited(async () => {
        const bytes = await generate();
        // A full disk costs processor time, not the picture.
        await blobs
          .write(key, bytes, OPTIONS)
          .catch((error: unknown) => console.error(`picture ${key} was not stored: ${errorMessage(error)}`));
        return bytes;
      });
    });
}
