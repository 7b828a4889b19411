import type { Canvas } from './canvas';
import { type Colour, mix } from './colours';
import { drawGlow } from './lamps';
import { isLampTime } from './palette';
import { polygon, rounded, trace } from './trace';
import { drawWindows } from './windows';

const STONE: Colour = '#d9bfa2';

/** Returns the fill of a tower with a lit left and a shaded right half, which suits round and square towers. */
function halfShadedFill(
  canvas: Canvas,
  colour: Colour,
  distance: number,
): ReturnType<Canvas['horizontalGradient']> {
  const { haze } = canvas.palette;
  const bright = mix(canvas.lit(colour), haze, distance);
  const dark = mix(canvas.shaded(colour), haze, distance);
  return canvas.horizontalGradient([
    [0, bright],
    [0.5, mix(bright, dark, 0.2)],
    [0.62, dark],
    [1, dark],
  ]);
}

function candle(canvas: Canvas): Colour {
  return isLampTime(canvas.palette) ? '#ffdc98' : canvas.shaded('#5d6786');
}

/** Draws a domed cathedral with steps and columns. */
export function drawDomeChurch(
  canvas: Canvas,
  x: number,
  foot: number,
  scale: number,
  dome: Colour = '#4f9f97',
): void {
  const s = scale;
  const y = foot - 70 * s;
  const wall = halfShadedFill(canvas, STONE, 0.12);
  canvas.rect(x - 110 * s, y - 40 * s, 220 * s, 112 * s, wall);
  canvas.path(
    polygon([x - 122 * s, y - 38 * s], [x, y - 86 * s], [x + 122 * s, y - 38 * s]),
    halfShadedFill(canvas, '#c7a98f', 0.1),
  );
  for (let index = -4; index <= 4; index += 1) {
    canvas.rect(x + index * 24 * s - 4 * s, y - 32 * s, 8 * s, 104 * s, canvas.shaded('#a48a80'), {
      opacity: 0.45,
    });
  }
  canvas.rect(x - 54 * s, y - 132 * s, 108 * s, 66 * s, wall);
  for (let index = -3; index <= 3; index += 1)
    canvas.rect(x + index * 14 * s - 2.5 * s, y - 124 * s, 5 * s, 38 * s, candle(canvas));
  canvas.rect(x - 60 * s, y - 134 * s, 120 * s, 6 * s, canvas.lit('#efdcc2'));
  canvas.path(
    trace`M${x - 58 * s} ${y - 132 * s}C${x - 60 * s} ${y - 212 * s} ${x - 22 * s} ${y - 236 * s} ${x} ${y - 238 * s}C${x + 22 * s} ${y - 236 * s} ${x + 60 * s} ${y - 212 * s} ${x + 58 * s} ${y - 132 * s}Z`,
    halfShadedFill(canvas, dome, 0.08),
  );
  for (const bend of [-0.6, -0.22, 0.22, 0.6]) {
    canvas.stroke(
      trace`M${x} ${y - 238 * s}Q${x + bend * 72 * s} ${y - 208 * s} ${x + bend * 60 * s} ${y - 132 * s}`,
      canvas.shaded(dome),
      1.8 * s,
      0.6,
    );
  }
  canvas.rect(x - 10 * s, y - 270 * s, 20 * s, 34 * s, wall);
  canvas.path(
    trace`M${x - 12 * s} ${y - 269 * s}Q${x} ${y - 300 * s} ${x + 12 * s} ${y - 269 * s}Z`,
    halfShadedFill(canvas, dome, 0.08),
  );
  canvas.rect(x - 1.5 * s, y - 314 * s, 3 * s, 30 * s, canvas.lit('#f0c060'));
}

/** Draws a slim church tower with a pointed roof and corner turrets. */
export function drawSpire(
  canvas: Canvas,
  x: number,
  foot: number,
  height: number,
  roof: Colour = '#6f6a86',
): void {
  const half = height * 0.062;
  const belfry = foot - height * 0.6;
  canvas.rect(x - half, belfry, half * 2, height * 0.6, halfShadedFill(canvas, STONE, 0.1));
  for (const side of [-1, 1]) {
    const cx = x + side * half * 0.9;
    canvas.path(
      polygon([cx - half * 0.26, belfry + 2], [cx, belfry - height * 0.13], [cx + half * 0.26, belfry + 2]),
      halfShadedFill(canvas, roof, 0.1),
    );
  }
  canvas.path(
    polygon([x - half * 1.1, belfry + 2], [x, foot - height], [x + half * 1.1, belfry + 2]),
    halfShadedFill(canvas, roof, 0.1),
  );
  canvas.path(
    trace`M${x - half * 0.34} ${belfry + height * 0.15}v${-height * 0.07}a${half * 0.34} ${half * 0.34} 0 0 1 ${half * 0.68} 0v${height * 0.07}Z`,
    candle(canvas),
  );
  canvas.circle(x, belfry + height * 0.24, half * 0.42, canvas.lit('#fff1cc'));
}

/** Draws a square clock tower. The clock is lit after sunset. */
export function drawClockTower(canvas: Canvas, x: number, foot: number, height: number): void {
  const half = height * 0.06;
  canvas.path(
    polygon(
      [x - half * 1.1, foot],
      [x - half, foot - height * 0.82],
      [x + half, foot - height * 0.82],
      [x + half * 1.1, foot],
    ),
    halfShadedFill(canvas, '#cdae8e', 0.1),
  );
  canvas.rect(
    x - half * 1.24,
    foot - height * 0.86,
    half * 2.48,
    height * 0.19,
    halfShadedFill(canvas, '#dcc0a0', 0.08),
  );
  canvas.path(
    polygon(
      [x - half * 1.3, foot - height * 0.85],
      [x, foot - height],
      [x + half * 1.3, foot - height * 0.85],
    ),
    halfShadedFill(canvas, '#66788c', 0.08),
  );
  drawGlow(canvas, x, foot - height * 0.765, half * 3);
  canvas.circle(x, foot - height * 0.765, half * 0.92, canvas.shaded('#8a7260'));
  canvas.circle(
    x,
    foot - height * 0.765,
    half * 0.8,
    isLampTime(canvas.palette) ? '#fff0c4' : canvas.lit('#fffaf0'),
  );
  canvas.stroke(
    trace`M${x} ${foot - height * 0.765 - half * 0.6}V${foot - height * 0.765}L${x + half * 0.4} ${foot - height * 0.765 + half * 0.2}`,
    '#463c50',
    half * 0.12,
  );
  drawWindows(canvas, {
    x: x - half * 0.6,
    y: foot - height * 0.62,
    width: half * 1.2,
    height: height * 0.5,
    column: half * 0.6,
    row: height * 0.07,
  });
}

/** Draws an iron lattice tower on four curved legs. */
export function drawIronTower(canvas: Canvas, x: number, foot: number, height: number): void {
  const iron = mix(canvas.shaded('#8a6f66'), canvas.palette.haze, 0.12);
  const half = height * 0.2;
  const edge = (side: number): string =>
    trace`M${x + side * half} ${foot}Q${x + side * half * 0.36} ${foot - height * 0.34} ${x + side * height * 0.018} ${foot - height * 0.93}`;
  const inner = (side: number): string =>
    trace`M${x + side * half * 0.62} ${foot}Q${x + side * half * 0.2} ${foot - height * 0.26} ${x} ${foot - height * 0.6}`;
  canvas.stroke(edge(-1) + edge(1), iron, height * 0.022);
  canvas.stroke(inner(-1) + inner(1), iron, height * 0.014);
  let lattice = '';
  for (let index = 0; index < 22; index += 1) {
    const low = (index / 22) ** 0.9;
    const high = ((index + 1) / 22) ** 0.9;
    const at = (t: number): number => half * (1 - t) ** 2.1 + height * 0.012;
    lattice += trace`M${x - at(low)} ${foot - height * 0.94 * low}L${x + at(high)} ${foot - height * 0.94 * high}M${x + at(low)} ${foot - height * 0.94 * low}L${x - at(high)} ${foot - height * 0.94 * high}`;
  }
  canvas.stroke(lattice, iron, height * 0.006, 0.9);
  for (const [at, wide] of [
    [0.2, 0.15],
    [0.42, 0.085],
    [0.9, 0.03],
  ] as const) {
    canvas.rect(x - height * wide, foot - height * at, height * wide * 2, height * 0.022, iron);
  }
  canvas.path(
    trace`M${x - half * 0.6} ${foot - height * 0.04}Q${x} ${foot - height * 0.24} ${x + half * 0.6} ${foot - height * 0.04}`,
    'none',
    { stroke: iron, strokeWidth: height * 0.014 },
  );
  canvas.rect(x - height * 0.004, foot - height, height * 0.008, height * 0.1, iron);
  drawGlow(canvas, x, foot - height * 0.98, height * 0.07);
  if (!isLampTime(canvas.palette)) return;
  for (let index = 0; index < 40; index += 1) {
    const t = canvas.random.next();
    canvas.circle(x + canvas.random.offset(half * (1 - t) ** 2.1), foot - height * 0.92 * t, 2, '#ffe7a8');
  }
}

/** Draws a castle on a rock, with an outer wall, a keep and round towers with pointed roofs. */
export function drawCastle(canvas: Canvas, x: number, foot: number, scale: number): void {
  const { random } = canvas;
  const s = scale;
  const roof: Colour = '#a8583f';
  canvas.rect(x - 190 * s, foot - 62 * s, 380 * s, 76 * s, halfShadedFill(canvas, STONE, 0.12));
  let teeth = '';
  for (let index = -9; index <= 9; index += 1)
    teeth += `M${rounded(x + index * 20 * s - 6 * s)} ${rounded(foot - 61 * s)}v${rounded(-9 * s)}h${rounded(12 * s)}v${rounded(9 * s)}Z`;
  canvas.path(teeth, canvas.lit(STONE));
  canvas.rect(x - 70 * s, foot - 128 * s, 150 * s, 70 * s, halfShadedFill(canvas, '#e6cfae', 0.1));
  canvas.path(
    polygon(
      [x - 78 * s, foot - 126 * s],
      [x - 50 * s, foot - 164 * s],
      [x + 60 * s, foot - 164 * s],
      [x + 88 * s, foot - 126 * s],
    ),
    halfShadedFill(canvas, roof, 0.1),
  );
  drawWindows(canvas, {
    x: x - 62 * s,
    y: foot - 120 * s,
    width: 134 * s,
    height: 52 * s,
    column: 22 * s,
    row: 26 * s,
    glass: [0.34, 0.5],
  });
  for (const [dx, height, half] of [
    [-178, 118, 22],
    [-96, 176, 20],
    [104, 150, 24],
    [182, 106, 20],
  ] as const) {
    const tall = height * s * random.between(0.92, 1.08);
    canvas.rect(
      x + (dx - half) * s,
      foot - tall,
      half * 2 * s,
      tall + 8 * s,
      halfShadedFill(canvas, STONE, 0.08),
    );
    canvas.path(
      polygon(
        [x + (dx - half * 1.22) * s, foot - tall + 2],
        [x + dx * s, foot - tall - half * 2.6 * s],
        [x + (dx + half * 1.22) * s, foot - tall + 2],
      ),
      halfShadedFill(canvas, roof, 0.08),
    );
    canvas.rect(x + (dx - 3.5) * s, foot - tall + 22 * s, 7 * s, 16 * s, candle(canvas), { round: 3 * s });
  }
}
