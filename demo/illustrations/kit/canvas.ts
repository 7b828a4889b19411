import type { Colour, Stop } from './colours';
import { away, lit, type Palette, shaded } from './palette';
import { SeededRandom } from './seeded-random';
import { short } from './trace';

/** Every scene is drawn in these units, whatever width it is served at. */
export const WIDTH = 1600;
export const HEIGHT = 900;

/** A colour or a reference to a gradient of the same picture. */
export type Fill = Colour | `url(#${string})` | 'none';

export interface Ink {
  readonly opacity?: number;
  /** Radius of the corners of a rectangle. */
  readonly round?: number;
  readonly stroke?: Fill;
  readonly strokeWidth?: number;
  readonly filter?: string;
  /** A path with holes. */
  readonly hasHoles?: boolean;
}

/** Two ends of a gradient in the units of the picture; without them it spans the painted shape. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

function attributes({ opacity, round, stroke, strokeWidth, filter, hasHoles }: Ink): string {
  let text = '';
  if (opacity !== undefined) text += ` opacity="${Math.round(opacity * 100) / 100}"`;
  if (round !== undefined) text += ` rx="${short(round)}"`;
  if (stroke !== undefined) text += ` stroke="${stroke}" stroke-width="${short(strokeWidth ?? 1)}"`;
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
 * One picture being drawn. It counts its own ids and owns its own chance, so that the same seed gives the
 * same text whatever was drawn before it.
 */
export class Canvas {
  readonly random: SeededRandom;
  readonly palette: Palette;
  #definitions: string[] = [];
  #body: string[] = [];
  #ids = 0;
  /** Gradients already written: a town has hundreds of walls, but few colours of wall. */
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
    return away(this.palette, colour, distance);
  }

  add(text: string): void {
    this.#body.push(text);
  }

  rect(x: number, y: number, width: number, height: number, fill: Fill, ink: Ink = {}): void {
    this.add(
      `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}" fill="${fill}"${attributes(ink)}/>`,
    );
  }

  path(line: string, fill: Fill, ink: Ink = {}): void {
    this.add(`<path d="${line}" fill="${fill}"${attributes(ink)}/>`);
  }

  /** A line without a fill; its ends are round because drawn lines are. */
  stroke(line: string, colour: Fill, width: number, opacity = 1): void {
    this.add(
      `<path d="${line}" fill="none" stroke="${colour}" stroke-width="${short(width)}" stroke-linecap="round"${attributes({ opacity })}/>`,
    );
  }

  circle(x: number, y: number, radius: number, fill: Fill, ink: Ink = {}): void {
    this.add(
      `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="${fill}"${attributes(ink)}/>`,
    );
  }

  ellipse(x: number, y: number, rx: number, ry: number, fill: Fill, ink: Ink = {}): void {
    this.add(
      `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(rx)}" ry="${short(ry)}" fill="${fill}"${attributes(ink)}/>`,
    );
  }

  /** Top to bottom. */
  falling(stops: readonly Stop[], span?: Span): Fill {
    return this.#linear(
      stops,
      span ? `x1="0" y1="${short(span.from)}" x2="0" y2="${short(span.to)}"` : 'x1="0" y1="0" x2="0" y2="1"',
      span,
    );
  }

  /** Left to right. */
  across(stops: readonly Stop[], span?: Span): Fill {
    return this.#linear(
      stops,
      span ? `x1="${short(span.from)}" y1="0" x2="${short(span.to)}" y2="0"` : 'x1="0" y1="0" x2="1" y2="0"',
      span,
    );
  }

  /** From the middle outwards. */
  spreading(stops: readonly Stop[]): Fill {
    const id = this.id();
    this.define(`<radialGradient id="${id}">${stopsText(stops)}</radialGradient>`);
    return `url(#${id})`;
  }

  blur(across: number, down = across): string {
    const id = this.id();
    this.define(
      `<filter id="${id}" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${short(across)} ${short(down)}"/></filter>`,
    );
    return `url(#${id})`;
  }

  /** Everything drawn inside is cut to the outline. */
  within(outline: string, draw: () => void): void {
    const id = this.id();
    this.define(`<clipPath id="${id}"><path d="${outline}"/></clipPath>`);
    this.group(`clip-path="url(#${id})"`, draw);
  }

  /** Returns the id of the group, so that it can be repeated (a reflection, a row). */
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

  /** The finished picture: corners a little darker, as old posters are, and mirrored if asked. */
  finish(isMirrored: boolean, corners = 0.2): string {
    const corner = this.id();
    const flip = isMirrored ? ` transform="translate(${WIDTH} 0) scale(-1 1)"` : '';
    this.define(
      `<radialGradient id="${corner}" cx=".5" cy=".45" r=".78"><stop offset=".55" stop-color="#0a0a20" stop-opacity="0"/><stop offset="1" stop-color="#0a0a20" stop-opacity="${corners}"/></radialGradient>`,
    );
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}"><defs>${this.#definitions.join('')}</defs><g${flip}>${this.#body.join('')}</g><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#${corner})"/></svg>`;
  }

  #linear(stops: readonly Stop[], ends: string, span: Span | undefined): Fill {
    const units = span ? ' gradientUnits="userSpaceOnUse"' : '';
    const gradient = `${ends}${units}>${stopsText(stops)}`;
    const known = this.#gradients.get(gradient);
    if (known) return known;
    const id = this.id();
    this.define(`<linearGradient id="${id}" ${gradient}</linearGradient>`);
    const fill: Fill = `url(#${id})`;
    this.#gradients.set(gradient, fill);
    return fill;
  }
}
