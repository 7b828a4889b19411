import { createHash } from 'node:crypto';

import type { PlainBlobStore } from '@storefront/server-kit/blobs/blob-store';
import { errorMessage } from '@storefront/server-kit/error-text';

import { ApiError } from '../../http/api-error';
import { createPictureStore } from '../picture-store';

import { renderPicture, type Image, type RenditionSize, type RenditionType } from './renditions';

/** The current or an earlier image of a picture, as stored. */
export interface StoredImage extends Image {
  readonly hash: string;
}

export interface PictureFiles {
  /** Stores a file under its content hash. @returns the hash */
  readonly keep: (file: Buffer) => Promise<string>;
  /** Returns a rendition, which is generated once; `null` when there is no file. */
  readonly rendition: (
    image: StoredImage,
    size: RenditionSize,
    type: RenditionType,
  ) => Promise<Buffer | null>;
  /** Whether the file is in the store. */
  readonly has: (hash: string) => Promise<boolean>;
  /** Removes a file and its renditions. */
  readonly remove: (hash: string) => Promise<void>;
}

const NEVER_CHANGES = 'public, max-age=31536000, immutable';

/** Files of the media library: `{hash}/original.jpg`, and beside it the renditions of each focal point. */
export function pictureFiles(blobs: PlainBlobStore): PictureFiles {
  const generated = createPictureStore(blobs);
  return {
    async keep(file) {
      const hash = createHash('sha256').update(file).digest('hex');
      const options = { contentType: 'image/jpeg', cacheControl: NEVER_CHANGES };
      await available(blobs.write(originalOf(hash), file, options));
      return hash;
    },
    async rendition(image, size, type) {
      const original = async () => (await available(blobs.read(originalOf(image.hash))))?.body ?? null;
      try {
        return await generated(renditionOf(image, size, type), async () => {
          const file = await original();
          if (!file) throw new MissingFile();
          return renderPicture(file, image, size, type);
        });
      } catch (error) {
        if (error instanceof MissingFile) return null;
        throw error;
      }
    },
    has: async (hash) => (await available(blobs.tag(originalOf(hash)))) !== null,
    async remove(hash) {
      const keys = await available(blobs.keys(`${hash}/`));
      for (const key of keys) await available(blobs.remove(key));
    },
  };
}

class MissingFile extends Error {
  override readonly name = 'MissingFile';
}

function originalOf(hash: string): string {
  return `${hash}/original.jpg`;
}

function renditionOf(
  { hash, focalX, focalY }: StoredImage,
  size: RenditionSize,
  type: RenditionType,
): string {
  const crop = size === 'whole' ? '' : `${inThousandths(focalX)}-${inThousandths(focalY)}-`;
  return `${hash}/${crop}${size}.${type}`;
}

/** Focal points closer together than this have the same renditions. */
function inThousandths(at: number): number {
  return Math.round(at * 1_000);
}

/** @throws ApiError 503 when folder or bucket cannot be used, whose reason is only logged */
async function available<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    console.error(`media library: ${errorMessage(error)}`);
    throw new ApiError(
      503,
      'pictures-unavailable',
      'The pictures are unavailable for a moment. Please try again.',
    );
  }
}
