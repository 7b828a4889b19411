import { lookOf } from './kit/look';
import { PALETTES } from './kit/palettes';
import { FAMILIES, type FamilyName } from './scenes/families';

/** Looks of each family: variants 0 to 255. */
export const LOOKS = 256;

/** The picture of a family and a variant as SVG text: the same bytes whenever it is drawn. */
export function sceneText(name: FamilyName, variant: number): string {
  const { draw, moods } = FAMILIES[name];
  const { seed, mood, layout } = lookOf(name, variant, moods);
  return draw(seed, PALETTES[mood], layout);
}
