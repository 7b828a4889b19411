import type { Canvas, Fill } from './canvas';
import { type Colour, lighter, mix } from './colours';
import { drawGlow } from './lamps';
import { isLampTime } from './palette';
import { type Point, polygon, trace } from './trace';
import { drawWindows } from './windows';

const GLASS = [
  '#8fb3cc',
  '#7fa0bd',
  '#a9c2cf',
  '#6f93b4',
  '#b8c4cc',
  '#c9b8a6',
] as const satisfies readonly Colour[];

/** Returns the fill of a tower with a lit left and a shaded right side. */
function twoFaceFill(canvas: Canvas, colour: Colour, distance: number): Fill {
  const { haze } = canvas.palette;
  const bright = mix(canvas.lit(lighter(colour, 0.2)), haze, distance);
  const dark = mix(canvas.shaded(colour), haze, distance);
  return canvas.horizontalGradient([
    [0, bright],
    [0.46, mix(bright, dark, 0.3)],
    [0.5, dark],
    [1, mix(dark, bright, 0.15)],
  ]);
}

export interface Tower {
  readonly x: number;
  readonly foot: number;
  readonly width: number;
  readonly height: number;
  readonly distance: number;
}

function drawTowerWindows(
  canvas: Canvas,
  { x, foot, width, height, distance }: Tower,
  glass: readonly [number, number] = [0.62, 0.5],
): void {
  drawWindows(canvas, {
    x: x + width * 0.06,
    y: foot - height * 0.97,
    width: width * 0.88,
    height: height * 0.94,
    column: Math.max(8, width / 7),
    row: 13,
    glass,
    distance: Math.min(0.9, distance + 0.15),
    colour: '#6485a6',
  });
}

function drawCrown(canvas: Canvas, { x, foot, width, height, distance }: Tower, fill: Fill): void {
  const { random } = canvas;
  const top = foot - height;
  const kind = random.integer(0, 5);
  const mast = canvas.away('#d0d6de', distance);
  if (kind === 0)
    canvas.path(polygon([x, top + 1], [x + width, top + 1], [x + width, top - width * 0.5]), fill);
  if (kind === 1)
    canvas.path(
      trace`M${x} ${top + 1}Q${x + width * 0.5} ${top - width * 0.7} ${x + width} ${top + 1}Z`,
      fill,
    );
  if (kind === 2) {
    canvas.rect(x + width * 0.18, top - width * 0.24, width * 0.64, width * 0.26, fill);
    canvas.rect(x + width * 0.48, top - width * 0.8, width * 0.04, width * 0.6, mast);
  }
  if (kind === 3)
    canvas.path(
      polygon([x + width * 0.1, top + 1], [x + width * 0.5, top - width * 0.9], [x + width * 0.9, top + 1]),
      fill,
    );
  if (kind === 4)
    canvas.path(
      polygon(
        [x, top + 1],
        [x, top - width * 0.3],
        [x + width * 0.5, top - width * 0.12],
        [x + width, top - width * 0.42],
        [x + width, top + 1],
      ),
      fill,
    );
}

/** Draws an office or hotel tower with one of six roof shapes. */
export function drawTower(canvas: Canvas, tower: Tower): void {
  const { x, foot, width, height, distance } = tower;
  const fill = twoFaceFill(canvas, canvas.random.pick(GLASS), distance);
  drawCrown(canvas, tower, fill);
  canvas.rect(x, foot - height, width, height, fill);
  // By day the windows of distant towers are invisible in the haze; after sunset their lamps are visible.
  if (distance < 0.6 || isLampTime(canvas.palette)) drawTowerWindows(canvas, tower);
}

/** Draws a very tall tower with setbacks and a spire. */
export function drawNeedleTower(canvas: Canvas, { x, foot, width, height, distance }: Tower): void {
  const fill = twoFaceFill(canvas, '#a9bfce', distance);
  const steps = 9;
  for (let step = 0; step < steps; step += 1) {
    const t = step / steps;
    const half = (width / 2) * (1 - t * 0.86);
    const rise = height * (0.3 + 0.5 * t ** 0.9);
    const side = step % 2 === 0 ? -1 : 1;
    canvas.rect(x - half - (side < 0 ? half * 0.14 : 0), foot - rise, half * 2.14, rise, fill);
  }
  canvas.path(
    polygon(
      [x - width * 0.06, foot - height * 0.74],
      [x, foot - height],
      [x + width * 0.06, foot - height * 0.74],
    ),
    fill,
  );
  drawWindows(canvas, {
    x: x - width * 0.4,
    y: foot - height * 0.32,
    width: width * 0.8,
    height: height * 0.3,
    column: 9,
    row: 13,
    glass: [0.5, 0.5],
    distance: distance + 0.15,
  });
  drawWindows(canvas, {
    x: x - width * 0.22,
    y: foot - height * 0.6,
    width: width * 0.44,
    height: height * 0.27,
    column: 8,
    row: 13,
    glass: [0.5, 0.5],
    distance: distance + 0.15,
  });
  drawGlow(canvas, x, foot - height, 26);
}

/** Draws a hotel in the shape of a sail, with blue glass between a white mast and a white rib. */
export function drawSailTower(canvas: Canvas, { x, foot, width, height, distance }: Tower): void {
  const white = canvas.away('#ffffff', distance);
  const sail = trace`M${x} ${foot}L${x} ${foot - height * 0.9}Q${x + width * 1.05} ${foot - height * 0.6} ${x + width} ${foot}Z`;
  canvas.path(sail, twoFaceFill(canvas, '#8fb8d4', distance));
  canvas.clip(sail, () => {
    drawWindows(canvas, {
      x,
      y: foot - height * 0.88,
      width,
      height: height * 0.86,
      column: 13,
      row: 15,
      glass: [0.72, 0.42],
      distance: distance + 0.12,
      colour: '#5f8fb8',
    });
    for (let index = 1; index < 4; index += 1) {
      canvas.stroke(
        trace`M${x} ${foot - height * 0.9 + index * height * 0.22}Q${x + width * 0.6} ${foot - height * 0.62 + index * height * 0.2} ${x + width} ${foot - height * 0.86 + index * height * 0.26}`,
        white,
        width * 0.03,
      );
    }
  });
  canvas.stroke(
    trace`M${x} ${foot - height * 0.9}Q${x + width * 1.05} ${foot - height * 0.6} ${x + width} ${foot}`,
    white,
    width * 0.07,
  );
  canvas.rect(x - width * 0.06, foot - height * 0.94, width * 0.1, height * 0.94, white);
  canvas.rect(x - width * 0.015, foot - height, width * 0.03, height * 0.1, white);
  canvas.path(
    polygon([x, foot - height * 0.72], [x - width * 0.22, foot - height * 0.68], [x, foot - height * 0.64]),
    white,
  );
  canvas.ellipse(x - width * 0.16, foot - height * 0.7, width * 0.17, height * 0.012, white);
}

/** Draws a twisted tower. */
export function drawTwistTower(canvas: Canvas, tower: Tower): void {
  const { x, foot, width, height, distance } = tower;
  const edge = (side: number, phase: number): Point[] =>
    Array.from({ length: 25 }, (_, step) => {
      const t = step / 24;
      return [
        x + width / 2 + side * (width / 2) * (0.86 + 0.14 * Math.cos(t * 3.1 + phase)),
        foot - height * t,
      ];
    });
  const text = (points: readonly Point[]): string => points.map(([px, py]) => trace`${px} ${py}`).join('L');
  const outline = `M${text(edge(-1, 0))}L${text(edge(1, 1.4).toReversed())}Z`;
  canvas.path(outline, twoFaceFill(canvas, '#9fb6c8', distance));
  canvas.clip(outline, () => {
    drawTowerWindows(canvas, tower, [0.7, 0.4]);
    let bands = '';
    for (let index = -3; index < 12; index += 1)
      bands += trace`M${x - 4} ${foot - (index * height) / 9}Q${x + width * 0.5} ${foot - ((index + 1.3) * height) / 9} ${x + width + 4} ${foot - ((index + 1.7) * height) / 9}`;
    canvas.stroke(bands, canvas.away('#ffffff', distance), 2.4, 0.7);
  });
}

/** Draws a Ferris wheel. */
export function drawGreatWheel(
  canvas: Canvas,
  x: number,
  foot: number,
  radius: number,
  distance: number,
): void {
  const steel = canvas.away('#e9eef4', distance);
  const y = foot - radius * 1.12;
  canvas.stroke(
    trace`M${x - radius * 0.5} ${foot}L${x} ${y}L${x + radius * 0.5} ${foot}`,
    steel,
    radius * 0.045,
  );
  let spokes = '';
  for (let index = 0; index < 24; index += 1) {
    const angle = (index / 24) * Math.PI * 2;
    spokes += trace`M${x} ${y}L${x + Math.cos(angle) * radius} ${y + Math.sin(angle) * radius}`;
  }
  canvas.stroke(spokes, steel, 1, 0.7);
  canvas.circle(x, y, radius, 'none', { stroke: steel, strokeWidth: radius * 0.035 });
  canvas.circle(x, y, radius * 0.93, 'none', { stroke: steel, strokeWidth: radius * 0.014 });
  for (let index = 0; index < 24; index += 1) {
    const angle = (index / 24) * Math.PI * 2 + 0.13;
    const cabin = canvas.random.happens(canvas.palette.lamps) ? '#ffe2a0' : canvas.away('#e8735a', distance);
    canvas.circle(
      x + Math.cos(angle) * radius * 1.03,
      y + Math.sin(angle) * radius * 1.03,
      radius * 0.045,
      cabin,
    );
  }
}
