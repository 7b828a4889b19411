import { type Canvas, HEIGHT, WIDTH } from './canvas';
import type { Colour } from './colours';
import { type Point, through } from './trace';

/** Heights from 0 to 1 along a line: several waves on top of each other, each finer and weaker. */
export function profile(canvas: Canvas, steps: number, roughness: number, octaves: number): number[] {
  const heights = Array.from({ length: steps + 1 }, () => 0);
  let strength = 1;
  for (let octave = 0; octave < octaves; octave += 1) {
    const waves = 2 ** (octave + 1);
    const knots = Array.from({ length: waves + 2 }, () => canvas.random.around(1));
    for (let step = 0; step <= steps; step += 1) {
      const along = (step / steps) * waves;
      const knot = Math.floor(along);
      const part = along - knot;
      const smooth = part * part * (3 - 2 * part);
      const height = (knots[knot] ?? 0) * (1 - smooth) + (knots[knot + 1] ?? 0) * smooth;
      heights[step] = (heights[step] ?? 0) + strength * height;
    }
    strength *= roughness;
  }
  const low = Math.min(...heights);
  const span = Math.max(...heights) - low || 1;
  return heights.map((height) => (height - low) / span);
}

export interface RidgeShape {
  readonly from?: number;
  readonly to?: number;
  readonly foot?: number;
  readonly roughness?: number;
  readonly octaves?: number;
  /** Share of the full height at each point along (0 to 1): slopes, islands, valleys. */
  readonly envelope?: (along: number) => number;
}

/** The top line of a range of hills whose foot stands at `base`. */
export function ridgeLine(canvas: Canvas, base: number, height: number, shape: RidgeShape = {}): Point[] {
  const { from = -20, to = WIDTH + 20, roughness = 0.5, octaves = 6, envelope } = shape;
  const steps = Math.max(40, Math.round((to - from) / 8));
  return profile(canvas, steps, roughness, octaves).map((rise, step) => {
    const along = step / steps;
    return [from + (to - from) * along, base - height * rise * (envelope?.(along) ?? 1)];
  });
}

/** A range of hills in one wash: its own colour above, haze at its foot. Returns its top line. */
export function drawRidge(
  canvas: Canvas,
  base: number,
  height: number,
  [top, bottom]: readonly [Colour, Colour],
  shape: RidgeShape = {},
): Point[] {
  const { from = -20, to = WIDTH + 20, foot = HEIGHT } = shape;
  const line = ridgeLine(canvas, base, height, shape);
  const fill = canvas.falling(
    [
      [0, top],
      [1, bottom],
    ],
    { from: base - height, to: Math.min(foot, base + height * 0.1) },
  );
  canvas.path(`M${from} ${foot}L${through(line)}L${to} ${foot}Z`, fill);
  return line;
}

/** An island's outline: nothing at both ends. */
export function island(along: number): number {
  return Math.sin(Math.PI * Math.min(1, Math.max(0, along))) ** 0.8;
}

/** The height of a line of points at x. */
export function heightAt(line: readonly Point[], x: number): number {
  const right = line.findIndex(([px]) => px >= x);
  const b = line[right];
  const a = line[right - 1];
  if (!b) return line.at(-1)?.[1] ?? 0;
  if (!a) return b[1];
  return a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0] || 1);
}
