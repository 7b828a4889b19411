/* An S3-compatible store with the releases of the journeys, as a process of its own. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { s3BlobStore } from '@storefront/server-kit/blobs/s3-blob-store';
import { z } from 'zod';

import { BUCKET, localS3 } from '../../../delivery/testing/local-s3';

const { RELEASES } = z.object({ RELEASES: z.string() }).parse(process.env);
const s3 = await localS3();
const live = s3BlobStore({ client: s3.client, bucket: BUCKET, prefix: 'live/' });
const kind = { contentType: 'application/octet-stream', cacheControl: 'no-store' };
for (const path of readdirSync(RELEASES, { recursive: true, encoding: 'utf8' })) {
  const file = join(RELEASES, path);
  if (statSync(file).isFile()) await live.write(path, readFileSync(file), kind);
}
process.once('SIGTERM', () => void s3.close().then(() => process.exit(0)));
console.log(`bucket ready on ${s3.store.port}`);
