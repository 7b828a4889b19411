import { drawFerry, drawRowingBoat } from '../kit/boats';
import { drawFootBridge, drawStoneBridge } from '../kit/bridges';
import { Canvas, HEIGHT, WIDTH } from '../kit/canvas';
import { drawCityRow, drawGableHouse } from '../kit/city-rows';
import { type Colour, darker, mix } from '../kit/colours';
import { drawLampPost } from '../kit/lamps';
import { drawCastle, drawClockTower, drawDomeChurch, drawIronTower, drawSpire } from '../kit/landmarks';
import { horizonAt, type Layout } from '../kit/layout';
import { isLampTime, type Palette } from '../kit/palette';
import { drawHaze, drawSky } from '../kit/sky';
import { trace } from '../kit/trace';
import { drawBushes } from '../kit/trees';
import { drawReflections, drawSea } from '../kit/water';

const WALLS = [
  '#d8b294',
  '#c99a86',
  '#e3c7a4',
  '#b98d86',
  '#cdb2a0',
  '#a98a92',
] as const satisfies readonly Colour[];
const BRICKS = [
  '#a8503f',
  '#d9b27c',
  '#7f4a44',
  '#c9785a',
  '#e8d3b0',
  '#5f6f86',
  '#8f5a4a',
  '#d98f6a',
] as const satisfies readonly Colour[];

function drawLandmarks(canvas: Canvas, layout: Layout, foot: number): void {
  const { random } = canvas;
  const size = random.between(0.94, 1.12);
  if (layout.arrangement === 0) {
    drawSpire(canvas, 290, foot, 330 * size);
    drawSpire(canvas, 366, foot, 360 * size);
    drawDomeChurch(
      canvas,
      random.between(700, 860),
      foot,
      1.12 * size,
      random.pick(['#4f9f97', '#7a8aa0', '#b98a5a']),
    );
    drawClockTower(canvas, random.between(1280, 1380), foot, 350 * size);
    drawSpire(canvas, 1120, foot, 260 * size);
  } else if (layout.arrangement === 1) {
    canvas.path(
      trace`M520 ${foot}C700 ${foot - 30} 780 ${foot - 150} 960 ${foot - 160}H1290C1440 ${foot - 160} 1500 ${foot - 80} 1660 ${foot - 60}V${foot}Z`,
      canvas.verticalGradient([
        [0, canvas.away('#7f9a66', 0.08)],
        [1, canvas.away('#8f9a78', 0.35)],
      ]),
    );
    drawBushes(canvas, 860, 1400, foot - 96, 14, { count: 60, colour: '#5f8a5a' });
    drawCastle(canvas, 1120, foot - 146, 0.92 * size);
    drawSpire(canvas, 210, foot, 320 * size, '#5a8f86');
    drawDomeChurch(canvas, 480, foot, 0.72 * size, '#5a9a86');
  } else {
    drawIronTower(canvas, random.between(980, 1180), foot, 480 * size);
    drawDomeChurch(canvas, random.between(260, 420), foot, 0.82 * size, '#d0a24e');
    drawSpire(canvas, 640, foot, 240 * size);
  }
}

function drawCityRows(canvas: Canvas, foot: number): void {
  drawCityRow(canvas, { foot, low: 70, high: 130, narrow: 34, wide: 66, distance: 0.34, walls: WALLS });
  drawCityRow(canvas, { foot, low: 36, high: 96, narrow: 40, wide: 84, distance: 0.1, walls: WALLS });
}

function drawQuay(canvas: Canvas, foot: number): void {
  const { random } = canvas;
  for (let x = 0; x < WIDTH; x += random.between(24, 54)) {
    drawBushes(canvas, x - 8, x + 8, foot - 12, 15, { count: 3, colour: '#5c8a55' });
  }
  canvas.rect(
    0,
    foot - 9,
    WIDTH,
    20,
    canvas.verticalGradient([
      [0, canvas.lit('#d6bea4')],
      [1, canvas.shaded('#8a7068')],
    ]),
  );
  for (let x = random.between(10, 50); x < WIDTH; x += 74) drawLampPost(canvas, x, foot - 8, 36);
}

function drawCanal(canvas: Canvas, foot: number): void {
  const { random } = canvas;
  drawCityRow(canvas, {
    foot: foot - 6,
    low: 150,
    high: 240,
    narrow: 60,
    wide: 110,
    distance: 0.4,
    walls: WALLS,
  });
  let x = -20;
  while (x < WIDTH) {
    const width = random.between(84, 122);
    const isGap = x > 690 && x < 860;
    if (!isGap) drawGableHouse(canvas, x, foot, width, random.between(210, 330), random.pick(BRICKS));
    x += width + random.between(1, 4);
  }
  drawQuay(canvas, foot + 6);
}

/** Draws the reflections of lamps and windows in the river: long and golden after sunset, pale by day. */
function drawRiverLight(canvas: Canvas, waterline: number): void {
  const { palette } = canvas;
  const isDark = isLampTime(palette);
  const wall = canvas.lit('#c99a86');
  drawReflections(
    canvas,
    -20,
    WIDTH,
    waterline,
    [darker(canvas.shaded('#7a5f70'), 0.1), wall, mix(wall, palette.sea.middle, 0.5)],
    { count: 80, reach: 150, opacity: 0.3 },
  );
  if (isDark)
    drawReflections(canvas, -20, WIDTH, waterline, ['#ffd98c', '#ffc46c'], {
      count: 46,
      reach: 190,
      opacity: 0.36,
    });
}

/** Draws two rowing boats on the canal, or a ferry on the river. */
function drawForegroundBoats(canvas: Canvas, layout: Layout, waterline: number): void {
  const { random } = canvas;
  if (layout.arrangement === 3) {
    drawRowingBoat(canvas, random.between(180, 420), waterline + 130, 1, '#2f6f8a');
    drawRowingBoat(canvas, random.between(1150, 1380), waterline + 180, 1.25, '#a8503f');
    return;
  }
  const x = random.between(360, 1200);
  drawFerry(canvas, x, HEIGHT - random.between(50, 80), 1.7, random.pick(['#c8452f', '#2f6f8a', '#d9a441']));
}

/** Draws a city by a river. Arrangements: cathedral, castle, iron tower or canal houses. */
export function city(seed: number, palette: Palette, layout: Layout): string {
  const canvas = new Canvas(seed, palette);
  const { random } = canvas;
  const foot = horizonAt(layout, layout.arrangement === 3 ? 640 : 600, 26);
  const sun = drawSky(canvas, layout, foot);
  if (layout.arrangement === 3) {
    drawCanal(canvas, foot);
  } else {
    drawCityRow(canvas, { foot, low: 60, high: 130, narrow: 28, wide: 60, distance: 0.62, walls: WALLS });
    drawHaze(canvas, foot - 150, foot, 0.5);
    drawLandmarks(canvas, layout, foot);
    drawCityRows(canvas, foot);
    drawQuay(canvas, foot);
  }
  drawSea(canvas, foot + 10, { sunX: sun.x });
  drawRiverLight(canvas, foot + 12);
  if (layout.arrangement < 2) drawStoneBridge(canvas, foot + 26, foot + 148, random.integer(4, 6));
  if (layout.arrangement === 3) drawFootBridge(canvas, 560, 1010, foot + 30, 74);
  drawForegroundBoats(canvas, layout, foot);
  return canvas.finish(layout.isMirrored, 0.28);
}
