import type { Canvas } from './canvas';
import { type Colour, lighter, mix } from './colours';
import { type Point, polygon, polyline, trace } from './trace';

export interface Peak {
  readonly x: number;
  readonly top: number;
  readonly left: number;
  readonly right: number;
}

export interface MountainShape {
  readonly foot: number;
  readonly rock: Colour;
  /** Colour at the base, for a meadow, a forest or haze. */
  readonly valley: Colour;
  /** Share of the height that is covered by snow, 0 to 1. */
  readonly snow: number;
  readonly distance: number;
}

/** Returns a random line from the summit to the base, steep near the summit, with ledges. */
function flankLine(canvas: Canvas, { x, top }: Peak, reach: number, foot: number, wander: number): Point[] {
  const { random } = canvas;
  const steps = 18;
  const bow = random.between(1.02, 1.3);
  let drift = 0;
  return Array.from({ length: steps + 1 }, (_, step) => {
    const t = step / steps;
    drift = drift * 0.6 + random.offset(wander);
    const isInner = step > 0 && step < steps;
    return [
      x + reach * t + (isInner ? drift : 0),
      top + (foot - top) * t ** bow + (isInner ? drift * 0.7 : 0),
    ];
  });
}

/** Returns the ridge towards the viewer, which separates the lit side from the shaded side. */
function ridgeToViewer(canvas: Canvas, { x, top, right }: Peak, foot: number): Point[] {
  const { random } = canvas;
  const wave = random.between(2, 3.4);
  const start = random.between(0, 6);
  return Array.from({ length: 15 }, (_, step) => {
    const t = step / 14;
    const swing = (Math.sin(start + t * wave * Math.PI) - Math.sin(start)) * right * 0.13 * t;
    return [x + right * 0.16 * t + swing + (step > 0 ? random.offset(4 + 8 * t) : 0), top + (foot - top) * t];
  });
}

/** Returns the path of the side ridges: narrow triangles on both sides of the mountain. */
function buttresses(canvas: Canvas, peak: Peak, foot: number, reach: number): string {
  const { random } = canvas;
  const height = foot - peak.top;
  let lines = '';
  for (let index = 0; index < 8; index += 1) {
    const t = random.between(0.05, 0.75);
    const x = peak.x + reach * t * random.between(0.1, 0.85);
    const y = peak.top + height * t;
    const drop = height * random.between(0.18, 0.45);
    const out = reach * random.between(0.06, 0.2);
    const thick = reach * random.between(0.05, 0.13);
    lines += trace`M${x} ${y}L${x + out * 0.5 - thick} ${y + drop * 0.6}L${x + out} ${y + drop}L${x + out * 0.7 + thick} ${y + drop * 0.5}Z`;
  }
  return lines;
}

/** Returns the outline of the snow. Its lower edge has a few long tongues, as in gullies. */
function snowField(canvas: Canvas, peak: Peak, foot: number, share: number): string {
  const { random } = canvas;
  const height = foot - peak.top;
  const from = peak.x - peak.left * share * 1.25;
  const to = peak.x + peak.right * share * 1.25;
  const count = Math.max(7, Math.round((to - from) / 38));
  const edge: Point[] = [];
  for (let index = 0; index <= count; index += 1) {
    const along = index / count;
    const isTongue = index % 2 === 1;
    const middle = Math.sin(Math.PI * along);
    const y =
      peak.top +
      height *
        share *
        (isTongue ? random.between(0.85, 1.25) : random.between(0.45, 0.7)) *
        (0.55 + 0.5 * middle);
    edge.push([
      from + (to - from) * (along + (isTongue ? random.offset(0.25) : random.offset(0.2)) / count),
      y,
    ]);
  }
  let line = `M${polyline([[from - 40, peak.top - 60], ...edge.slice(0, 1)])}`;
  for (const [index, [x, y]] of edge.entries()) {
    const before = edge[index - 1];
    if (before) line += trace`Q${x * 0.35 + before[0] * 0.65} ${y * 0.8 + before[1] * 0.2} ${x} ${y}`;
  }
  return `${line}${trace`L${to + 40} ${peak.top - 60}Z`}`;
}

/** Draws a mountain with a lit and a shaded side, side ridges and snow. */
export function drawPeak(
  canvas: Canvas,
  peak: Peak,
  { foot, rock, valley, snow, distance }: MountainShape,
): void {
  const left = flankLine(canvas, peak, -peak.left, foot, 9);
  const right = flankLine(canvas, peak, peak.right, foot, 9);
  const middle = ridgeToViewer(canvas, peak, foot);
  const bright = polygon(...left, ...middle.toReversed());
  const dark = polygon(...middle, ...right.toReversed());
  const { haze } = canvas.palette;
  const tone = (colour: Colour): Colour => mix(colour, haze, distance);
  const wash = (colour: Colour, low: Colour): ReturnType<Canvas['verticalGradient']> =>
    canvas.verticalGradient(
      [
        [0, colour],
        [0.62, colour],
        [1, low],
      ],
      { from: peak.top, to: foot },
    );
  const litRock = tone(canvas.lit(rock));
  const darkRock = tone(canvas.shaded(rock));
  canvas.path(bright, wash(litRock, tone(canvas.lit(valley))));
  canvas.path(dark, wash(darkRock, tone(canvas.shaded(valley))));
  const ribsLeft = buttresses(canvas, peak, foot, -peak.left);
  const ribsRight = buttresses(canvas, peak, foot, peak.right);
  canvas.clip(bright, () => canvas.path(ribsLeft, darkRock, { opacity: 0.38 }));
  canvas.clip(dark, () => canvas.path(ribsRight, litRock, { opacity: 0.3 }));
  if (snow <= 0) return;
  const litSnow = tone(canvas.lit('#ffffff'));
  const darkSnow = tone(canvas.shaded(lighter('#dfeaf8', 0.3)));
  canvas.clip(snowField(canvas, peak, foot, snow), () => {
    canvas.path(bright, litSnow);
    canvas.path(dark, darkSnow);
    canvas.clip(bright, () => canvas.path(ribsLeft, darkSnow, { opacity: 0.7 }));
    canvas.clip(dark, () => canvas.path(ribsRight, litSnow, { opacity: 0.35 }));
  });
}
