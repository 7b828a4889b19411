import { type Canvas, HEIGHT, WIDTH } from './canvas';
import type { Colour } from './colours';
import { type Point, polyline } from './trace';

/**
 * Returns random heights from 0 to 1 along a line: a sum of value noise in octaves.
 *
 * @param roughness amplitude of each octave relative to the previous one
 */
export function heightProfile(canvas: Canvas, steps: number, roughness: number, octaves: number): number[] {
  const heights = Array.from({ length: steps + 1 }, () => 0);
  let strength = 1;
  for (let octave = 0; octave < octaves; octave += 1) {
    const waves = 2 ** (octave + 1);
    const knots = Array.from({ length: waves + 2 }, () => canvas.random.offset(1));
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
  /** Returns the share of the full height at a position (0 to 1), for slopes, islands and valleys. */
  readonly envelope?: (along: number) => number;
}

/** Returns the top line of a range of hills. `base` is the y of their foot. */
export function ridgeLine(canvas: Canvas, base: number, height: number, shape: RidgeShape = {}): Point[] {
  const { from = -20, to = WIDTH + 20, roughness = 0.5, octaves = 6, envelope } = shape;
  const steps = Math.max(40, Math.round((to - from) / 8));
  return heightProfile(canvas, steps, roughness, octaves).map((rise, step) => {
    const along = step / steps;
    return [from + (to - from) * along, base - height * rise * (envelope?.(along) ?? 1)];
  });
}

/** Draws a range of hills with a gradient from the top to the bottom colour. @returns its top line */
export function drawRidge(
  canvas: Canvas,
  base: number,
  height: number,
  [top, bottom]: readonly [Colour, Colour],
  shape: RidgeShape = {},
): Point[] {
  const { from = -20, to = WIDTH + 20, foot = HEIGHT } = shape;
  const line = ridgeLine(canvas, base, height, shape);
  const fill = canvas.verticalGradient(
    [
      [0, top],
      [1, bottom],
    ],
    { from: base - height, to: Math.min(foot, base + height * 0.1) },
  );
  canvas.path(`M${from} ${foot}L${polyline(line)}L${to} ${foot}Z`, fill);
  return line;
}

/** Returns the envelope of an island: 0 at both ends. */
export function islandEnvelope(along: number): number {
  return Math.sin(Math.PI * Math.min(1, Math.max(0, along))) ** 0.8;
}

/** Returns the interpolated y of a line at x. */
export function heightAt(line: readonly Point[], x: number): number {
  const right = line.findIndex(([px]) => px >= x);
  const b = line[right];
  const a = line[right - 1];
  if (!b) return line.at(-1)?.[1] ?? 0;
  if (!a) return b[1];
  return a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0] || 1);
}
