import { type Canvas, WIDTH } from '../kit/canvas';
import { drawGableHouse } from '../kit/city-rows';
import type { Colour } from '../kit/colours';
import { drawCityRow } from '../kit/city-rows';
import { drawHouse, type HouseShape } from '../kit/houses';

export const TOWN_NAMES = ['city', 'warm', 'grey', 'brick', 'rose', 'wooden', 'gables'] as const;
export type TownName = (typeof TOWN_NAMES)[number];

type Walls = readonly [Colour, ...Colour[]];

const WALLS: Readonly<Record<TownName, Walls>> = {
  city: ['#efe2cc', '#e6d3b4', '#f4ead8', '#d9c8b0', '#e9d9c4'],
  warm: ['#f0c48c', '#e9a878', '#f6dfb4', '#e3936c', '#f4d3a0', '#fbeed8'],
  grey: ['#d9d4cc', '#c4c8cc', '#e6dfd2', '#b9bec4', '#d2c4b4'],
  brick: ['#a8503f', '#c9785a', '#e3c9a4', '#8f5a4a', '#d9a27c', '#b5654a'],
  rose: ['#dc9a76', '#e3a882', '#cf8a68', '#e9b48e'],
  wooden: ['#e3c9a0', '#c99a6c', '#f0dfbc', '#b98a64'],
  gables: ['#a8503f', '#d9b27c', '#7f4a44', '#c9785a', '#e8d3b0', '#5f6f86', '#8f5a4a', '#d98f6a'],
};
const ROOFS: Partial<Readonly<Record<TownName, HouseShape['roof']>>> = {
  warm: 'tiled',
  rose: 'flat',
  wooden: 'tiled',
};

/** Part of the width that houses in front leave free for the landmark. */
export interface Gap {
  readonly from: number;
  readonly to: number;
}

function drawVillageRow(
  canvas: Canvas,
  foot: number,
  walls: Walls,
  roof: HouseShape['roof'],
  gap: Gap,
): void {
  const { random } = canvas;
  for (let x = -30; x < WIDTH;) {
    const width = random.between(58, 96);
    const height = random.between(70, 128);
    if (x + width < gap.from || x > gap.to)
      drawHouse(canvas, {
        x,
        foot,
        width,
        height,
        wall: random.pick(walls),
        roof,
        distance: 0.06,
        isNear: true,
      });
    x += width * random.between(0.98, 1.08);
  }
}

/** Draws the houses behind the landmark, faded by distance. */
export function drawFarRow(canvas: Canvas, foot: number, town: TownName): void {
  const walls = WALLS[town];
  drawCityRow(canvas, { foot, low: 60, high: 130, narrow: 32, wide: 66, distance: 0.62, walls });
  drawCityRow(canvas, { foot, low: 40, high: 96, narrow: 36, wide: 72, distance: 0.4, walls });
}

/** Draws the houses beside the landmark. */
export function drawNearRow(canvas: Canvas, foot: number, town: TownName, gap: Gap): void {
  const { random } = canvas;
  const walls = WALLS[town];
  const roof = ROOFS[town];
  if (roof) {
    drawVillageRow(canvas, foot, walls, roof, gap);
    return;
  }
  if (town === 'gables') {
    for (let x = -20; x < WIDTH;) {
      const width = random.between(84, 120);
      const height = random.between(190, 290);
      if (x + width < gap.from || x > gap.to)
        drawGableHouse(canvas, x, foot, width, height, random.pick(walls));
      x += width + random.between(1, 4);
    }
    return;
  }
  drawCityRow(canvas, { foot, low: 84, high: 150, narrow: 54, wide: 96, distance: 0.06, walls, gap });
}
