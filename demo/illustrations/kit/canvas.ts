import type { Colour, Stop } from './colours';
import { fade, lit, type Palette, shaded } from './palette';
import { SeededRandom } from './seeded-random';
import { rounded } from './trace';

/** Size of every scene in drawing units. y grows downwards. The width that is served does not change the units. */
export const WIDTH = 1600;
export const HEIGHT = 900;

/** A colour, or a reference to a gradient of the same picture. */
export type Fill = Colour | `url(#${string})` | 'none';

export interface ShapeStyle {
  readonly opacity?: number;
  /** Corner radius of a rectangle, in drawing units. */
  readonly round?: number;
  readonly stroke?: Fill;
  readonly strokeWidth?: number;
  readonly filter?: string;
  /** Fills a path by the even-odd rule, so that inner outlines are holes. */
  readonly hasHoles?: boolean;
}

/** Start and end of a gradient in drawing units. Without it the gradient spans the painted shape. */
export interface GradientSpan {
  readonly from: number;
  readonly to: number;
}

function attributes({ opacity, round, stroke, strokeWidth, filter, hasHoles }: ShapeStyle): string {
  let text = '';
  if (opacity !== undefined) text += ` opacity="${Math.round(opacity * 100) / 100}"`;
  if (round !== undefined) text += ` rx="${rounded(round)}"`;
  if (stroke !== undefined) text += ` stroke="${stroke}" stroke-width="${rounded(strokeWidth ?? 1)}"`;
  if (filter !== undefined) text += ` filter="${filter}"`;
  if (hasHoles) text += ' fill-rule="evenodd"';
  return text;
}

function stopsText(stops: readonly Stop[]): string {
  return stops
    .map(
      ([at, colour, opacity]) =>
        `<stop offset="${at}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('');
}

/**
 * Collects the SVG elements of one picture. Element ids and random numbers belong to the instance, so that the same
 * seed gives the same SVG whatever was drawn before it.
 */
export class Canvas {
  readonly random: SeededRandom;
  readonly palette: Palette;
  #definitions: string[] = [];
  #body: string[] = [];
  #ids = 0;
  /** Gradients by their definition. A town has hundreds of walls but few wall colours. */
  readonly #gradients = new Map<string, Fill>();

  constructor(seed: number, palette: Palette) {
    this.random = new SeededRandom(seed);
    this.palette = palette;
  }

  lit(colour: Colour): Colour {
    return lit(this.palette, colour);
  }

  shaded(colour: Colour): Colour {
    return shaded(this.palette, colour);
  }

  away(colour: Colour, distance: number): Colour {
    return fade(this.palette, colour, distance);
  }

  add(text: string): void {
    this.#body.push(text);
  }

  rect(x: number, y: number, width: number, height: number, fill: Fill, ink: ShapeStyle = {}): void {
    this.add(
      `<rect x="${rounded(x)}" y="${rounded(y)}" width="${rounded(width)}" height="${rounded(height)}" fill="${fill}"${attributes(ink)}/>`,
    );
  }

  path(line: string, fill: Fill, ink: ShapeStyle = {}): void {
    this.add(`<path d="${line}" fill="${fill}"${attributes(ink)}/>`);
  }

  /** Adds an unfilled line with round ends. */
  stroke(line: string, colour: Fill, width: number, opacity = 1): void {
    this.add(
      `<path d="${line}" fill="none" stroke="${colour}" stroke-width="${rounded(width)}" stroke-linecap="round"${attributes({ opacity })}/>`,
    );
  }

  circle(x: number, y: number, radius: number, fill: Fill, ink: ShapeStyle = {}): void {
    this.add(
      `<circle cx="${rounded(x)}" cy="${rounded(y)}" r="${rounded(radius)}" fill="${fill}"${attributes(ink)}/>`,
    );
  }

  ellipse(x: number, y: number, rx: number, ry: number, fill: Fill, ink: ShapeStyle = {}): void {
    this.add(
      `<ellipse cx="${rounded(x)}" cy="${rounded(y)}" rx="${rounded(rx)}" ry="${rounded(ry)}" fill="${fill}"${attributes(ink)}/>`,
    );
  }

  /** Returns a gradient from top to bottom. */
  verticalGradient(stops: readonly Stop[], span?: GradientSpan): Fill {
    return this.#linear(
      stops,
      span
        ? `x1="0" y1="${rounded(span.from)}" x2="0" y2="${rounded(span.to)}"`
        : 'x1="0" y1="0" x2="0" y2="1"',
      span,
    );
  }

  /** Returns a gradient from left to right. */
  horizontalGradient(stops: readonly Stop[], span?: GradientSpan): Fill {
    return this.#linear(
      stops,
      span
        ? `x1="${rounded(span.from)}" y1="0" x2="${rounded(span.to)}" y2="0"`
        : 'x1="0" y1="0" x2="1" y2="0"',
      span,
    );
  }

  /** Returns a gradient from the centre outwards. */
  radialGradient(stops: readonly Stop[]): Fill {
    const id = this.id();
    this.define(`<radialGradient id="${id}">${stopsText(stops)}</radialGradient>`);
    return `url(#${id})`;
  }

  blur(across: number, down = across): string {
    const id = this.id();
    this.define(
      `<filter id="${id}" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${rounded(across)} ${rounded(down)}"/></filter>`,
    );
    return `url(#${id})`;
  }

  /** Clips everything that `draw` adds to the outline. */
  clip(outline: string, draw: () => void): void {
    const id = this.id();
    this.define(`<clipPath id="${id}"><path d="${outline}"/></clipPath>`);
    this.group(`clip-path="url(#${id})"`, draw);
  }

  /** Groups everything that `draw` adds. @returns the id for `repeat`, for example to draw a reflection */
  group(text: string, draw: () => void): string {
    const id = this.id();
    this.add(`<g id="${id}" ${text}>`);
    draw();
    this.add('</g>');
    return id;
  }

  repeat(id: string, text: string): void {
    this.add(`<use href="#${id}" ${text}/>`);
  }

  id(): string {
    this.#ids += 1;
    return `i${this.#ids}`;
  }

  define(text: string): void {
    this.#definitions.push(text);
  }

  /** Returns the SVG. @param corners opacity of the dark vignette in the corners, 0 to 1 */
  finish(isMirrored: boolean, corners = 0.2): string {
    const corner = this.id();
    const flip = isMirrored ? ` transform="translate(${WIDTH} 0) scale(-1 1)"` : '';
    this.define(
      `<radialGradient id="${corner}" cx=".5" cy=".45" r=".78"><stop offset=".55" stop-color="#0a0a20" stop-opacity="0"/><stop offset="1" stop-color="#0a0a20" stop-opacity="${corners}"/></radialGradient>`,
    );
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}"><defs>${this.#definitions.join('')}</defs><g${flip}>${this.#body.join('')}</g><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#${corner})"/></svg>`;
  }

  #linear(stops: readonly Stop[], ends: string, span: GradientSpan | undefined): Fill {
    const units = span ? ' gradientUnits="userSpaceOnUse"' : '';
    const gradient = `${ends}${units}>${stopsText(stops)}`;
    const cached = this.#gradients.get(gradient);
    if (cached) return cached;
    const id = this.id();
    this.define(`<linearGradient id="${id}" ${gradient}</linearGradient>`);
    const fill: Fill = `url(#${id})`;
    this.#gradients.set(gradient, fill);
    return fill;
  }
}
