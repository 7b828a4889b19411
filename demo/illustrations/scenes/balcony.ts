import { CLOTHS, drawParasol } from '../kit/beach-furniture';
import { Canvas, HEIGHT, WIDTH } from '../kit/canvas';
import { type Colour, darker, lighter } from '../kit/colours';
import { horizonAt, type Layout } from '../kit/layout';
import type { Palette } from '../kit/palette';
import { drawPalm } from '../kit/palms';
import { drawBalustrade, drawPaving } from '../kit/stonework';
import { drawCafeChair, drawCafeTable, drawFlowerPot } from '../kit/terrace';
import { trace } from '../kit/trace';
import { drawBougainvillea, drawBushes } from '../kit/trees';
import { drawView, type View } from '../kit/window-view';

const VIEWS: Readonly<Record<Layout['arrangement'], View>> = {
  0: 'bay',
  1: 'sea',
  2: 'bay',
  3: 'sea',
};
const RAIL = 690;

function drawGlassRail(canvas: Canvas): void {
  canvas.rect(-10, RAIL - 110, WIDTH + 20, 116, canvas.lit('#e6f4f6'), { opacity: 0.26 });
  let shine = '';
  for (let x = 60; x < WIDTH; x += 320) {
    shine += trace`M${x} ${RAIL}L${x + 70} ${RAIL - 108}h34L${x + 34} ${RAIL}Z`;
    canvas.rect(x - 70, RAIL - 112, 8, 122, canvas.lit('#e9edf0'));
  }
  canvas.path(shine, canvas.lit('#ffffff'), { opacity: 0.16 });
  canvas.rect(
    -10,
    RAIL - 118,
    WIDTH + 20,
    13,
    canvas.verticalGradient([
      [0, canvas.lit('#ffffff')],
      [1, canvas.shaded('#c9ced6')],
    ]),
  );
}

function drawIronRail(canvas: Canvas): void {
  const iron = darker(canvas.shaded('#4f5670'), 0.3);
  let bars = '';
  for (let x = 0; x < WIDTH; x += 34) bars += trace`M${x} ${RAIL + 4}V${RAIL - 112}`;
  for (let x = 17; x < WIDTH; x += 68)
    bars += trace`M${x} ${RAIL - 20}c-20 -14 -20 -48 0 -62c20 14 20 48 0 62`;
  canvas.stroke(bars, iron, 4);
  canvas.rect(-10, RAIL - 120, WIDTH + 20, 12, iron);
  canvas.rect(-10, RAIL - 6, WIDTH + 20, 10, iron);
}

function drawWhiteWall(canvas: Canvas): void {
  const white: Colour = '#fffdf6';
  canvas.path(
    trace`M-10 ${RAIL + 6}V${RAIL - 90}Q120 ${RAIL - 108} 300 ${RAIL - 92}T720 ${RAIL - 96}T1180 ${RAIL - 92}T1610 ${RAIL - 98}V${RAIL + 6}Z`,
    canvas.verticalGradient([
      [0, canvas.lit(white)],
      [1, canvas.shaded(lighter(white, 0.1))],
    ]),
  );
  for (const x of [330, 820, 1310])
    canvas.path(trace`M${x - 40} ${RAIL - 8}v-34a40 40 0 0 1 80 0v34Z`, canvas.shaded('#e3dccf'));
}

/** Draws posts and beams over the terrace, with leaves along them. */
function drawPergola(canvas: Canvas): void {
  const wood: Colour = '#b58a60';
  for (const x of [70, 1500])
    canvas.rect(
      x,
      60,
      28,
      RAIL + 20,
      canvas.horizontalGradient([
        [0, canvas.lit(wood)],
        [1, canvas.shaded(wood)],
      ]),
    );
  canvas.rect(
    -10,
    62,
    WIDTH + 20,
    30,
    canvas.verticalGradient([
      [0, canvas.lit(lighter(wood, 0.15))],
      [1, canvas.shaded(wood)],
    ]),
  );
  for (let x = 20; x < WIDTH; x += 150) canvas.path(trace`M${x} 0h26L${x + 40} 62h-26Z`, canvas.shaded(wood));
  drawBushes(canvas, -20, 520, 96, 26, { count: 30, hasFlowers: true });
  drawBushes(canvas, 1180, WIDTH + 20, 92, 24, { count: 22, hasFlowers: true });
}

function drawAwning(canvas: Canvas, cloth: Colour): void {
  const stripes = 16;
  const width = WIDTH / stripes;
  for (let index = 0; index < stripes; index += 1) {
    const x = index * width;
    const colour = index % 2 === 0 ? cloth : '#fff7ea';
    canvas.path(
      trace`M${x} -10H${x + width}V76q${-width / 2} 40 ${-width} 0Z`,
      canvas.verticalGradient([
        [0, canvas.shaded(colour)],
        [0.7, canvas.lit(colour)],
        [1, canvas.lit(colour)],
      ]),
    );
  }
  canvas.rect(0, 70, WIDTH, 4, canvas.shaded('#8a7a70'), { opacity: 0.3 });
}

function drawRailing(canvas: Canvas, layout: Layout): void {
  drawPaving(canvas, RAIL, canvas.random.pick<Colour>(['#efdfc4', '#e6c9a8', '#e9e2d6', '#dcb592']));
  if (layout.arrangement === 0) drawBalustrade(canvas, -10, WIDTH + 10, RAIL + 8, 118);
  else if (layout.arrangement === 1) drawWhiteWall(canvas);
  else if (layout.arrangement === 2) drawIronRail(canvas);
  else drawGlassRail(canvas);
}

/** Draws a terrace above the sea with a table for two. Arrangements: stone, white wall, iron or glass railing. */
export function balcony(seed: number, palette: Palette, layout: Layout): string {
  const canvas = new Canvas(seed, palette);
  const { random } = canvas;
  const horizon = horizonAt(layout, 430, 44);
  drawView(canvas, VIEWS[layout.arrangement], layout, horizon);
  if (layout.arrangement !== 3)
    drawPalm(canvas, random.between(1180, 1380), RAIL + 60, random.between(300, 380), { distance: 0.08 });
  drawBushes(canvas, 1000, WIDTH + 20, RAIL + 12, 44, { count: 22, hasFlowers: true });
  drawBushes(canvas, -20, 300, RAIL + 12, 40, { count: 12 });
  drawRailing(canvas, layout);
  const cloth = random.pick(CLOTHS);
  const x = random.between(480, 860);
  const frame = random.pick<Colour>(['#f6f1e6', '#3f6f8a', '#b98a5c']);
  if (layout.arrangement === 0) drawParasol(canvas, x, 400, 250, { cloth, flatness: 0.24, pole: 1.4 });
  drawCafeChair(canvas, x - 210, 850, 1.15, frame, 1);
  drawCafeChair(canvas, x + 210, 850, 1.15, frame, -1);
  drawCafeTable(canvas, x, 856, 1.12, cloth);
  const pot = random.pick<Colour>(['#c9744a', '#3f8fb0', '#e9dcc4']);
  drawFlowerPot(canvas, 120, 830, 1.25, pot);
  drawFlowerPot(canvas, 1430, 850, 1.4, pot);
  if (layout.density > 0.5) drawFlowerPot(canvas, 1250, 800, 1, pot);
  if (layout.arrangement === 1) drawBougainvillea(canvas, 460, 270);
  if (layout.arrangement === 2) drawPergola(canvas);
  if (layout.arrangement === 3) drawAwning(canvas, cloth);
  if (layout.arrangement === 0) drawBushes(canvas, -20, 160, HEIGHT + 20, 34, { count: 9, hasFlowers: true });
  return canvas.finish(layout.isMirrored, 0.24);
}
