import { drawSailBoat } from './boats';
import { type Canvas, WIDTH } from './canvas';
import { drawHeadland } from './coast';
import type { Layout } from './layout';
import { drawPeak } from './mountains';
import { drawPalm } from './palms';
import { drawRidge, islandEnvelope } from './ridges';
import { drawSky } from './sky';
import { drawTower } from './towers';
import { drawBushes } from './trees';
import { drawSea } from './water';

export type View = 'sea' | 'bay' | 'mountains' | 'city' | 'garden';

function drawMountains(canvas: Canvas, horizon: number): void {
  for (let index = 0; index < 5; index += 1) {
    const x = (index + 0.5) * 330 + canvas.random.offset(70);
    drawPeak(
      canvas,
      { x, top: horizon - canvas.random.between(150, 270), left: 300, right: 320 },
      {
        foot: horizon + 6,
        rock: '#7d93ab',
        valley: '#6f9a78',
        snow: 0.42,
        distance: index % 2 === 0 ? 0.4 : 0.18,
      },
    );
  }
}

function drawCity(canvas: Canvas, horizon: number): void {
  const { random } = canvas;
  const shore = canvas.away('#6f9a72', 0.3);
  for (const distance of [0.55, 0.25]) {
    for (let x = 0; x < WIDTH; x += random.between(50, 96)) {
      drawTower(canvas, {
        x,
        foot: horizon + 4,
        width: random.between(36, 64),
        height: random.between(70, 240) * (1.1 - distance * 0.4),
        distance,
      });
    }
  }
  canvas.rect(0, horizon - 5, WIDTH, 10, shore);
}

function drawLand(canvas: Canvas, view: View, horizon: number): void {
  const { random } = canvas;
  if (view === 'mountains') return drawMountains(canvas, horizon);
  if (view === 'city') return drawCity(canvas, horizon);
  if (view === 'bay') return undefined;
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

/** Draws the view from a window, a porthole or a terrace: sky, distant land and water. */
export function drawView(
  canvas: Canvas,
  view: View,
  layout: Layout,
  horizon: number,
  sunAt = layout.sun,
): void {
  const { random } = canvas;
  const sun = drawSky(canvas, { ...layout, sun: sunAt }, horizon);
  drawLand(canvas, view, horizon);
  const isDeep = view === 'mountains' || view === 'city';
  drawSea(canvas, horizon, isDeep ? { sunX: sun.x } : { sunX: sun.x, shallow: '#3fb9c6' });
  for (let index = 0; index < 4; index += 1) {
    drawSailBoat(canvas, random.between(100, 1500), horizon + 20 + index * 26, 0.45 + index * 0.16);
  }
  drawCoast(canvas, view, horizon);
}
