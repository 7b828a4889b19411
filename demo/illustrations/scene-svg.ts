import { lookOf } from './kit/look';
import { PALETTES } from './kit/palettes';
import { SCENES } from './scenes/families';

/** Number of variants of each scene family: 0 to 255. */
export const VARIANT_COUNT = 256;

/**
 * Returns one variant of a scene as SVG. The same arguments give the same bytes in every process.
 *
 * @throws RangeError for an unknown scene name.
 */
export function sceneSvg(name: string, variant: number): string {
  const scene = SCENES.get(name);
  if (!scene) throw new RangeError(`no scene ${name}`);
  const { draw, moods } = scene;
  const { seed, mood, layout } = lookOf(name, variant, moods);
  return draw(seed, PALETTES[mood], layout);
}
