import { lookOf } from './kit/look';
import { PALETTES } from './kit/palettes';
import { FAMILIES, type FamilyName } from './scenes/families';

/** Number of variants of each scene family: 0 to 255. */
export const VARIANT_COUNT = 256;

/** Returns one variant of a scene family as SVG. The same arguments give the same bytes in every process. */
export function sceneSvg(name: FamilyName, variant: number): string {
  const { draw, moods } = FAMILIES[name];
  const { seed, mood, layout } = lookOf(name, variant, moods);
  return draw(seed, PALETTES[mood], layout);
}
