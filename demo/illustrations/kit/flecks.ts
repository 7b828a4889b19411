import type { Canvas } from './canvas';
import type { Colour } from './colours';
import { short } from './trace';

/**
 * Hundreds of small dashes and dots in few shapes: glitter, foam, sand, stars. Those of nearly the same
 * thickness and strength share one path, which draws many times faster than a shape each.
 */
export class Flecks {
  readonly #lines = new Map<string, string>();

  /** A dash from x to the right; without a length it is a dot. */
  add(x: number, y: number, thick: number, opacity: number, length = 0): void {
    const key = `stroke-width="${short(Math.max(0.6, Math.round(thick * 1.5) / 1.5))}" opacity="${short(Math.max(0.1, Math.round(opacity * 6) / 6))}"`;
    const dash = `M${short(x)} ${short(y)}h${length > 0 ? short(length) : '.1'}`;
    this.#lines.set(key, `${this.#lines.get(key) ?? ''}${dash}`);
  }

  draw(canvas: Canvas, colour: Colour): void {
    const paths = [...this.#lines].map(([key, line]) => `<path d="${line}" ${key}/>`);
    canvas.add(`<g fill="none" stroke="${colour}" stroke-linecap="round">${paths.join('')}</g>`);
  }
}
