import { type Canvas, WIDTH } from './canvas';
import { type Colour, darker, lighter } from './colours';
import { drawLampPost } from './lamps';
import { polygon, trace } from './trace';

/** Draws a stone bridge across the whole picture, with a slightly curved deck, open arches and pointed piers. */
export function drawStoneBridge(
  canvas: Canvas,
  top: number,
  foot: number,
  arches: number,
  stone: Colour = '#b89a88',
): void {
  const span = WIDTH / arches;
  const reach = foot - top;
  const camber = 34;
  let line = trace`M-10 ${top + camber / 2}Q${WIDTH / 2} ${top - camber / 2} ${WIDTH + 10} ${top + camber / 2}V${foot}H-10Z`;
  let rims = '';
  for (let index = 0; index < arches; index += 1) {
    const from = index * span + span * 0.13;
    const to = (index + 1) * span - span * 0.13;
    const spring = top + reach * 0.66;
    const crown = top + reach * 0.02;
    line += trace`M${from} ${foot}V${spring}Q${(from + to) / 2} ${crown} ${to} ${spring}V${foot}Z`;
    rims += trace`M${from} ${spring}Q${(from + to) / 2} ${crown} ${to} ${spring}`;
  }
  canvas.path(
    line,
    canvas.verticalGradient([
      [0, canvas.lit(stone)],
      [0.3, canvas.shaded(lighter(stone, 0.15))],
      [1, darker(canvas.shaded(stone), 0.35)],
    ]),
    { hasHoles: true },
  );
  canvas.stroke(rims, canvas.lit(lighter(stone, 0.15)), 7, 0.55);
  canvas.stroke(
    trace`M-10 ${top + camber / 2}Q${WIDTH / 2} ${top - camber / 2} ${WIDTH + 10} ${top + camber / 2}`,
    canvas.lit(lighter(stone, 0.45)),
    6,
  );
  for (let index = 0; index <= arches; index += 1) {
    const x = index * span;
    canvas.path(
      polygon([x - span * 0.1, foot + 4], [x, foot - reach * 0.34], [x + span * 0.1, foot + 4]),
      darker(canvas.shaded(stone), 0.25),
    );
  }
  const lamps = arches * 2 + 1;
  for (let index = 0; index < lamps; index += 1) {
    const t = (index + 0.5) / lamps;
    drawLampPost(canvas, t * WIDTH, top + camber / 2 - camber * 2 * t * (1 - t) + 2, 46);
  }
  canvas.rect(
    0,
    foot,
    WIDTH,
    56,
    canvas.verticalGradient([
      [0, canvas.palette.sea.near, 0.75],
      [1, canvas.palette.sea.near, 0],
    ]),
  );
}

/** Draws a small arched footbridge with railings between two quays. */
export function drawFootBridge(canvas: Canvas, from: number, to: number, foot: number, rise: number): void {
  const middle = (from + to) / 2;
  const stone: Colour = '#b56a50';
  canvas.path(
    trace`M${from} ${foot}V${foot - rise * 0.35}Q${middle} ${foot - rise * 1.55} ${to} ${foot - rise * 0.35}V${foot}H${to - (to - from) * 0.14}Q${middle} ${foot - rise * 1.3} ${from + (to - from) * 0.14} ${foot}Z`,
    canvas.verticalGradient([
      [0, canvas.lit(stone)],
      [1, canvas.shaded(stone)],
    ]),
  );
  canvas.stroke(
    trace`M${from} ${foot - rise * 0.35}Q${middle} ${foot - rise * 1.55} ${to} ${foot - rise * 0.35}`,
    canvas.lit('#f0ddc4'),
    5,
  );
  const rail = darker(canvas.shaded('#58607a'), 0.3);
  let bars = trace`M${from} ${foot - rise * 0.72}Q${middle} ${foot - rise * 1.92} ${to} ${foot - rise * 0.72}`;
  for (let index = 0; index <= 22; index += 1) {
    const t = index / 22;
    const y = foot - rise * (0.35 * (1 - t) ** 2 + 2 * 1.55 * t * (1 - t) + 0.35 * t * t);
    bars += trace`M${from + (to - from) * t} ${y}v${-rise * 0.37}`;
  }
  canvas.stroke(bars, rail, 2);
}
