import sharp, { type Sharp } from 'sharp';

import { HEIGHT, WIDTH } from './kit/canvas';
import { SCENES } from './scenes/families';
import { VARIANT_COUNT, sceneSvg } from './scene-svg';

export { VARIANT_COUNT as LOOKS };

/** Names of the scene families and of the places, as they appear in picture URLs. */
export const SCENE_NAMES: readonly string[] = [...SCENES.keys()];
export const PICTURE_WIDTHS: readonly number[] = [480, 960, 1600];
export type PictureType = 'avif' | 'webp' | 'jpg';

/** Returns whether a scene of that name can be drawn. */
export function isScene(name: string): boolean {
  return SCENES.has(name);
}

/** Checks own properties only, because the type comes from a URL. */
export function isPictureType(type: string): type is PictureType {
  return Object.hasOwn(ENCODERS, type);
}

/** Encoder of each file type. Flat colours compress well, so the quality is high and the effort low. */
const ENCODERS: Readonly<Record<PictureType, (image: Sharp) => Sharp>> = {
  avif: (image) => image.avif({ quality: 50, effort: 2 }),
  webp: (image) => image.webp({ quality: 78 }),
  jpg: (image) => image.jpeg({ quality: 80, mozjpeg: true }),
};

/**
 * Renders a scene as a bitmap. The SVG is rasterized at the requested width, which keeps edges sharp and small
 * pictures cheap.
 *
 * @param width in pixels; the height follows from 16:9.
 * @throws RangeError for an unknown scene name.
 */
export async function drawScene(
  name: string,
  variant: number,
  width: number,
  type: PictureType,
): Promise<Buffer> {
  const height = Math.round((width * HEIGHT) / WIDTH);
  const svg = sceneSvg(name, variant).replace('<svg ', `<svg width="${width}" height="${height}" `);
  return ENCODERS[type](sharp(Buffer.from(svg))).toBuffer();
}

/** Size in pixels that social networks show of a linked page. */
const SOCIAL_SIZE = { width: 1200, height: 630 } as const;

/**
 * Renders a scene as the picture of a link: the upper edge, which is sky, is cut off to the wider format.
 *
 * @throws RangeError for an unknown scene name.
 */
export async function drawSocialPicture(name: string, variant: number): Promise<Buffer> {
  const height = Math.round((SOCIAL_SIZE.width * HEIGHT) / WIDTH);
  const svg = sceneSvg(name, variant).replace(
    '<svg ',
    `<svg width="${SOCIAL_SIZE.width}" height="${height}" `,
  );
  const picture = sharp(Buffer.from(svg)).resize({ ...SOCIAL_SIZE, fit: 'cover', position: 'bottom' });
  return ENCODERS.jpg(picture).toBuffer();
}
