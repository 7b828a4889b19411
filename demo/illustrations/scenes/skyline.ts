import { CLOTHS, drawSunBedPair } from '../kit/beach-furniture';
import { drawDhow, drawYacht } from '../kit/boats';
import { Canvas, HEIGHT, WIDTH } from '../kit/canvas';
import { drawShore } from '../kit/coast';
import type { Colour } from '../kit/colours';
import { drawLampPost } from '../kit/lamps';
import { horizonAt, type Layout } from '../kit/layout';
import { isLampTime, type Palette } from '../kit/palette';
import { drawPalm } from '../kit/palms';
import { drawHaze, drawSky } from '../kit/sky';
import { drawBalustrade, drawPaving } from '../kit/stonework';
import { drawGreatWheel, drawNeedleTower, drawSailTower, drawTower, drawTwistTower } from '../kit/towers';
import { drawBushes } from '../kit/trees';
import { drawReflections, drawSea } from '../kit/water';

interface Block {
  readonly from: number;
  readonly to: number;
  readonly low: number;
  readonly high: number;
  readonly distance: number;
  /** x of the tallest towers. */
  readonly peak: number;
}

function drawBlock(canvas: Canvas, foot: number, { from, to, low, high, distance, peak }: Block): void {
  const { random } = canvas;
  let x = from;
  while (x < to) {
    const width = random.between(40, 78) * (1.1 - distance * 0.5);
    const nearPeak = 1 - Math.min(1, Math.abs(x - peak) / 700);
    const height = low + (high - low) * nearPeak * random.between(0.5, 1) + random.between(0, low * 0.5);
    drawTower(canvas, { x, foot, width, height, distance });
    x += width + random.between(2, 26);
  }
}

function drawFarRow(canvas: Canvas, foot: number, peak: number): void {
  drawBlock(canvas, foot, { from: -30, to: WIDTH, low: 50, high: 190, distance: 0.68, peak });
  drawHaze(canvas, foot - 170, foot, 0.55);
}

function drawCentre(canvas: Canvas, layout: Layout, foot: number): void {
  const { random } = canvas;
  const x = random.between(640, 960);
  if (layout.arrangement === 0) {
    drawFarRow(canvas, foot, x);
    drawBlock(canvas, foot, { from: -20, to: WIDTH, low: 80, high: 270, distance: 0.34, peak: x });
    drawNeedleTower(canvas, { x, foot, width: 96, height: 520, distance: 0.12 });
    drawBlock(canvas, foot, { from: 60, to: x - 120, low: 60, high: 210, distance: 0.12, peak: x - 120 });
    drawBlock(canvas, foot, {
      from: x + 70,
      to: WIDTH - 60,
      low: 60,
      high: 220,
      distance: 0.12,
      peak: x + 160,
    });
  } else if (layout.arrangement === 1) {
    drawFarRow(canvas, foot, 1150);
    drawBlock(canvas, foot, { from: 820, to: WIDTH, low: 60, high: 240, distance: 0.36, peak: 1240 });
    drawSailTower(canvas, { x: 420, foot: foot + 14, width: 170, height: 450, distance: 0.05 });
    canvas.ellipse(500, foot + 18, 230, 13, canvas.lit('#ecd9b0'));
    drawBushes(canvas, 320, 690, foot + 16, 14, { count: 30, colour: '#5f9a58' });
    drawGreatWheel(canvas, 1330, foot, 130, 0.16);
  } else if (layout.arrangement === 2) {
    drawFarRow(canvas, foot, 800);
    drawBlock(canvas, foot, { from: -30, to: 560, low: 150, high: 330, distance: 0.2, peak: 120 });
    drawBlock(canvas, foot, { from: 1010, to: WIDTH + 20, low: 150, high: 330, distance: 0.2, peak: 1440 });
    drawTwistTower(canvas, { x: 430, foot, width: 84, height: 440, distance: 0.08 });
    drawTwistTower(canvas, { x: 1130, foot, width: 76, height: 380, distance: 0.1 });
  } else {
    drawFarRow(canvas, foot, 700);
    drawBlock(canvas, foot, { from: 260, to: 1300, low: 70, high: 280, distance: 0.24, peak: 640 });
    drawNeedleTower(canvas, { x: 560, foot, width: 84, height: 430, distance: 0.16 });
    drawTwistTower(canvas, { x: 900, foot, width: 74, height: 330, distance: 0.12 });
    drawGreatWheel(canvas, 1240, foot, 120, 0.14);
  }
}

function drawPromenade(canvas: Canvas, foot: number): void {
  const { random } = canvas;
  drawBushes(canvas, -10, WIDTH, foot, 11, { count: 100, colour: '#5f9458' });
  for (let x = 20; x < WIDTH; x += random.between(46, 84))
    drawPalm(canvas, x, foot + 2, random.between(44, 76), { distance: 0.1, fronds: 6, reach: 0.5 });
  canvas.rect(
    0,
    foot - 1,
    WIDTH,
    12,
    canvas.verticalGradient([
      [0, canvas.lit('#f0e2ca')],
      [1, canvas.shaded('#b9a58c')],
    ]),
  );
}

function drawNear(canvas: Canvas, layout: Layout, foot: number): void {
  const { random } = canvas;
  if (layout.arrangement === 3) {
    const shore = (x: number): number => 740 + 26 * Math.sin(x / 260) + x * 0.03;
    drawDhow(canvas, 1080, foot + 110, 0.8);
    drawShore(canvas, shore, '#f6e4bd');
    for (let index = 0; index < 5; index += 1)
      drawSunBedPair(
        canvas,
        460 + index * 210 + random.offset(20),
        shore(460 + index * 210) + 74,
        0.72,
        CLOTHS[index % CLOTHS.length] ?? CLOTHS[0],
      );
    drawPalm(canvas, 90, HEIGHT + 40, random.between(600, 700), { lean: 0.14 });
    drawPalm(canvas, 1560, HEIGHT + 60, random.between(480, 560), { lean: -0.14 });
    return;
  }
  drawYacht(canvas, random.between(250, 420), foot + 130, 0.9);
  if (layout.arrangement === 0)
    drawDhow(
      canvas,
      random.between(1050, 1250),
      foot + 180,
      1.35,
      random.pick<Colour>(['#fff3dc', '#f2c48a', '#e98a6a']),
    );
  if (layout.arrangement === 1) drawDhow(canvas, random.between(800, 980), foot + 130, 1.1);
  if (layout.arrangement === 1) {
    drawPalm(canvas, 1500, HEIGHT + 40, random.between(520, 620), { lean: -0.12 });
    drawPalm(canvas, 1610, HEIGHT + 60, random.between(420, 520), { lean: -0.1 });
    drawBushes(canvas, 1330, WIDTH + 20, HEIGHT + 22, 36, { count: 16, hasFlowers: true });
  }
  if (layout.arrangement === 2) {
    drawYacht(canvas, 980, foot + 120, 0.8);
    drawYacht(canvas, 1230, foot + 165, 1.15);
    drawPaving(canvas, 850, '#efdfc4');
    drawBalustrade(canvas, -10, WIDTH + 10, 862, 60);
    for (const x of [220, 800, 1380]) drawLampPost(canvas, x, 862, 170);
  }
}

/** Draws towers by the water. Arrangements: needle, sail, two twisted towers, or a beach before the city. */
export function skyline(seed: number, palette: Palette, layout: Layout): string {
  const canvas = new Canvas(seed, palette);
  const foot = horizonAt(layout, 590, 24);
  const sun = drawSky(canvas, layout, foot);
  drawCentre(canvas, layout, foot);
  drawPromenade(canvas, foot);
  drawSea(canvas, foot + 10, { sunX: sun.x, ...(layout.arrangement === 3 ? { shallow: '#4fcbd0' } : {}) });
  drawReflections(
    canvas,
    -20,
    WIDTH,
    foot + 11,
    [canvas.lit('#b8cbd8'), canvas.shaded('#7f9ab4'), canvas.lit('#e2d4c0')],
    { count: 70, reach: 170, opacity: 0.26 },
  );
  if (isLampTime(palette))
    drawReflections(canvas, -20, WIDTH, foot + 11, ['#ffd98c', '#ffc46c', '#ffe9b8'], {
      count: 60,
      reach: 200,
      opacity: 0.36,
    });
  drawNear(canvas, layout, foot);
  return canvas.finish(layout.isMirrored, 0.24);
}
