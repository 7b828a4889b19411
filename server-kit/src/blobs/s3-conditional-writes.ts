import { PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';

import { hasStatus, toS3Error } from './describe-s3-error';
import { S3Error } from './s3-error';
import type { S3Location } from './s3-url';

/** Key of an object that is created once per bucket and never replaced. */
const PROBE = 'condition-probe.txt';
const UNUSED_TAG = '"00000000000000000000000000000000"';

/** 412: the condition failed. 409: another conditional write is in progress. */
export const CONDITION_FAILED = [412, 409] as const;

/**
 * Checks that the store supports conditional writes. Without them two concurrent releases would silently
 * overwrite each other.
 *
 * @throws S3Error when the store ignores conditions, or when the check fails
 */
export async function requireConditionalWrites(
  client: S3Client,
  { bucket, prefix }: S3Location,
): Promise<void> {
  const isRejected = async (condition: { IfNoneMatch: string } | { IfMatch: string }) => {
    try {
      await client.send(
        new PutObjectCommand({
          Bucket: bucket,
          Key: `${prefix}${PROBE}`,
          Body: Buffer.from('Does this store heed conditions?\n'),
          ContentType: 'text/plain; charset=utf-8',
          CacheControl: 'no-cache',
          ...condition,
        }),
      );
      return false;
    } catch (error) {
      if (hasStatus(error, ...CONDITION_FAILED)) return true;
      if (hasStatus(error, 501)) return false;
      throw toS3Error(error, bucket, `write ${PROBE}`);
    }
  };
  // The first write creates the object, unless it exists; the second must then be rejected.
  const probeExists = (await isRejected({ IfNoneMatch: '*' })) || (await isRejected({ IfNoneMatch: '*' }));
  if (probeExists && (await isRejected({ IfMatch: UNUSED_TAG }))) return;
  throw new S3Error(
    `Bucket ${bucket}: this store ignores conditional writes (If-None-Match, If-Match), so two concurrent releases ` +
      'could overwrite each other. Nothing was released. Use a store that supports them ' +
      '(docs/operations.md, "Releases in a bucket").',
  );
}
