import {
  GetObjectCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  S3ServiceException,
  type S3Client,
} from '@aws-sdk/client-s3';

import type { S3Address } from './s3-url';
import { REFUSED, requireConditions } from './s3-conditional-writes';
import { hasStatus, s3Fault } from './s3-error';
import { ShelfMoved, type Shelf, type Shelved, type WriteOptions } from './blob-store';
import { requireShelfKey } from './blob-key';

/** Everything that needs no disk; `mirroredShelf` adds one. */
export type FarShelf = Omit<Shelf, 'local'>;

/** An answer that takes longer than this as a whole is given up. */
const WHOLE_LIMIT_MS = 60_000;

/** Objects in a bucket. Every call may throw S3Fault, whose words are enough. */
export function s3Shelf({ client, bucket, prefix }: S3Address & { readonly client: S3Client }): FarShelf {
  const place = (key: string) => {
    requireShelfKey(key);
    return { Bucket: bucket, Key: `${prefix}${key}` };
  };
  const limit = () => ({ abortSignal: AbortSignal.timeout(WHOLE_LIMIT_MS) });

  let proof: Promise<void> | null = null;
  const provenOnce = () => {
    proof ??= requireConditions(client, { bucket, prefix }).catch((error: unknown) => {
      proof = null;
      throw error;
    });
    return proof;
  };

  const read = async (key: string): Promise<Shelved | null> => {
    const asked = new GetObjectCommand(place(key));
    try {
      const { Body, ETag, ContentLength } = await client.send(asked, limit());
      const body = Buffer.from((await Body?.transformToByteArray()) ?? []);
      if (ContentLength !== undefined && body.length !== ContentLength) throw new Error('cut short');
      return { body, tag: ETag ?? '' };
    } catch (error) {
      if (error instanceof S3ServiceException && error.name === 'NoSuchKey') return null;
      throw s3Fault(error, bucket, `read ${key}`);
    }
  };

  return {
    read,
    async tag(key) {
      const asked = new HeadObjectCommand(place(key));
      try {
        return (await client.send(asked, limit())).ETag ?? '';
      } catch (error) {
        if (hasStatus(error, 404)) return null;
        throw s3Fault(error, bucket, `look at ${key}`);
      }
    },
    async write(key, body, { type, cache, ifTag }) {
      const object = { ...place(key), Body: body, ContentType: type, CacheControl: cache };
      if (ifTag !== undefined) await provenOnce();
      try {
        await client.send(new PutObjectCommand({ ...object, ...conditionOf(ifTag) }), limit());
      } catch (error) {
        if (ifTag === undefined || !isRefusal(error)) throw s3Fault(error, bucket, `write ${key}`);
        // The first attempt may have been done although its answer was lost: then the second is refused by it.
        if (wasRepeated(error) && (await read(key))?.body.equals(body)) return;
        throw new ShelfMoved(`${key} was changed by somebody else`);
      }
    },
    async keys(wanted) {
      const found: string[] = [];
      try {
        const pages = paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: `${prefix}${wanted}` });
        for await (const { Contents = [] } of pages) {
          found.push(...Contents.flatMap(({ Key }) => (Key === undefined ? [] : [Key.slice(prefix.length)])));
        }
      } catch (error) {
        throw s3Fault(error, bucket, `list ${wanted}`);
      }
      return found.sort();
    },
  };
}

function conditionOf(ifTag: WriteOptions['ifTag']) {
  if (ifTag === undefined) return {};
  return ifTag === null ? { IfNoneMatch: '*' } : { IfMatch: ifTag };
}

function isRefusal(error: unknown): boolean {
  if (hasStatus(error, ...REFUSED)) return true;
  // With a tag, of what was taken away since.
  return error instanceof S3ServiceException && error.name === 'NoSuchKey';
}

function wasRepeated(error: unknown): boolean {
  return error instanceof S3ServiceException && (error.$metadata.attempts ?? 1) > 1;
}
