import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { errorMessage } from '@storefront/server-kit/error-text';
import { createRequestDeduplication } from '@storefront/server-kit/request-deduplication';

import { ApiError } from '../http/api-error';
import { createConcurrencyLimiter } from '../http/concurrency-limiter';

/** Generating pictures takes processor time that bookings need. */
const MAX_CONCURRENT = 2;
/** Visitors do not wait for a longer queue. */
const MAX_QUEUED = 400;

/** Generated pictures in a folder: each is generated once, even for concurrent requests. */
export function createPictureStore(folder: string) {
  const inFlight = createRequestDeduplication<Buffer>();
  const limited = createConcurrencyLimiter({
    maxConcurrent: MAX_CONCURRENT,
    maxQueued: MAX_QUEUED,
    overloaded: () => new ApiError(503, 'busy', 'Too many pictures are being drawn. Please try again.'),
  });

  /** @param path such as `pool-17/960.jpg` */
  return (path: string, generate: () => Promise<Buffer>): Promise<Buffer> => {
    const file = join(folder, path);
    return inFlight.run(path, () =>
      readFile(file).catch(() =>
        limited(async () => {
          const bytes = await generate();
          // A full disk costs processor time, not the picture.
          await writeAtomically(file, bytes).catch((error: unknown) =>
            console.error(`picture ${path} was not stored: ${errorMessage(error)}`),
          );
          return bytes;
        }),
      ),
    );
  };
}

/** A partly written picture must never be served: the file gets its name when it is complete. */
async function writeAtomically(file: string, bytes: Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const temporary = `${file}.${process.pid}`;
  try {
    await writeFile(temporary, bytes);
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}
