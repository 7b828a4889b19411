import type { Canvas, Fill } from '../kit/canvas';
import { type Colour, mix } from '../kit/colours';
import { isLampTime } from '../kit/palette';
import { polygon, type Point, trace } from '../kit/trace';

export interface ArchRow {
  readonly from: number;
  readonly to: number;
  readonly count: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Draws a landmark in its own coordinates: x 0 is its middle, y 0 its foot, y grows upwards, and its height is about
 * 100. The light comes from the left.
 */
export class Pen {
  readonly #canvas: Canvas;
  readonly #distance: number;

  constructor(canvas: Canvas, distance: number) {
    this.#canvas = canvas;
    this.#distance = distance;
  }

  light(colour: Colour): Colour {
    return mix(this.#canvas.lit(colour), this.#canvas.palette.haze, this.#distance);
  }

  shade(colour: Colour): Colour {
    return mix(this.#canvas.shaded(colour), this.#canvas.palette.haze, this.#distance);
  }

  /** Returns the fill of a round body: bright on the left, dark on the right. */
  round(colour: Colour): Fill {
    const light = this.light(colour);
    const dark = this.shade(colour);
    return this.#canvas.horizontalGradient([
      [0, light],
      [0.45, mix(light, dark, 0.18)],
      [0.72, mix(light, dark, 0.8)],
      [1, dark],
    ]);
  }

  /** Draws a body with shading; `middle` is the x of its middle. */
  box(middle: number, foot: number, width: number, height: number, colour: Colour): void {
    this.#canvas.rect(middle - width / 2, foot, width, height, this.round(colour));
  }

  /** Draws a surface of one tone: 1 faces the light, 0 is in the shade. */
  face(points: readonly Point[], colour: Colour, tone = 1): void {
    this.#canvas.path(polygon(...points), mix(this.shade(colour), this.light(colour), tone));
  }

  /** Draws an outline with the shading of a round body. */
  shape(line: string, colour: Colour): void {
    this.#canvas.path(line, this.round(colour));
  }

  /** Draws an outline in one tone. */
  flat(line: string, colour: Colour, tone = 1): void {
    this.#canvas.path(line, mix(this.shade(colour), this.light(colour), tone));
  }

  line(line: string, colour: Colour, width: number, tone = 0.5): void {
    this.#canvas.stroke(line, mix(this.shade(colour), this.light(colour), tone), width);
  }

  disc(x: number, y: number, radius: number, colour: Colour, tone = 1): void {
    this.#canvas.circle(x, y, radius, mix(this.shade(colour), this.light(colour), tone));
  }

  /** Draws a pointed roof: a gable, a spire or a cone. */
  spire(middle: number, foot: number, width: number, height: number, colour: Colour): void {
    this.shape(
      polygon([middle - width / 2, foot], [middle, foot + height], [middle + width / 2, foot]),
      colour,
    );
  }

  dome(middle: number, foot: number, width: number, height: number, colour: Colour): void {
    const half = width / 2;
    this.shape(
      trace`M${middle - half} ${foot}C${middle - half} ${foot + height * 0.7} ${middle - half * 0.55} ${foot + height} ${middle} ${foot + height}C${middle + half * 0.55} ${foot + height} ${middle + half} ${foot + height * 0.7} ${middle + half} ${foot}Z`,
      colour,
    );
  }

  /** Draws a bulbous dome with a point. */
  onion(middle: number, foot: number, width: number, height: number, colour: Colour): void {
    const half = width / 2;
    this.shape(
      trace`M${middle - half * 0.7} ${foot}C${middle - half * 1.6} ${foot + height * 0.42} ${middle - half * 0.4} ${foot + height * 0.62} ${middle} ${foot + height}C${middle + half * 0.4} ${foot + height * 0.62} ${middle + half * 1.6} ${foot + height * 0.42} ${middle + half * 0.7} ${foot}Z`,
      colour,
    );
  }

  /** Draws a dark opening with a round top. */
  arch(middle: number, foot: number, width: number, height: number, colour: Colour = '#5b4a58'): void {
    const half = width / 2;
    const glow = isLampTime(this.#canvas.palette);
    const fill = glow ? '#ffd793' : this.shade(colour);
    this.#canvas.path(
      trace`M${middle - half} ${foot}V${foot + height - half}A${half} ${half} 0 0 0 ${middle + half} ${foot + height - half}V${foot}Z`,
      fill,
    );
  }

  arches(foot: number, { from, to, count, width, height }: ArchRow, colour?: Colour): void {
    for (let index = 0; index < count; index += 1)
      this.arch(
        count === 1 ? (from + to) / 2 : from + ((to - from) * index) / (count - 1),
        foot,
        width,
        height,
        colour,
      );
  }

  /** Draws columns with light left and dark right sides. */
  columns(foot: number, { from, to, count, width, height }: ArchRow, colour: Colour): void {
    for (let index = 0; index < count; index += 1)
      this.box(from + ((to - from) * index) / (count - 1), foot, width, height, colour);
  }

  /** Draws the battlements of a wall. */
  teeth(from: number, to: number, foot: number, size: number, colour: Colour): void {
    for (let x = from; x + size <= to + 0.1; x += size * 2)
      this.#canvas.rect(x, foot, size, size * 1.2, this.light(colour));
  }
}
