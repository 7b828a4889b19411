import { CLOTHS } from '../kit/beach-furniture';
import { Canvas, HEIGHT, WIDTH } from '../kit/canvas';
import type { Colour } from '../kit/colours';
import { drawCamel, drawCaravan, drawKasbah, drawTent } from '../kit/desert-life';
import { drawDune, drawDuneField, drawPyramid, drawRipples } from '../kit/dunes';
import { horizonAt, type Layout } from '../kit/layout';
import { drawMesa } from '../kit/mesas';
import { drawPeak } from '../kit/mountains';
import type { Palette } from '../kit/palette';
import { drawPalm } from '../kit/palms';
import { drawHaze, drawSky } from '../kit/sky';
import { drawBushes } from '../kit/trees';

const SANDS = ['#edc48a', '#f0cd98', '#e8b078'] as const satisfies readonly Colour[];

function drawPyramids(canvas: Canvas, horizon: number, sand: Colour): void {
  const { random } = canvas;
  const shift = random.offset(90);
  drawPyramid(canvas, 1130 + shift, horizon + 30, 200, 0.34);
  drawPyramid(canvas, 480 + shift, horizon + 46, 270, 0.22);
  drawPyramid(canvas, 820 + shift, horizon + 70, 340, 0.08);
  drawHaze(canvas, horizon - 30, horizon + 80, 0.45);
  drawDuneField(canvas, horizon + 30, sand, 3);
  drawRipples(canvas, 660, sand);
  drawCaravan(canvas, random.between(240, 420), 742, 0.95, random.integer(4, 6), -4);
  drawPalm(canvas, 1400, 836, random.between(330, 400), { distance: 0.02 });
  drawPalm(canvas, 1540, 842, random.between(230, 280), { lean: 0.1 });
  drawBushes(canvas, 1340, WIDTH + 20, 846, 20, { count: 18, colour: '#7f9a58' });
}

function drawOasis(canvas: Canvas, horizon: number, sand: Colour): void {
  const { random } = canvas;
  for (const [x, height] of [
    [240, 210],
    [1360, 250],
    [760, 280],
  ] as const) {
    drawPeak(
      canvas,
      { x: x + random.offset(60), top: horizon + 20 - height, left: 420, right: 440 },
      { foot: horizon + 30, rock: '#a98a96', valley: '#d9b08a', snow: 0.3, distance: 0.42 },
    );
  }
  drawHaze(canvas, horizon - 140, horizon + 30, 0.6);
  canvas.rect(
    0,
    horizon + 26,
    WIDTH,
    HEIGHT,
    canvas.verticalGradient([
      [0, canvas.lit('#d9b07c')],
      [1, canvas.lit(sand)],
    ]),
  );
  drawKasbah(canvas, 900 + random.offset(60), horizon + 150, 1.12);
  drawBushes(canvas, 300, 1500, horizon + 168, 20, { count: 46, colour: '#6f9a52' });
  for (let index = 0; index < 9; index += 1)
    drawPalm(
      canvas,
      180 + index * 165 + random.offset(50),
      horizon + 172 + random.between(0, 14),
      random.between(130, 230),
    );
  drawRipples(canvas, 640, sand);
  drawPalm(canvas, 110, HEIGHT - 30, random.between(470, 560), { lean: 0.12 });
  drawPalm(canvas, 10, HEIGHT + 10, random.between(400, 480), { lean: -0.04 });
  drawBushes(canvas, -20, 250, HEIGHT - 8, 28, { count: 16, colour: '#7f9a58' });
  drawCaravan(canvas, 700, 812, 1.25, 3, 5);
}

function drawCamp(canvas: Canvas, horizon: number, sand: Colour): void {
  const { random } = canvas;
  drawDuneField(canvas, horizon, sand, 4);
  drawDune(canvas, { x: 1180, foot: 700, width: 900, height: 320, sand, distance: 0.04 });
  drawCaravan(canvas, 330, 590, 0.62, 5, -10);
  drawRipples(canvas, 630, sand);
  const first = random.integer(0, 3);
  for (const [index, [x, y, scale]] of (
    [
      [420, 745, 0.95],
      [700, 770, 1.15],
      [1010, 752, 1],
    ] as const
  ).entries()) {
    drawTent(canvas, x + random.offset(20), y, scale, CLOTHS[(first + index) % CLOTHS.length] ?? CLOTHS[0]);
  }
  drawCamel(canvas, 1290, 822, 1.5, false);
}

function drawValley(canvas: Canvas, horizon: number, sand: Colour): void {
  const { random } = canvas;
  for (let index = 0; index < 5; index += 1)
    drawMesa(
      canvas,
      120 + index * 350 + random.offset(70),
      horizon + 20,
      random.between(240, 380),
      random.between(90, 170),
      0.56,
    );
  drawHaze(canvas, horizon - 80, horizon + 30, 0.5);
  canvas.rect(
    0,
    horizon + 16,
    WIDTH,
    HEIGHT,
    canvas.verticalGradient([
      [0, canvas.away('#e0a878', 0.3)],
      [1, canvas.lit(sand)],
    ]),
  );
  drawMesa(canvas, 1290 + random.offset(60), horizon + 96, 560, 400, 0.06);
  drawMesa(canvas, 300 + random.offset(60), horizon + 70, 420, 260, 0.16);
  drawMesa(canvas, 790, horizon + 56, 120, 190, 0.22);
  drawDuneField(canvas, horizon + 110, sand, 2);
  drawRipples(canvas, 660, sand);
  drawCaravan(canvas, 480, 770, 1.1, 4, 3);
  drawBushes(canvas, 1240, WIDTH + 20, HEIGHT - 20, 22, { count: 16, colour: '#8a9a5c' });
}

const ARRANGED = { 0: drawPyramids, 1: drawOasis, 2: drawCamp, 3: drawValley } as const;

/** Draws a desert. Arrangements: pyramids, a kasbah in an oasis, a camp among dunes, or red table mountains. */
export function desert(seed: number, palette: Palette, layout: Layout): string {
  const canvas = new Canvas(seed, palette);
  const horizon = horizonAt(layout, 455, 26);
  drawSky(canvas, layout, horizon + 10);
  const sand = canvas.random.pick(SANDS);
  canvas.rect(0, horizon + 8, WIDTH, HEIGHT, canvas.away(sand, 0.5));
  ARRANGED[layout.arrangement](canvas, horizon, sand);
  return canvas.finish(layout.isMirrored);
}
