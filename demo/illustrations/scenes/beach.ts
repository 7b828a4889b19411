import { CLOTHS, drawSunBedPair, drawGroundShadow } from '../kit/beach-furniture';
import { drawRowingBoat, drawSailBoat } from '../kit/boats';
import { Canvas, HEIGHT, WIDTH } from '../kit/canvas';
import { drawHeadland, drawJetty, drawShore, drawThatch, type Shoreline } from '../kit/coast';
import { horizonAt, type Layout } from '../kit/layout';
import type { Palette } from '../kit/palette';
import { drawPalm } from '../kit/palms';
import { drawRidge, islandEnvelope } from '../kit/ridges';
import { drawGulls, drawSky } from '../kit/sky';
import { drawBushes } from '../kit/trees';
import { drawSea } from '../kit/water';

const SHORES: Readonly<Record<Layout['arrangement'], (base: number) => Shoreline>> = {
  0: (base) => (x) => base + 55 * Math.sin((x / WIDTH) * Math.PI * 1.7 - 0.6),
  1: (base) => (x) => base - 70 + 130 * Math.exp(-(((x - 640) / 420) ** 2)),
  2: (base) => (x) => base + 14 * Math.sin(x / 190) + 22,
  3: (base) => (x) => base + 135 * (Math.max(0, x) / WIDTH) ** 1.6 + 16 * Math.sin(x / 150) - 45,
};

function drawRows(canvas: Canvas, shore: Shoreline, fullness: number): void {
  const { random } = canvas;
  const start = random.integer(0, 3);
  const rows = [
    { step: 210, scale: 0.6, below: 70 },
    { step: 270, scale: 0.92, below: 150 },
  ];
  for (const { step, scale, below } of rows) {
    let place = start;
    for (let x = random.between(120, 320); x < WIDTH - 60; x += step * (1.45 - fullness * 0.55)) {
      const y = shore(x) + below + random.offset(9);
      place += 1;
      if (y < HEIGHT - 30)
        drawSunBedPair(canvas, x + random.offset(16), y, scale, CLOTHS[place % CLOTHS.length] ?? CLOTHS[0]);
    }
  }
}

/** Draws rows of sun beds on the wide beaches, and a few beside the boat or the hut on the other ones. */
function drawSunBedRows(canvas: Canvas, shore: Shoreline, layout: Layout): void {
  const { random } = canvas;
  if (layout.arrangement === 0 || layout.arrangement === 2) {
    drawRows(canvas, shore, layout.density);
    return;
  }
  const places = layout.arrangement === 1 ? [250, 470, 1190] : [1180, 1390];
  const first = random.integer(0, 3);
  for (const [index, x] of places.entries()) {
    const cloth = CLOTHS[(first + index) % CLOTHS.length] ?? CLOTHS[0];
    drawSunBedPair(canvas, x + random.offset(30), shore(x) + 84 + random.offset(14), 0.9, cloth);
  }
}

function drawHut(canvas: Canvas, x: number, foot: number): void {
  drawGroundShadow(canvas, x + 30, foot + 2, 140, 14);
  for (const side of [-86, -30, 26, 78]) canvas.rect(x + side, foot - 130, 8, 130, canvas.shaded('#8a6444'));
  canvas.rect(x - 92, foot - 62, 184, 62, canvas.lit('#c79a68'));
  canvas.rect(x - 98, foot - 70, 196, 10, canvas.lit('#ecc993'));
  drawThatch(canvas, x, foot - 118, 146, 108);
}

function drawFrame(canvas: Canvas, layout: Layout): void {
  const { random } = canvas;
  const { arrangement } = layout;
  if (arrangement === 1) {
    drawPalm(canvas, 1490, HEIGHT + 40, random.between(560, 660), { lean: -0.22 });
    drawBushes(canvas, 1340, WIDTH + 20, HEIGHT + 14, 44, { count: 16, hasFlowers: true });
    return;
  }
  if (arrangement === 3) {
    drawPalm(canvas, 30, HEIGHT - 40, random.between(560, 640), {
      lean: random.between(0.45, 0.6),
      bend: 0.8,
    });
    drawPalm(canvas, -30, HEIGHT + 20, random.between(640, 720), { lean: 0.24, bend: 0.55 });
    drawBushes(canvas, -20, 190, HEIGHT + 18, 40, { count: 14 });
    return;
  }
  drawPalm(canvas, random.between(70, 150), HEIGHT + 40, random.between(620, 740), {
    lean: random.between(0.1, 0.26),
  });
  drawPalm(canvas, -30, HEIGHT + 40, random.between(480, 580), { lean: 0.12 });
  if (arrangement === 0 || layout.density > 0.6)
    drawPalm(canvas, 1570, HEIGHT + 50, random.between(520, 640), { lean: -0.16 });
}

function drawBay(canvas: Canvas, layout: Layout, horizon: number): void {
  const { random } = canvas;
  const hill = canvas.away('#5f8fa0', 0.55);
  drawRidge(canvas, horizon + 3, random.between(50, 95), [hill, canvas.away('#8fb0a8', 0.75)], {
    from: random.between(-60, 300),
    to: random.between(800, 1200),
    foot: horizon + 4,
    envelope: islandEnvelope,
  });
  if (layout.arrangement < 2) {
    const isCove = layout.arrangement === 1;
    drawHeadland(canvas, {
      from: isCove ? 820 : 980,
      to: WIDTH + 40,
      foot: horizon + (isCove ? 120 : 70),
      height: isCove ? 260 : random.between(120, 170),
      distance: isCove ? 0.04 : 0.14,
      houses: isCove ? 9 : 15,
    });
  }
  const boats = 2 + Math.round(layout.density * 4);
  for (let index = 0; index < boats; index += 1) {
    const depth = (index + random.between(0.3, 0.9)) / boats;
    drawSailBoat(
      canvas,
      random.between(160, 1000),
      horizon + 14 + depth * 110,
      0.35 + depth * 0.75,
      random.pick(['#fffaf0', '#fffaf0', '#f6c9a0', '#e98a6a']),
    );
  }
}

/** Draws a beach with palms. Arrangements: cove, long beach, jetty or tropical shore. */
export function beach(seed: number, palette: Palette, layout: Layout): string {
  const canvas = new Canvas(seed, palette);
  const { random } = canvas;
  const horizon = horizonAt(layout, 390, 55);
  const sun = drawSky(canvas, layout, horizon);
  drawSea(canvas, horizon, { shallow: '#53d2cf', sunX: sun.x });
  drawBay(canvas, layout, horizon);
  drawGulls(canvas, random.between(400, 1100), horizon * 0.55, 4);
  const shore = SHORES[layout.arrangement](690 - layout.horizon * 18);
  if (layout.arrangement === 2) {
    drawJetty(canvas, [980, 760], [random.between(760, 900), horizon + 90], 150);
  }
  drawShore(canvas, shore, random.pick(['#f3dfb2', '#f6e6c6', '#efd3a2']));
  if (layout.arrangement === 3) drawHut(canvas, 520, shore(520) + 90);
  if (layout.arrangement === 3 || layout.arrangement === 1)
    drawRowingBoat(canvas, 900, shore(900) + 62, 1.1, random.pick(['#2f8f9a', '#e2543f', '#3f6fa8']));
  drawSunBedRows(canvas, shore, layout);
  drawFrame(canvas, layout);
  return canvas.finish(layout.isMirrored);
}
