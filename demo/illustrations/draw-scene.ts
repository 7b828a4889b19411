import sharp, { type Sharp } from 'sharp';

import { HEIGHT, WIDTH } from './kit/canvas';
import { FAMILIES, type FamilyName } from './scenes/families';
import { LOOKS, sceneText } from './scene-text';

export { LOOKS };

/** The families by name, as their pictures' addresses carry them. */
export const SCENES = Object.keys(FAMILIES).filter(isScene);
export const PICTURE_WIDTHS: readonly number[] = [480, 960, 1600];
export type PictureType = 'avif' | 'webp' | 'jpg';

/** Own names only: an address may say anything, even the name of an object's method. */
export function isScene(name: string): name is FamilyName {
  return Object.hasOwn(FAMILIES, name);
}

/** Own names only: the type comes from a URL. */
export function isPictureType(type: string): type is PictureType {
  return Object.hasOwn(PACKED, type);
}

/** How each type is packed: flat colour packs well, so quality may be high and effort low. */
const PACKED: Readonly<Record<PictureType, (image: Sharp) => Sharp>> = {
  avif: (image) => image.avif({ quality: 50, effort: 2 }),
  webp: (image) => image.webp({ quality: 78 }),
  jpg: (image) => image.jpeg({ quality: 80, mozjpeg: true }),
};

/** A scene as a picture, drawn at the width asked for: edges stay crisp and small pictures cost little. */
export async function drawScene(
  name: string,
  variant: number,
  width: number,
  type: PictureType,
): Promise<Buffer> {
  if (!isScene(name)) throw new RangeError(`no scene ${name}`);
  const height = Math.round((width * HEIGHT) / WIDTH);
  const text = sceneText(name, variant).replace('<svg ', `<svg width="${width}" height="${height}" `);
  return PACKED[type](sharp(Buffer.from(text))).toBuffer();
}
