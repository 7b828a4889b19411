import type { Canvas } from './canvas';
import { type Colour, darker, lighter, mix } from './colours';
import { type Point, trace } from './trace';

export interface PalmShape {
  /** Horizontal distance from the root to the crown, as a share of the height. */
  readonly lean?: number;
  /** Curvature of the stem: 0 is straight, 1 starts parallel to the ground. */
  readonly bend?: number;
  readonly fronds?: number;
  /** Length of a frond as a share of the height. */
  readonly reach?: number;
  /** How far the tips of the fronds hang down, 0 to 1. */
  readonly droop?: number;
  /** 0 is the foreground, 1 is invisible in the haze. */
  readonly distance?: number;
}

interface Curve {
  readonly start: Point;
  readonly pull: Point;
  readonly end: Point;
}

function pointOn({ start, pull, end }: Curve, t: number): Point {
  const rest = 1 - t;
  return [
    rest * rest * start[0] + 2 * t * rest * pull[0] + t * t * end[0],
    rest * rest * start[1] + 2 * t * rest * pull[1] + t * t * end[1],
  ];
}

function directionOn({ start, pull, end }: Curve, t: number): Point {
  const x = 2 * (1 - t) * (pull[0] - start[0]) + 2 * t * (end[0] - pull[0]);
  const y = 2 * (1 - t) * (pull[1] - start[1]) + 2 * t * (end[1] - pull[1]);
  const length = Math.hypot(x, y) || 1;
  return [x / length, y / length];
}

function drawStem(canvas: Canvas, curve: Curve, height: number, bark: Colour): void {
  const foot = height * 0.032;
  const neck = height * 0.016;
  const edge = (side: number): Point[] =>
    Array.from({ length: 13 }, (_, step) => {
      const t = step / 12;
      const [x, y] = pointOn(curve, t);
      const [dx, dy] = directionOn(curve, t);
      const swell = t < 0.08 ? 1.35 : 1;
      const half = (foot + (neck - foot) * t) * swell * side;
      return [x - dy * half, y + dx * half];
    });
  const outline = (sideA: number, sideB: number): string =>
    `M${[...edge(sideA), ...edge(sideB).toReversed()].map(([x, y]) => trace`${x} ${y}`).join('L')}Z`;
  canvas.path(outline(-1, 1), canvas.shaded(bark));
  canvas.path(outline(0.15, 1), canvas.lit(bark), { opacity: 0.9 });
  let rings = '';
  const count = Math.round(height / 26);
  for (let index = 1; index < count; index += 1) {
    const t = index / count;
    const [x, y] = pointOn(curve, t);
    const [dx, dy] = directionOn(curve, t);
    const half = foot + (neck - foot) * t;
    rings += trace`M${x + dy * half} ${y - dx * half}Q${x - dx * half * 0.9} ${y - dy * half * 0.9} ${x - dy * half} ${y + dx * half}`;
  }
  canvas.stroke(rings, darker(canvas.shaded(bark), 0.3), Math.max(0.8, height * 0.005), 0.45);
}

function drawFrond(canvas: Canvas, curve: Curve, length: number, colour: Colour, hang: number): void {
  const { random } = canvas;
  // Small palms need fewer leaflets for the same silhouette.
  const pairs = Math.round(Math.min(22, 4 + length / 9));
  let leaves = '';
  for (let index = 1; index <= pairs; index += 1) {
    const t = index / pairs;
    const [x, y] = pointOn(curve, t);
    const [dx, dy] = directionOn(curve, t);
    const size = length * 0.21 * Math.sin(Math.PI * Math.min(1, t * 0.86 + 0.13)) * random.between(0.88, 1.1);
    for (const side of [-1, 1]) {
      const tipX = x + (-dy * side * 0.66 + dx * 0.8) * size;
      const tipY = y + (dx * side * 0.66 + dy * 0.8) * size + size * hang;
      leaves += trace`M${x - dx * length * 0.014} ${y - dy * length * 0.014}L${tipX} ${tipY}L${x + dx * length * 0.034} ${y + dy * length * 0.034}Z`;
    }
  }
  canvas.path(leaves, colour);
  canvas.stroke(
    trace`M${curve.start[0]} ${curve.start[1]}Q${curve.pull[0]} ${curve.pull[1]} ${curve.end[0]} ${curve.end[1]}`,
    lighter(colour, 0.16),
    Math.max(0.8, length * 0.012),
  );
}

function frondCurve(crown: Point, angle: number, length: number, droop: number): Curve {
  const [x, y] = crown;
  const out = Math.cos(angle);
  const up = Math.sin(angle);
  return {
    start: crown,
    pull: [x + out * length * 0.52, y - up * length * (0.82 - droop * 0.16) - length * 0.05],
    end: [x + out * length * (1.02 - droop * 0.1), y - up * length * 0.5 + length * (0.12 + droop * 0.5)],
  };
}

/** Returns the defaults of a coconut palm (long hanging fronds) or a date palm (short stiff fronds). */
function crownShape(canvas: Canvas, shape: PalmShape): { fronds: number; reach: number; droop: number } {
  const { random } = canvas;
  const isDate = random.happens(0.3);
  const grown = isDate
    ? { fronds: random.integer(10, 12), reach: random.between(0.34, 0.4), droop: random.between(0.1, 0.3) }
    : { fronds: random.integer(7, 9), reach: random.between(0.44, 0.56), droop: random.between(0.35, 0.8) };
  return { ...grown, ...shape };
}

function drawCrown(canvas: Canvas, crown: Point, height: number, shape: PalmShape, leaf: Colour): void {
  const { random } = canvas;
  const { fronds, reach, droop } = crownShape(canvas, shape);
  const front = [
    canvas.lit(leaf),
    canvas.lit(mix(leaf, '#8fb84f', 0.35)),
    canvas.lit(mix(leaf, '#5fa656', 0.5)),
  ] as const;
  for (const pass of [0, 1]) {
    for (let index = 0; index < fronds; index += 1) {
      const angle = Math.PI * (-0.1 + (1.2 * (index + 0.5 * pass + random.offset(0.3))) / fronds);
      const length = height * reach * random.between(0.82, 1.12);
      const curve = frondCurve(crown, angle, length, droop * random.between(0.75, 1.25));
      const colour = pass === 0 ? canvas.shaded(leaf) : random.pick(front);
      drawFrond(canvas, curve, length, colour, 0.3 + droop * 0.25);
    }
  }
}

function drawNuts(canvas: Canvas, [x, y]: Point, size: number): void {
  const { random } = canvas;
  const colour = darker(canvas.lit('#7a5534'), 0.15);
  for (let index = 0; index < 4; index += 1) {
    canvas.circle(x + random.offset(size * 2), y + random.between(0, size * 2.4), size, colour);
  }
}

/** Draws a palm with its root at (x, y). Each frond is bent at random within the given shape. */
export function drawPalm(canvas: Canvas, x: number, y: number, height: number, shape: PalmShape = {}): void {
  const { random, palette } = canvas;
  const { lean = random.offset(0.2), bend = random.between(0.1, 0.5), distance = 0 } = shape;
  const own = random.pick<Colour>(['#2f7a45', '#3a7f3f', '#2c7250']);
  const crown: Point = [x + lean * height, y - height];
  const stem: Curve = {
    start: [x, y],
    pull: [x + lean * height * bend * 0.4, y - height * (0.75 - bend * 0.45)],
    end: crown,
  };
  drawStem(canvas, stem, height, mix('#8f6a48', palette.haze, distance * 0.4));
  drawCrown(canvas, crown, height, shape, mix(own, palette.haze, distance * 0.5));
  drawNuts(canvas, crown, height * 0.017);
}
