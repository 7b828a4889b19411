import type { PictureSource } from '@storefront/backend/media/picture-source';

import { airlineTile, isAirlineCode } from './airline-tile';
import { drawScene, drawSocialPicture, isPictureType, isScene, LOOKS, PICTURE_WIDTHS } from './draw-scene';

/** Cache key of stored pictures. Increase it with every change of the drawings. */
const VERSION = 'v4';
const SCENE_PATH =
  /^(?<name>[a-z]+)-(?<variant>0|[1-9]\d{0,2})\/(?<width>[1-9]\d{2,3})\.(?<type>avif|webp|jpg)$/;
const SOCIAL_PATH = /^social\/(?<name>[a-z]+)-(?<variant>0|[1-9]\d{0,2})\.jpg$/;
const AIRLINE_PATH = /^airlines\/(?<code>[a-z0-9]+)\.svg$/;

/**
 * Picture source of the demonstration. It serves `{scene}-{variant}/{width}.{type}`, `social/{scene}-{variant}.jpg` of
 * 1200 × 630 px for links in social networks (DEC-170), and `airlines/{code}.svg` instead of an airline's logo (EXT-02).
 */
export const illustrationSource: PictureSource = {
  version: VERSION,
  find: (path) => scenePicture(path) ?? socialPicture(path) ?? airlinePicture(path),
};

function scenePicture(path: string): ReturnType<PictureSource['find']> {
  const { name = '', type = '', ...numbers } = SCENE_PATH.exec(path)?.groups ?? {};
  const variant = Number(numbers['variant']);
  const width = Number(numbers['width']);
  if (!isScene(name) || !isPictureType(type)) return null;
  if (variant >= LOOKS || !PICTURE_WIDTHS.includes(width)) return null;
  return { generate: () => drawScene(name, variant, width, type), isStored: true };
}

function socialPicture(path: string): ReturnType<PictureSource['find']> {
  const { name = '', variant = '' } = SOCIAL_PATH.exec(path)?.groups ?? {};
  if (!isScene(name) || Number(variant) >= LOOKS) return null;
  return { generate: () => drawSocialPicture(name, Number(variant)), isStored: true };
}

function airlinePicture(path: string): ReturnType<PictureSource['find']> {
  const code = AIRLINE_PATH.exec(path)?.groups?.['code'] ?? '';
  if (!isAirlineCode(code)) return null;
  return { generate: async () => Buffer.from(airlineTile(code)), isStored: false };
}
