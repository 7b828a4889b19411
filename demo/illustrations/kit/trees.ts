import type { Canvas } from './canvas';
import { type Colour, mix } from './colours';
import { type Point, smoothShape, polyline, trace } from './trace';

const BLOSSOMS: readonly [Colour, ...Colour[]] = ['#e8437e', '#f5699b', '#d92b6b', '#ff8fb3'];

/** Draws a round tuft of leaves with a lit upper side. */
function drawTuft(canvas: Canvas, x: number, y: number, radius: number, colour: Colour): void {
  const { random } = canvas;
  const ring = (size: number, dx: number, dy: number): string => {
    const points: Point[] = Array.from({ length: 9 }, (_, index) => {
      const angle = (index / 9) * Math.PI * 2;
      const reach = size * random.between(0.86, 1.16);
      return [x + dx + Math.cos(angle) * reach, y + dy + Math.sin(angle) * reach * 0.92];
    });
    return smoothShape(points);
  };
  canvas.path(ring(radius, 0, 0), canvas.shaded(colour));
  canvas.path(ring(radius * 0.74, radius * 0.14, -radius * 0.2), canvas.lit(colour));
}

/** Draws a hedge or the edge of a forest: tufts from back to front between two x. */
export function drawBushes(
  canvas: Canvas,
  from: number,
  to: number,
  y: number,
  size: number,
  { count, colour = '#4f8f4d', hasFlowers = false }: { count: number; colour?: Colour; hasFlowers?: boolean },
): void {
  const { random } = canvas;
  for (let index = 0; index < count; index += 1) {
    const radius = size * random.between(0.6, 1.15);
    const x = random.between(from, to);
    const top = y - radius * random.between(0.2, 0.75);
    drawTuft(
      canvas,
      x,
      top,
      radius,
      mix(colour, random.pick(['#2f6b46', '#86ab55', '#3f7f45']), random.between(0, 0.6)),
    );
    if (hasFlowers && random.happens(0.4)) drawBlossoms(canvas, x, top, radius * 0.8, 7);
  }
}

/** Draws scattered flowers around a point. */
export function drawBlossoms(canvas: Canvas, x: number, y: number, reach: number, count: number): void {
  const { random } = canvas;
  for (let index = 0; index < count; index += 1) {
    const angle = random.between(0, Math.PI * 2);
    const out = Math.sqrt(random.next()) * reach;
    const radius = random.between(2, 4.6);
    const fx = x + Math.cos(angle) * out;
    const fy = y + Math.sin(angle) * out;
    canvas.circle(fx, fy, radius, canvas.lit(random.pick(BLOSSOMS)));
    canvas.circle(fx, fy, radius * 0.35, canvas.lit('#ffe9a0'));
  }
}

/** Draws a hanging branch of bougainvillea in the top left corner, to frame the view. */
export function drawBougainvillea(canvas: Canvas, reachX: number, reachY: number): void {
  const { random } = canvas;
  const count = Math.round((reachX * reachY) / 480);
  for (let index = 0; index < count; index += 1) {
    const along = random.next();
    const x = along * reachX * random.next() ** 0.7;
    const y = (1 - along) ** 0.8 * reachY * random.next() ** 0.7;
    const colour = random.happens(0.38)
      ? random.pick<Colour>(['#3f7f45', '#5b9a4f', '#2f6b46'])
      : random.pick(BLOSSOMS);
    const size = random.between(7, 15);
    const turn = random.between(0, Math.PI);
    const dx = Math.cos(turn) * size;
    const dy = Math.sin(turn) * size;
    canvas.path(
      trace`M${x - dx} ${y - dy}Q${x + dy * 0.9} ${y - dx * 0.9} ${x + dx} ${y + dy}Q${x - dy * 0.9} ${y + dx * 0.9} ${x - dx} ${y - dy}Z`,
      random.happens(0.7) ? canvas.lit(colour) : canvas.shaded(colour),
    );
  }
}

/** Draws a cypress. */
export function drawCypress(
  canvas: Canvas,
  x: number,
  y: number,
  height: number,
  colour: Colour = '#3c6b45',
): void {
  const half = height * 0.13;
  const outline = (side: number): string =>
    trace`M${x} ${y - height}C${x + half * 1.1 * side} ${y - height * 0.62} ${x + half * 1.2 * side} ${y - height * 0.1} ${x + half * 0.35 * side} ${y}L${x} ${y}Z`;
  canvas.path(outline(-1), canvas.shaded(colour));
  canvas.path(outline(1), canvas.lit(colour));
}

/** Draws a spruce in layers with ragged edges, lit from one side. */
export function drawPine(
  canvas: Canvas,
  x: number,
  y: number,
  height: number,
  colour: Colour = '#3a7556',
): void {
  const { random } = canvas;
  const layers = Math.max(6, Math.round(height / 34));
  canvas.rect(x - height * 0.016, y - height * 0.12, height * 0.032, height * 0.12, canvas.shaded('#6a4a34'));
  const lean = random.offset(0.02) * height;
  for (let index = 0; index < layers; index += 1) {
    const t = index / layers;
    const foot = y - height * (0.06 + 0.86 * t);
    const half = height * 0.23 * (1 - t * 0.9) * random.between(0.88, 1.1);
    const rise = (height / layers) * 1.9;
    const middle = x + lean * t;
    const ragged: Point[] = Array.from({ length: 9 }, (_, step) => {
      const q = -1 + step / 4;
      return [
        middle + half * q,
        foot + (1 - Math.abs(q)) * rise * 0.26 + (step % 2 === 0 ? 0.014 : -0.01) * height,
      ];
    });
    canvas.path(
      `M${polyline([[middle, foot - rise], ...ragged])}Z`,
      canvas.shaded(mix(colour, '#a9c98f', t * 0.25)),
    );
    canvas.path(
      `M${polyline([[middle, foot - rise], [middle + half * 0.1, foot + rise * 0.2], ...ragged.slice(5)])}Z`,
      canvas.lit(mix(colour, '#a9c98f', t * 0.25)),
    );
  }
}

/** Draws a forest on a slope: small firs below a line, larger towards the foreground. */
export function drawFirs(
  canvas: Canvas,
  line: readonly Point[],
  foot: number,
  colour: Colour,
  distance: number,
): void {
  const { random } = canvas;
  const tones = [
    canvas.away(colour, distance),
    canvas.away(mix(colour, '#123c34', 0.45), distance),
    canvas.away(mix(colour, '#9dc48a', 0.35), distance),
  ] as const;
  const rows = tones.map(() => '');
  for (const [x, top] of line) {
    if (foot - top < 8) continue;
    for (const depth of [random.next() * 0.25, random.next()]) {
      const y = top + depth * (foot - top) * 0.95;
      const height = 10 + 12 * random.next() + depth * 6;
      const fx = x + random.offset(5);
      const tone = random.integer(0, tones.length - 1);
      rows[tone] += trace`M${fx - height * 0.26} ${y}L${fx} ${y - height}L${fx + height * 0.26} ${y}Z`;
    }
  }
  for (const [index, tone] of tones.entries()) canvas.path(rows[index] ?? '', tone);
}
