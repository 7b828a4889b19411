import { drawFishingBoat, drawSailBoat, drawYacht } from '../kit/boats';
import { Canvas, HEIGHT, WIDTH } from '../kit/canvas';
import { drawHeadland } from '../kit/coast';
import type { Colour } from '../kit/colours';
import { drawCruiseShip } from '../kit/cruise-ship';
import { horizonAt, type Layout } from '../kit/layout';
import type { Palette } from '../kit/palette';
import { drawPalm } from '../kit/palms';
import { drawRidge, islandEnvelope } from '../kit/ridges';
import { drawGulls, drawHaze, drawSky } from '../kit/sky';
import { drawBougainvillea, drawBushes } from '../kit/trees';
import { drawSea } from '../kit/water';

function drawIslands(canvas: Canvas, layout: Layout, horizon: number): void {
  const { random } = canvas;
  const count = 2 + Math.round(layout.density * 2);
  for (let index = 0; index < count; index += 1) {
    const distance = 0.78 - (index / count) * 0.42;
    const middle = (index * 700 + random.between(0, 500)) % (WIDTH + 200);
    const half = random.between(220, 420);
    drawRidge(
      canvas,
      horizon + 3,
      random.between(70, 190) * (1.15 - distance * 0.4),
      [canvas.away('#5d6a98', distance), canvas.away('#8f8aa6', distance + 0.12)],
      {
        from: middle - half,
        to: middle + half,
        foot: horizon + 4,
        roughness: 0.46,
        envelope: islandEnvelope,
      },
    );
  }
  drawHaze(canvas, horizon - 90, horizon, 0.5);
}

/** Draws the coast in the foreground, which differs by arrangement. */
function drawForegroundCoast(canvas: Canvas, layout: Layout): void {
  const { random } = canvas;
  if (layout.arrangement === 1) {
    drawPalm(canvas, 60, HEIGHT + 60, 640, { lean: 0.16 });
    drawPalm(canvas, -30, HEIGHT + 60, 520, { lean: 0.1 });
    drawBushes(canvas, -20, 330, HEIGHT + 20, 46, { count: 26, hasFlowers: true });
    drawBushes(canvas, 1320, WIDTH + 20, HEIGHT + 34, 44, { count: 16, hasFlowers: true });
  }
  if (layout.arrangement === 2) {
    drawSailBoat(canvas, random.between(180, 300), 830, 2.1);
    drawYacht(canvas, random.between(1240, 1380), 850, 1.1);
  }
  if (layout.arrangement === 3) {
    drawFishingBoat(canvas, random.between(180, 280), 820, 1.35, '#2f8f9a', '#fff4dc');
    drawFishingBoat(canvas, random.between(1280, 1420), 848, 1.2, '#d8503f', '#fff4dc');
    drawBougainvillea(canvas, 380, 210);
  }
}

/** Draws a cruise ship at sea among islands, near or far. */
export function cruise(seed: number, palette: Palette, layout: Layout): string {
  const canvas = new Canvas(seed, palette);
  const { random } = canvas;
  const horizon = horizonAt(layout, 535, 45);
  const sun = drawSky(canvas, layout, horizon);
  drawIslands(canvas, layout, horizon);
  drawSea(canvas, horizon, { sunX: sun.x });
  if (layout.arrangement === 3) {
    drawHeadland(canvas, {
      from: 1080,
      to: WIDTH + 40,
      foot: horizon + 30,
      height: 200,
      distance: 0.22,
      houses: 16,
    });
  }
  if (layout.arrangement !== 2) drawSailBoat(canvas, random.between(80, 240), horizon + 36, 0.55);
  const scale = [1.02, 0.84, 0.66, 0.8][layout.arrangement] ?? 1;
  const x = [300, 430, 500, 300][layout.arrangement] ?? 300;
  drawCruiseShip(
    canvas,
    x + random.offset(50),
    horizon + 40 + scale * 75,
    scale * random.between(0.96, 1.04),
    {
      hull: random.pick<Colour>(['#ffffff', '#ffffff', '#2f5590', '#f6efe2']),
      accent: random.pick<Colour>(['#f2c14e', '#e2543f', '#35a9b4']),
      decks: random.integer(6, 8),
    },
  );
  drawGulls(canvas, random.between(160, 420), horizon * 0.55, 6);
  drawForegroundCoast(canvas, layout);
  return canvas.finish(layout.isMirrored, 0.24);
}
