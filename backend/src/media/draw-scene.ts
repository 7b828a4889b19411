import sharp from 'sharp';

import { beach } from './scenes/beach.mjs';
import { city } from './scenes/city.mjs';
import { cruise } from './scenes/cruise.mjs';
import { fjord } from './scenes/fjord.mjs';
import { oldtown } from './scenes/oldtown.mjs';
import { pool } from './scenes/pool.mjs';

const SCENES: Readonly<Record<string, (seed: number) => string>> = {
  beach,
  city,
  cruise,
  fjord,
  oldtown,
  pool,
};

/** Times of day: what light does to the same scene. */
const LIGHTS = [
  { brightness: 1, saturation: 1, hue: 0 },
  { brightness: 1.05, saturation: 0.92, hue: 350 },
  { brightness: 0.94, saturation: 1.08, hue: 8 },
  { brightness: 1.02, saturation: 1.12, hue: 355 },
] as const;

export const PICTURE_WIDTHS: readonly number[] = [480, 960, 1600];
export type PictureType = 'webp' | 'jpg';

export function isScene(name: string): boolean {
  return Object.hasOwn(SCENES, name);
}

/** A scene as a picture: the variant moves what is in it, which way it faces, and the light. */
export async function drawScene(
  name: string,
  variant: number,
  width: number,
  type: PictureType,
): Promise<Buffer> {
  const draw = SCENES[name];
  const light = LIGHTS[variant % LIGHTS.length];
  if (!draw || !light) throw new RangeError(`no scene ${name}`);

  const image = sharp(Buffer.from(draw(variant * 7 + 7)))
    .resize(width)
    .flop(variant % 2 === 1)
    .modulate(light);
  switch (type) {
    case 'webp':
      return image.webp({ quality: 78 }).toBuffer();
    case 'jpg':
      return image.jpeg({ quality: 80, mozjpeg: true }).toBuffer();
  }
}
