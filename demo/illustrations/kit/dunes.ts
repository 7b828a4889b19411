import { type Canvas, HEIGHT, WIDTH } from './canvas';
import { type Colour, lighter, mix } from './colours';
import { polygon, trace } from './trace';

export interface Dune {
  readonly x: number;
  readonly foot: number;
  readonly width: number;
  readonly height: number;
  readonly sand: Colour;
  readonly distance: number;
}

/** Draws a dune with a lit side, a sharp winding crest and a shaded side. */
export function drawDune(canvas: Canvas, { x, foot, width, height, sand, distance }: Dune): void {
  const { random, palette } = canvas;
  const top = foot - height;
  const bend = random.between(-0.12, 0.12) * width;
  const right = trace`C${x + width * 0.16} ${top + height * 0.06} ${x + width * 0.42} ${foot - height * 0.16} ${x + width} ${foot}`;
  const bright = canvas.away(lighter(sand, 0.12), distance);
  const low = canvas.away(mix(sand, '#c98a58', 0.2), distance);
  const dark = mix(canvas.shaded(mix(sand, '#d98a6a', 0.25)), palette.haze, distance);
  canvas.path(
    trace`M${x - width} ${foot}C${x - width * 0.5} ${foot - height * 0.1} ${x - width * 0.22} ${top + height * 0.05} ${x} ${top}${right}Z`,
    canvas.verticalGradient(
      [
        [0, bright, 1],
        [0.6, low, 1],
        [1, low, 0],
      ],
      { from: top, to: foot },
    ),
  );
  canvas.path(
    trace`M${x} ${top}${right}L${x + width * 0.3} ${foot + 2}C${x + width * 0.34 + bend} ${foot - height * 0.22} ${x - width * 0.08 + bend} ${foot - height * 0.36} ${x + width * 0.06} ${foot - height * 0.62}Q${x + width * 0.08} ${top + height * 0.2} ${x} ${top}Z`,
    canvas.verticalGradient(
      [
        [0, dark],
        [0.55, mix(dark, low, 0.4), 0.9],
        [1, low, 0],
      ],
      { from: top, to: foot },
    ),
  );
}

/** Draws rows of dunes from far to near and rippled sand in the foreground. */
export function drawDuneField(canvas: Canvas, horizon: number, sand: Colour, rows: number): void {
  const { random } = canvas;
  canvas.rect(
    0,
    horizon + 4,
    WIDTH,
    HEIGHT - horizon,
    canvas.verticalGradient([
      [0, canvas.away(sand, 0.55)],
      [0.5, canvas.lit(sand)],
    ]),
  );
  for (let row = 0; row < rows; row += 1) {
    const near = row / Math.max(1, rows - 1);
    const foot = horizon + 26 + near ** 1.5 * 230;
    const count = Math.max(2, Math.round(5 - near * 3));
    for (let index = 0; index < count; index += 1) {
      const x = ((index + 0.5) / count) * WIDTH + random.offset(WIDTH / count / 2.4);
      drawDune(canvas, {
        x,
        foot,
        width: random.between(330, 520) * (0.7 + near * 0.9),
        height: random.between(50, 92) * (0.6 + near * 0.9),
        sand,
        distance: 0.5 * (1 - near),
      });
    }
  }
}

/** Draws wind ripples on the sand in the foreground. */
export function drawRipples(canvas: Canvas, top: number, sand: Colour): void {
  const { random } = canvas;
  canvas.rect(
    0,
    top + 60,
    WIDTH,
    HEIGHT - top,
    canvas.verticalGradient([
      [0, canvas.lit(sand), 0],
      [0.35, canvas.lit(sand), 1],
      [1, canvas.lit(mix(sand, '#b9784a', 0.35)), 1],
    ]),
  );
  let ripples = '';
  for (let y = top + 130; y < HEIGHT + 20; y += 7 + (y - top) * 0.045) {
    for (let x = random.between(-200, 0); x < WIDTH; x += random.between(180, 420)) {
      const length = random.between(120, 300);
      ripples += trace`M${x} ${y}q${length * 0.25} ${-6} ${length * 0.5} 0t${length * 0.5} ${random.offset(4)}`;
    }
  }
  canvas.stroke(ripples, canvas.shaded(mix(sand, '#d98a6a', 0.3)), 2.4, 0.3);
}

/** Draws a pyramid with a lit and a shaded side and rows of stone that fade towards the top. */
export function drawPyramid(canvas: Canvas, x: number, foot: number, height: number, distance: number): void {
  const half = height * 0.82;
  const edge = x + half * 0.24;
  const { haze } = canvas.palette;
  const stone: Colour = '#e0b278';
  const bright = canvas.away(stone, distance);
  const dark = mix(canvas.shaded(mix(stone, '#c98a6a', 0.3)), haze, distance);
  const lit = polygon([x - half, foot], [x, foot - height], [edge, foot + height * 0.03]);
  const shade = polygon([x, foot - height], [x + half, foot], [edge, foot + height * 0.03]);
  canvas.path(lit, bright);
  canvas.path(shade, dark);
  let courses = '';
  for (let index = 1; index < 26; index += 1) {
    const t = index / 26;
    courses += trace`M${x - half * t} ${foot - height * (1 - t)}L${x + half * 0.24 * t} ${foot - height * (1 - t) + height * 0.03 * t}L${x + half * t} ${foot - height * (1 - t)}`;
  }
  canvas.stroke(courses, mix(dark, haze, 0.2), Math.max(0.8, height * 0.004), 0.35);
}
