import { type Canvas, HEIGHT, WIDTH } from './canvas';
import { type Colour, mix } from './colours';
import { Flecks } from './flecks';
import { rounded } from './trace';

export interface GlintShape {
  readonly count: number;
  readonly opacity: number;
  /** x of the centre of the reflection; without it the dashes cover the whole width. */
  readonly middle?: number;
  readonly spread?: number;
  readonly stretch?: number;
}

/** Draws dashes of light on water: short and dense at the horizon, long and sparse in the foreground. */
export function drawGlints(
  canvas: Canvas,
  top: number,
  bottom: number,
  colour: Colour,
  { count, opacity, middle, spread = 300, stretch = 1 }: GlintShape,
): void {
  const { random } = canvas;
  const flecks = new Flecks();
  for (let index = 0; index < count; index += 1) {
    const depth = random.next() ** 1.4;
    const size = 0.15 + depth;
    const sideways = (random.next() + random.next() - 1) * spread * (0.15 + depth * 0.85);
    const x = middle === undefined ? random.between(0, WIDTH) : middle + sideways;
    const width = random.between(10, 80) * size * stretch;
    const thick = Math.max(0.8, 2.6 * size);
    const strength = opacity * random.between(0.25, 1);
    flecks.add(x - width / 2, top + (bottom - top) * depth, thick, strength, Math.max(0.1, width - thick));
  }
  flecks.draw(canvas, colour);
}

/** Draws the reflection of the sun, narrow at the horizon and wide in the foreground. */
export function drawSunPath(canvas: Canvas, x: number, top: number, bottom: number, strength = 1): void {
  const isLow = canvas.palette.sun.height < 0.3;
  drawGlints(canvas, top + 2, bottom, canvas.palette.glint, {
    count: Math.round((isLow ? 380 : 170) * strength),
    opacity: isLow ? 0.85 : 0.55,
    middle: x,
    spread: isLow ? 240 : 330,
    stretch: 0.8,
  });
}

export interface SeaShape {
  readonly bottom?: number;
  /** Colour of the water over sand, in the foreground. */
  readonly shallow?: Colour;
  readonly sunX: number;
}

/** Draws the sea from the horizon down, with waves and the reflection of the sun. */
export function drawSea(canvas: Canvas, horizon: number, { bottom = HEIGHT, shallow, sunX }: SeaShape): void {
  const { palette } = canvas;
  const { far, middle, near } = palette.sea;
  // Shallow water is only partly lit, because golden light would turn it green.
  const coast = shallow ? mix(canvas.lit(shallow), shallow, 0.3) : near;
  const fill = canvas.verticalGradient([
    [0, far],
    [0.09, mix(far, middle, 0.45)],
    [0.32, shallow ? mix(middle, coast, 0.25) : middle],
    [1, shallow ? coast : near],
  ]);
  canvas.rect(0, horizon, WIDTH, bottom - horizon, fill);
  drawGlints(canvas, horizon + 10, bottom, mix(near, middle, 0.15), {
    count: 190,
    opacity: 0.28,
    stretch: 1.8,
  });
  drawGlints(canvas, horizon + 3, bottom, mix(palette.haze, palette.glint, 0.5), {
    count: 240,
    opacity: 0.34,
    stretch: 1.1,
  });
  drawSunPath(canvas, sunX, horizon, bottom - 8);
}

/** Draws reflections of a waterfront: blurred vertical stripes in its colours. */
export function drawReflections(
  canvas: Canvas,
  from: number,
  to: number,
  waterline: number,
  colours: readonly [Colour, ...Colour[]],
  { count = 90, reach = 130, opacity = 0.34 }: { count?: number; reach?: number; opacity?: number } = {},
): void {
  const { random } = canvas;
  canvas.group(`filter="${canvas.blur(6, 4)}" opacity="${rounded(opacity * 2)}"`, () => {
    for (let index = 0; index < count; index += 1) {
      canvas.rect(
        random.between(from, to),
        waterline,
        random.between(8, 40),
        random.between(reach * 0.25, reach),
        random.pick(colours),
        { opacity: random.between(0.2, 0.6) },
      );
    }
  });
}
