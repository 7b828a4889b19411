import { PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';

import { hasStatus, s3Fault, S3Fault } from './s3-error';
import type { S3Address } from './s3-url';

/** Made once in a bucket and never replaced. */
const PROBE = 'condition-probe.txt';
const NOBODYS_TAG = '"00000000000000000000000000000000"';

/** 412: the condition does not hold. 409: another conditional write is under way. */
export const REFUSED = [412, 409] as const;

/**
 * Proves that the store heeds conditions. One that ignores them would let two releases at once overwrite each
 * other, and nobody would notice.
 *
 * @throws S3Fault when it does not, or when it could not be asked
 */
export async function requireConditions(client: S3Client, { bucket, prefix }: S3Address): Promise<void> {
  const isRefused = async (condition: { IfNoneMatch: string } | { IfMatch: string }) => {
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
      if (hasStatus(error, ...REFUSED)) return true;
      if (hasStatus(error, 501)) return false;
      throw s3Fault(error, bucket, `write ${PROBE}`);
    }
  };
  // The first one makes the object, where nobody did before.
  const isThere = (await isRefused({ IfNoneMatch: '*' })) || (await isRefused({ IfNoneMatch: '*' }));
  if (isThere && (await isRefused({ IfMatch: NOBODYS_TAG }))) return;
  throw new S3Fault(
    `Bucket ${bucket}: this store ignores conditions of writes (If-None-Match, If-Match), so two releases at once ` +
      'could overwrite each other. Nothing was released. Use a store that heeds them ' +
      '(docs/operations.md, "Releases in a bucket").',
  );
}
