import { CLOTHS, drawParasol, drawSunBed } from '../kit/beach-furniture';
import { drawSailBoat } from '../kit/boats';
import { Canvas, HEIGHT, WIDTH } from '../kit/canvas';
import { drawThatch } from '../kit/coast';
import type { Colour } from '../kit/colours';
import { drawHotelWing } from '../kit/hotels';
import { horizonAt, type Layout } from '../kit/layout';
import type { Palette } from '../kit/palette';
import { drawPalm } from '../kit/palms';
import { drawPoolWater, drawSwimRing } from '../kit/pools';
import { drawRidge, islandEnvelope } from '../kit/ridges';
import { drawSky } from '../kit/sky';
import { trace } from '../kit/trace';
import { drawBushes, drawCypress } from '../kit/trees';
import { drawGlints, drawReflections, drawSea, drawSunPath } from '../kit/water';

type Outline = (edge: number) => string;

/** Outlines of the pool, enlarged by `edge` units: free form, long rectangle, infinity edge, kidney. */
const POOLS: Readonly<Record<Layout['arrangement'], Outline>> = {
  0: (e) =>
    trace`M${-80} ${730}C${40} ${626 - e} ${420} ${614 - e} ${640} ${624 - e}C${900} ${636 - e} ${980} ${642 - e} ${1180} ${630 - e}C${1420} ${618 - e} ${1640} ${640 - e} ${1680} ${720}V930H1030C${970} ${850 + e} ${800} ${834 + e} ${650} ${850 + e}C${520} ${864 + e} ${430} ${884 + e} ${390} 930H-80Z`,
  1: (e) => trace`M${420 - e} ${618 - e}L${1180 + e} ${618 - e}L${1560 + e * 2} 930L${40 - e * 2} 930Z`,
  2: (e) => trace`M-40 ${604 - e}L1640 ${604 - e}L1640 ${836 + e}L-40 ${836 + e}Z`,
  3: (e) =>
    trace`M${260 - e} ${740}C${250 - e} ${640 - e} ${520} ${622 - e} ${700} ${646 - e}C${860} ${664 - e} ${920} ${622 - e} ${1120} ${626 - e}C${1420} ${632 - e} ${1500 + e} ${720} ${1420 + e} ${800}C${1340} ${872 + e} ${1080} ${862 + e} ${880} ${834 + e}C${700} ${812 + e} ${600} ${880 + e} ${460} ${864 + e}C${340} ${850 + e} ${262 - e} ${820} ${260 - e} ${740}Z`,
};

function drawHotel(canvas: Canvas, layout: Layout, ground: number): void {
  const { random } = canvas;
  const wall = random.pick<Colour>(['#fff3de', '#f6dcc0', '#ffffff', '#f3d9c4', '#eee6da']);
  const floors = random.integer(5, 7);
  const high = ground - 60 - floors * 56;
  if (layout.arrangement === 2) return;
  if (layout.arrangement === 3) {
    drawHotelWing(canvas, {
      from: { x: 420, top: high + 70, foot: ground },
      to: { x: 1200, top: high + 70, foot: ground },
      floors,
      bays: 12,
      wall,
      isShaded: false,
    });
    drawHotelWing(canvas, {
      from: { x: -20, top: high - 50, foot: ground + 22 },
      to: { x: 420, top: high + 70, foot: ground },
      floors,
      bays: 6,
      wall,
      isShaded: true,
    });
    return;
  }
  const depth = layout.arrangement === 0 ? 840 : 760;
  drawHotelWing(canvas, {
    from: { x: 556, top: high + 150, foot: ground },
    to: { x: depth, top: high + 200, foot: ground - 4 },
    floors: floors - 1,
    bays: 6,
    wall,
    isShaded: true,
  });
  drawHotelWing(canvas, {
    from: { x: -20, top: high, foot: ground + 28 },
    to: { x: 562, top: high + 150, foot: ground },
    floors,
    bays: 9,
    wall,
    isShaded: false,
  });
}

function drawGarden(canvas: Canvas, layout: Layout, ground: number): void {
  const { random } = canvas;
  canvas.rect(
    0,
    ground - 6,
    WIDTH,
    HEIGHT,
    canvas.verticalGradient([
      [0, canvas.lit('#86b46a')],
      [0.07, canvas.lit('#ecdcbc')],
      [1, canvas.lit('#f6ead2')],
    ]),
  );
  drawBushes(canvas, -10, WIDTH + 10, ground + 6, 22, { count: 90, hasFlowers: true });
  if (layout.arrangement === 1) {
    for (let x = 820; x < WIDTH; x += 92)
      drawCypress(canvas, x + random.offset(8), ground + 12, random.between(120, 165));
  }
  const palms = layout.arrangement === 1 ? 3 : 5 + Math.round(layout.density * 2);
  for (let index = 0; index < palms; index += 1) {
    const x = 380 + (index / palms) * 1180 + random.offset(50);
    drawPalm(canvas, x, ground + random.between(8, 18), random.between(200, 350), { distance: 0.06 });
  }
}

function drawBar(canvas: Canvas, x: number, ground: number): void {
  for (const side of [-66, 60]) canvas.rect(x + side, ground - 100, 7, 100, canvas.shaded('#8a6444'));
  canvas.rect(x - 62, ground - 92, 122, 48, canvas.shaded('#8a6a50'));
  for (let index = 0; index < 7; index += 1)
    canvas.rect(x - 50 + index * 16, ground - 66, 6, 16, canvas.lit(canvas.random.pick(CLOTHS)));
  canvas.rect(x - 70, ground - 46, 140, 46, canvas.lit('#bd8e5e'));
  canvas.rect(x - 76, ground - 54, 152, 9, canvas.lit('#ecc993'));
  drawThatch(canvas, x, ground - 88, 116, 78);
}

function drawBeds(canvas: Canvas, layout: Layout, ground: number): void {
  const first = canvas.random.integer(0, 3);
  const from = layout.arrangement === 1 ? 480 : 90;
  const to = layout.arrangement === 1 ? 1130 : WIDTH;
  let place = first;
  for (let x = from; x < to; x += 215) {
    const cloth = CLOTHS[place % CLOTHS.length] ?? CLOTHS[0];
    place += 1;
    drawParasol(canvas, x + 60, ground + 14, 50, { cloth, flatness: 0.3, pole: 1.05 });
    drawSunBed(canvas, x, ground + 64, 0.7, cloth, 1);
    drawSunBed(canvas, x + 122, ground + 64, 0.7, cloth, -1);
  }
}

function drawWater(canvas: Canvas, layout: Layout, sunX: number): void {
  const outline = POOLS[layout.arrangement];
  const edge = outline(18);
  canvas.path(
    edge,
    canvas.verticalGradient([
      [0, canvas.lit('#fffaf0')],
      [1, canvas.lit('#e8d5b4')],
    ]),
  );
  canvas.path(outline(6), canvas.shaded('#d3bd98'));
  drawPoolWater(canvas, outline(0), 606, 905);
  canvas.clip(outline(0), () => {
    drawReflections(
      canvas,
      0,
      WIDTH,
      618,
      [canvas.lit('#fff0d8'), canvas.lit('#3f7f52'), canvas.lit('#bfe6ee')],
      { count: 34, reach: 120, opacity: 0.24 },
    );
    drawGlints(canvas, 622, 900, canvas.palette.glint, { count: 90, opacity: 0.5 });
    drawSunPath(canvas, sunX, 618, 900, 0.4);
  });
  drawSwimRing(
    canvas,
    canvas.random.between(560, 1000),
    canvas.random.between(690, 740),
    46,
    canvas.random.pick<Colour>(['#ff6f91', '#f2b441', '#f0583f']),
  );
}

function drawNear(canvas: Canvas, layout: Layout): void {
  const { random } = canvas;
  const cloth = random.pick(CLOTHS);
  if (layout.arrangement === 0) {
    drawParasol(canvas, 700, 806, 112, { cloth, flatness: 0.28, pole: 0.8 });
    drawSunBed(canvas, 548, 892, 1.25, cloth, 1);
    drawSunBed(canvas, 862, 892, 1.25, cloth, -1);
  }
  if (layout.arrangement === 2) {
    canvas.rect(
      0,
      842,
      WIDTH,
      60,
      canvas.verticalGradient([
        [0, canvas.lit('#e7cfa6')],
        [1, canvas.shaded('#c79f70')],
      ]),
    );
    for (let x = 0; x < WIDTH; x += 64)
      canvas.rect(x, 842, 2, 60, canvas.shaded('#a57c54'), { opacity: 0.5 });
    for (const x of [360, 640, 920]) drawSunBed(canvas, x, 872, 1.2, cloth, 1);
    drawParasol(canvas, 505, 752, 104, { cloth, flatness: 0.28, pole: 1.1 });
    drawParasol(canvas, 1060, 752, 104, { cloth, flatness: 0.28, pole: 1.1 });
  }
  if (layout.arrangement === 3)
    drawBushes(canvas, 520, 1200, HEIGHT + 34, 34, { count: 20, hasFlowers: true });
  drawPalm(canvas, -30, HEIGHT + 100, random.between(600, 700), { lean: 0.1, reach: 0.46 });
  if (layout.arrangement !== 1)
    drawPalm(canvas, 1640, HEIGHT + 100, random.between(540, 640), { lean: -0.1, reach: 0.46 });
  drawBushes(canvas, -20, 170, HEIGHT + 16, 36, { count: 14, hasFlowers: true });
  drawBushes(canvas, 1430, WIDTH + 20, HEIGHT + 16, 36, { count: 14, hasFlowers: true });
}

/** Draws a hotel pool. Arrangements: free form, long rectangle with cypresses, infinity pool, kidney shape. */
export function pool(seed: number, palette: Palette, layout: Layout): string {
  const canvas = new Canvas(seed, palette);
  const { random } = canvas;
  const isInfinity = layout.arrangement === 2;
  const horizon = isInfinity ? horizonAt(layout, 430, 40) : 470;
  const ground = 522;
  const sun = drawSky(canvas, layout, horizon);
  drawRidge(
    canvas,
    horizon + 3,
    random.between(50, 120),
    [canvas.away('#6f8fae', 0.5), canvas.away('#a9b4b4', 0.7)],
    {
      from: isInfinity ? 180 : 640,
      to: isInfinity ? 1300 : WIDTH + 260,
      foot: horizon + 4,
      envelope: islandEnvelope,
    },
  );
  drawSea(canvas, horizon, { sunX: sun.x, bottom: isInfinity ? 640 : 540 });
  if (isInfinity) {
    for (let index = 0; index < 3; index += 1)
      drawSailBoat(
        canvas,
        random.between(200, 1400),
        horizon + random.between(20, 80),
        random.between(0.45, 0.8),
      );
  } else {
    drawHotel(canvas, layout, ground);
    drawGarden(canvas, layout, ground);
    if (layout.arrangement !== 3) drawBar(canvas, 1140 + random.offset(80), ground + 20);
    drawBeds(canvas, layout, ground);
  }
  drawWater(canvas, layout, sun.x);
  drawNear(canvas, layout);
  return canvas.finish(layout.isMirrored);
}
