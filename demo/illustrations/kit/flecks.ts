import type { Canvas } from './canvas';
import type { Colour } from './colours';
import { rounded } from './trace';

/**
 * Collects hundreds of small dashes and dots, for glitter, foam, sand and stars. Flecks of similar thickness and
 * opacity share one path element, which renders many times faster than one element each.
 */
export class Flecks {
  readonly #lines = new Map<string, string>();

  /** Adds a dash from x to the right. A length of 0 gives a dot. */
  add(x: number, y: number, thick: number, opacity: number, length = 0): void {
    const key = `stroke-width="${rounded(Math.max(0.6, Math.round(thick * 1.5) / 1.5))}" opacity="${rounded(Math.max(0.1, Math.round(opacity * 6) / 6))}"`;
    const dash = `M${rounded(x)} ${rounded(y)}h${length > 0 ? rounded(length) : '.1'}`;
    this.#lines.set(key, `${this.#lines.get(key) ?? ''}${dash}`);
  }

  draw(canvas: Canvas, colour: Colour): void {
    const paths = [...this.#lines].map(([key, line]) => `<path d="${line}" ${key}/>`);
    canvas.add(`<g fill="none" stroke="${colour}" stroke-linecap="round">${paths.join('')}</g>`);
  }
}
