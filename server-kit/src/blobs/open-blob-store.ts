import type { PlainBlobStore } from './blob-store';
import { folderBlobStore } from './folder-blob-store';
import type { S3ClientSettings } from './s3-client';
import { isS3Url, requireS3Url } from './s3-url';

/**
 * Opens a folder, or a bucket such as `s3://bucket/prefix`.
 *
 * @throws Error for the URL of a bucket that cannot be read
 */
export async function openBlobStore(location: string, settings: S3ClientSettings): Promise<PlainBlobStore> {
  if (!isS3Url(location)) return folderBlobStore(location);
  const bucket = requireS3Url(location);
  // The SDK takes memory and start-up time that only shops with a bucket need.
  const [{ createS3Client }, { s3BlobStore }] = await Promise.all([
    import('./s3-client'),
    import('./s3-blob-store'),
  ]);
  return s3BlobStore({ client: createS3Client(settings), ...bucket });
}
