import { drawSailBoat } from './boats';
import { type Canvas, WIDTH } from './canvas';
import { drawHeadland } from './coast';
import { drawCityRow } from './city-rows';
import type { Layout } from './layout';
import { drawPalm } from './palms';
import { drawRidge, islandEnvelope } from './ridges';
import { drawSky } from './sky';
import { drawBushes } from './trees';
import { drawSea } from './water';

export type View = 'sea' | 'bay' | 'garden' | 'rooftops';

function drawRooftops(canvas: Canvas, horizon: number): void {
  const walls = ['#f0d4ae', '#e6b894', '#f6e6cc', '#d9b8a0'] as const;
  for (const [drop, distance] of [
    [30, 0.5],
    [110, 0.26],
    [260, 0.04],
  ] as const) {
    const size = 1 + drop / 160;
    drawCityRow(canvas, {
      foot: horizon + drop + 120,
      low: 90 * size,
      high: 150 * size,
      narrow: 60 * size,
      wide: 104 * size,
      distance,
      walls,
    });
  }
}

function drawLand(canvas: Canvas, view: View, horizon: number): void {
  const { random } = canvas;
  if (view === 'bay') return;
  const from = random.between(-100, 700);
  const hills = [canvas.away('#6f86ae', 0.5), canvas.away('#a9aeb8', 0.68)] as const;
  drawRidge(canvas, horizon + 3, random.between(60, 130), hills, {
    from,
    to: from + random.between(600, 900),
    foot: horizon + 4,
    envelope: islandEnvelope,
  });
}

function drawCoast(canvas: Canvas, view: View, horizon: number): void {
  const { random } = canvas;
  if (view === 'bay') {
    const shape = {
      from: random.between(700, 900),
      to: WIDTH + 40,
      foot: horizon + 60,
      height: random.between(170, 240),
    };
    drawHeadland(canvas, { ...shape, distance: 0.14, houses: 20 });
  }
  if (view !== 'garden') return;
  for (let x = 60; x < WIDTH; x += random.between(150, 260)) {
    drawPalm(canvas, x, horizon + 330, random.between(300, 420), { distance: 0.05 });
  }
  drawBushes(canvas, 0, WIDTH, horizon + 340, 40, { count: 60, hasFlowers: true });
}

/** Draws the view from a window, a porthole or a terrace: sky with distant land and water, or with roofs. */
export function drawView(
  canvas: Canvas,
  view: View,
  layout: Layout,
  horizon: number,
  sunAt = layout.sun,
): void {
  const { random } = canvas;
  const sun = drawSky(canvas, { ...layout, sun: sunAt }, horizon);
  if (view === 'rooftops') {
    drawRooftops(canvas, horizon);
    return;
  }
  drawLand(canvas, view, horizon);
  drawSea(canvas, horizon, { sunX: sun.x, shallow: '#3fb9c6' });
  for (let index = 0; index < 4; index += 1) {
    drawSailBoat(canvas, random.between(100, 1500), horizon + 20 + index * 26, 0.45 + index * 0.16);
  }
  drawCoast(canvas, view, horizon);
}
