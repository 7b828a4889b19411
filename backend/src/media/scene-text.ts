import { lookOf } from './kit/look';
import { PALETTES } from './kit/palettes';
import { FAMILIES } from './scenes/families';

export type SceneName = keyof typeof FAMILIES;

/** Looks of each family: variants 0 to 255. */
export const LOOKS = 256;

/** The picture of a family and a variant as SVG text: the same bytes whenever it is drawn. */
export function sceneText(name: SceneName, variant: number): string {
  const { draw, moods } = FAMILIES[name];
  const { seed, mood, layout } = lookOf(name, variant, moods);
  return draw(seed, PALETTES[mood], layout);
}
