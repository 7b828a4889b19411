import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  S3ServiceException,
  type S3Client,
} from '@aws-sdk/client-s3';

import { requireBlobKey } from './blob-key';
import {
  BlobConflict,
  type BlobStore,
  type PlainBlobStore,
  type StoredBlob,
  type WriteOptions,
} from './blob-store';
import { hasStatus, toS3Error } from './describe-s3-error';
import { CONDITION_FAILED, requireConditionalWrites } from './s3-conditional-writes';
import type { S3Location } from './s3-url';

/** A blob store without local files; `mirroredBlobStore` adds them. */
export type RemoteBlobStore = Omit<BlobStore, 'localPath'>;

interface Bucket extends S3Location {
  readonly client: S3Client;
}

/** For the whole response; the client has its own limits for connecting and for pauses. */
const REQUEST_TIMEOUT_MS = 60_000;

/** Stores blobs as objects in a bucket. Every method may throw S3Error, whose message is fit for users. */
export function s3BlobStore(bucket: Bucket): PlainBlobStore {
  let conditionsCheck: Promise<void> | null = null;
  const requireConditionsOnce = () => {
    conditionsCheck ??= requireConditionalWrites(bucket.client, bucket).catch((error: unknown) => {
      conditionsCheck = null;
      throw error;
    });
    return conditionsCheck;
  };

  return {
    read: (key) => readObject(bucket, key),
    tag: (key) => readTag(bucket, key),
    keys: (keyPrefix) => listKeys(bucket, keyPrefix),
    remove: (key) => removeObject(bucket, key),
    async write(key, body, options) {
      const { ifTag } = options;
      requireBlobKey(key);
      if (ifTag !== undefined) await requireConditionsOnce();
      try {
        await putObject(bucket, key, body, options);
      } catch (error) {
        if (ifTag === undefined || !isConditionFailure(error)) {
          throw toS3Error(error, bucket.bucket, `write ${key}`);
        }
        // If the response of a successful first attempt was lost, the retry fails against its own write.
        if (wasRetried(error) && (await readObject(bucket, key))?.body.equals(body)) return;
        throw new BlobConflict(`${key} was changed by another process`);
      }
    },
  };
}

async function readObject(bucket: Bucket, key: string): Promise<StoredBlob | null> {
  const command = new GetObjectCommand(objectAt(bucket, key));
  try {
    const { Body, ETag, ContentLength } = await bucket.client.send(command, requestOptions());
    const body = Buffer.from((await Body?.transformToByteArray()) ?? []);
    if (ContentLength !== undefined && body.length !== ContentLength) throw new Error('truncated response');
    return { body, tag: ETag ?? '' };
  } catch (error) {
    if (error instanceof S3ServiceException && error.name === 'NoSuchKey') return null;
    throw toS3Error(error, bucket.bucket, `read ${key}`);
  }
}

async function readTag(bucket: Bucket, key: string): Promise<string | null> {
  const command = new HeadObjectCommand(objectAt(bucket, key));
  try {
    return (await bucket.client.send(command, requestOptions())).ETag ?? '';
  } catch (error) {
    if (hasStatus(error, 404)) return null;
    throw toS3Error(error, bucket.bucket, `check ${key}`);
  }
}

async function removeObject(bucket: Bucket, key: string): Promise<void> {
  try {
    await bucket.client.send(new DeleteObjectCommand(objectAt(bucket, key)), requestOptions());
  } catch (error) {
    throw toS3Error(error, bucket.bucket, `remove ${key}`);
  }
}

async function putObject(
  bucket: Bucket,
  key: string,
  body: Buffer,
  { contentType, cacheControl, ifTag }: WriteOptions,
): Promise<void> {
  const command = new PutObjectCommand({
    ...objectAt(bucket, key),
    Body: body,
    ContentType: contentType,
    CacheControl: cacheControl,
    ...conditionOf(ifTag),
  });
  await bucket.client.send(command, requestOptions());
}

async function listKeys({ client, bucket, prefix }: Bucket, keyPrefix: string): Promise<readonly string[]> {
  const keys: string[] = [];
  try {
    const pages = paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: `${prefix}${keyPrefix}` });
    for await (const { Contents = [] } of pages) {
      keys.push(...Contents.flatMap(({ Key }) => (Key === undefined ? [] : [Key.slice(prefix.length)])));
    }
  } catch (error) {
    throw toS3Error(error, bucket, `list ${keyPrefix}`);
  }
  return keys.sort();
}

function objectAt({ bucket, prefix }: S3Location, key: string) {
  requireBlobKey(key);
  return { Bucket: bucket, Key: `${prefix}${key}` };
}

function requestOptions() {
  return { abortSignal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) };
}

function conditionOf(ifTag: WriteOptions['ifTag']) {
  if (ifTag === undefined) return {};
  return ifTag === null ? { IfNoneMatch: '*' } : { IfMatch: ifTag };
}

function isConditionFailure(error: unknown): boolean {
  if (hasStatus(error, ...CONDITION_FAILED)) return true;
  // An If-Match write of an object that was deleted.
  return error instanceof S3ServiceException && error.name === 'NoSuchKey';
}

function wasRetried(error: unknown): boolean {
  return error instanceof S3ServiceException && (error.$metadata.attempts ?? 1) > 1;
}
