import sharp from 'sharp';

import { ApiError } from '../../http/api-error';

/** Largest file that is accepted, in bytes. */
export const MAX_UPLOAD_BYTES = 20 * 1024 * 1024;
/** A few kilobytes can claim any number of pixels, all of which would be decoded. */
const MAX_PIXELS = 50_000_000;
const MIN_SIZE = { width: 960, height: 540 } as const;
/** Longer side of the file that is kept: twice the largest rendition. */
const MAX_SIDE = 3_200;
const LIMIT_SECONDS = 20;

/** A picture that was decoded and encoded again: no metadata and no other content of the upload is left. */
export interface CleanPicture {
  /** JPEG. */
  readonly file: Buffer;
  readonly width: number;
  readonly height: number;
}

/**
 * Checks an upload by its content and encodes it again, upright and without metadata.
 *
 * @throws ApiError 413 or 422 whose message names the reason
 */
export async function readUpload(bytes: Buffer): Promise<CleanPicture> {
  if (bytes.byteLength > MAX_UPLOAD_BYTES) throw tooLarge();
  requirePictureFormat(bytes);
  await requireModestSize(bytes);
  const { data, info } = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .autoOrient()
    .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
    .timeout({ seconds: LIMIT_SECONDS })
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw damaged();
    });
  const { width, height } = info;
  if (width < MIN_SIZE.width || height < MIN_SIZE.height)
    throw refused(
      'too-small',
      `The picture has ${width} × ${height} pixels; it needs at least ${MIN_SIZE.width} × ${MIN_SIZE.height}.`,
    );
  return { file: data, width, height };
}

/** Error for a file above the limit, which the server may notice before it has read it. */
export function tooLarge(): ApiError {
  const limit = MAX_UPLOAD_BYTES / 1024 / 1024;
  return new ApiError(413, 'too-large', `The file is larger than ${limit} MB. Save it in a smaller size.`);
}

/** First bytes of the accepted formats. Nothing else reaches a decoder. */
function requirePictureFormat(bytes: Buffer): void {
  const start = bytes.toString('latin1', 0, 32);
  const isPicture =
    start.startsWith('\xff\xd8\xff') ||
    start.startsWith('\x89PNG\r\n\x1a\n') ||
    /^RIFF[\s\S]{4}WEBP/.test(start) ||
    /^[\s\S]{4}ftypavi[fs]/.test(start);
  if (isPicture) return;
  if (/<svg[\s>]/i.test(bytes.toString('latin1', 0, 4_096)))
    throw refused('not-a-picture', 'SVG drawings are refused, because they may contain scripts.');
  throw refused(
    'not-a-picture',
    'This file is not a JPEG, PNG, WebP or AVIF picture. Its content decides, not its name.',
  );
}

/** Reads the header alone. */
async function requireModestSize(bytes: Buffer): Promise<void> {
  const { width, height } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw damaged();
    });
  if (width * height > MAX_PIXELS)
    throw refused(
      'too-many-pixels',
      `The picture has ${width} × ${height} pixels; ${MAX_PIXELS / 1_000_000} million are the limit.`,
    );
}

function damaged(): ApiError {
  return refused('damaged', 'The picture is damaged or incomplete. Save it again and repeat the upload.');
}

function refused(code: string, message: string): ApiError {
  return new ApiError(422, code, message);
}
