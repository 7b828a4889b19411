import sharp, { type Sharp } from 'sharp';

/** Widths that the shop requests, of 16:9. */
export const WIDTHS = [480, 960, 1600] as const;
const RATIO = 16 / 9;
/** Size in pixels that social networks show of a linked page. */
const SOCIAL_SIZE = { width: 1200, height: 630 } as const;
/** Width of the whole picture, in which the studio sets the focal point. */
const WHOLE_WIDTH = 960;

/** `social` and `whole` are pictures of one size: for links in social networks, and without a crop. */
export type RenditionSize = (typeof WIDTHS)[number] | 'social' | 'whole';
export type RenditionType = keyof typeof ENCODERS;

export interface Image {
  readonly width: number;
  readonly height: number;
  readonly focalX: number;
  readonly focalY: number;
}

const ENCODERS = {
  avif: (picture: Sharp) => picture.avif({ quality: 52, effort: 2 }),
  webp: (picture: Sharp) => picture.webp({ quality: 78 }),
  jpg: (picture: Sharp) => picture.jpeg({ quality: 80, mozjpeg: true }),
};

/**
 * Renders a stored file in one size and type, cropped around its focal point. Smaller files are not enlarged, and the
 * encoders write no metadata.
 */
export function renderPicture(
  file: Buffer,
  image: Image,
  size: RenditionSize,
  type: RenditionType,
): Promise<Buffer> {
  const picture = sharp(file);
  if (size === 'whole')
    return ENCODERS[type](picture.resize({ width: WHOLE_WIDTH, withoutEnlargement: true })).toBuffer();
  const width = size === 'social' ? SOCIAL_SIZE.width : size;
  const ratio = size === 'social' ? SOCIAL_SIZE.width / SOCIAL_SIZE.height : RATIO;
  const cropped = picture.extract(cropAround(image, ratio));
  return ENCODERS[type](
    cropped.resize({ width, height: Math.round(width / ratio), withoutEnlargement: size !== 'social' }),
  ).toBuffer();
}

/** Returns the largest part of an image with a ratio, as close around the focal point as the edges allow. */
export function cropAround({ width, height, focalX, focalY }: Image, ratio: number) {
  const isWide = width / height > ratio;
  const cropWidth = isWide ? Math.round(height * ratio) : width;
  const cropHeight = isWide ? height : Math.round(width / ratio);
  return {
    left: startOf(focalX * width, cropWidth, width),
    top: startOf(focalY * height, cropHeight, height),
    width: cropWidth,
    height: cropHeight,
  };
}

function startOf(focal: number, length: number, available: number): number {
  return Math.round(Math.min(Math.max(focal - length / 2, 0), available - length));
}
