import type { Canvas } from './canvas';
import { type Colour, mix } from './colours';
import { CLOTHS } from './beach-furniture';
import { trace } from './trace';
import { glassColour, lampColour } from './windows';

/** One wing of a hotel in simple perspective. `from` and `to` are its vertical edges. */
export interface Wing {
  readonly from: { readonly x: number; readonly top: number; readonly foot: number };
  readonly to: { readonly x: number; readonly top: number; readonly foot: number };
  readonly floors: number;
  readonly bays: number;
  readonly wall: Colour;
  readonly isShaded: boolean;
}

/** Returns the path of a rectangle on the wall in perspective. Arguments are shares of the wall, 0 to 1. */
type Patch = (left: number, right: number, top: number, bottom: number) => string;

function patchOf({ from, to }: Wing): Patch {
  const at = (across: number, down: number): string => {
    const top = from.top + (to.top - from.top) * across;
    const foot = from.foot + (to.foot - from.foot) * across;
    return trace`${from.x + (to.x - from.x) * across} ${top + (foot - top) * down}`;
  };
  return (left, right, top, bottom) =>
    `M${at(left, top)}L${at(right, top)}L${at(right, bottom)}L${at(left, bottom)}Z`;
}

/** Merges patches of the same layer and colour into one path element, because a hotel has hundreds of them. */
class PaintedPatches {
  readonly #layers = [
    new Map<string, string>(),
    new Map<string, string>(),
    new Map<string, string>(),
  ] as const;

  add(layer: 0 | 1 | 2, fill: Colour, line: string, opacity = 1): void {
    const key = `fill="${fill}" opacity="${opacity}"`;
    this.#layers[layer].set(key, `${this.#layers[layer].get(key) ?? ''}${line}`);
  }

  draw(canvas: Canvas): void {
    for (const layer of this.#layers) {
      for (const [key, line] of layer) canvas.add(`<path d="${line}" ${key}/>`);
    }
  }
}

interface Bay {
  readonly patches: PaintedPatches;
  readonly patch: Patch;
  readonly tone: (colour: Colour) => Colour;
}

function paintBalcony(
  canvas: Canvas,
  { patches, patch, tone }: Bay,
  [left, right]: readonly [number, number],
  [top, bottom]: readonly [number, number],
): void {
  const { random, palette } = canvas;
  const width = right - left;
  const reach = bottom - top;
  const rail = top + reach * 0.55;
  const beside = (edge: number, from: number, to: number): string =>
    patch(left - width * edge, right + width * edge, from, to);
  patches.add(0, canvas.shaded('#a59aa8'), beside(0, top, bottom));
  for (const [a, b] of [
    [0.08, 0.48],
    [0.53, 0.92],
  ] as const) {
    const glass = random.happens(palette.lamps) ? lampColour(canvas) : glassColour(canvas, '#7da4c4');
    patches.add(1, glass, patch(left + width * a, left + width * b, top + reach * 0.08, bottom));
  }
  patches.add(2, canvas.shaded('#4a4460'), beside(0, top, top + reach * 0.1), 0.4);
  patches.add(2, tone('#dceef4'), beside(0.03, rail, bottom), 0.5);
  patches.add(2, tone('#ffffff'), beside(0.04, rail - reach * 0.03, rail + reach * 0.03));
  patches.add(2, tone('#fffaf0'), beside(0.06, bottom, bottom + reach * 0.12));
  if (!random.happens(0.12)) return;
  const towel = patch(left + width * 0.6, left + width * 0.88, rail - reach * 0.05, rail + reach * 0.26);
  patches.add(2, canvas.lit(random.pick(CLOTHS)), towel);
}

/** Draws a wing with rows of balconies, glass railings and a white cornice. */
export function drawHotelWing(canvas: Canvas, wing: Wing): void {
  const patch = patchOf(wing);
  const tone = (colour: Colour): Colour =>
    wing.isShaded ? mix(canvas.shaded(colour), canvas.lit(colour), 0.35) : canvas.lit(colour);
  canvas.path(
    patch(0, 1, 0, 1),
    canvas.verticalGradient([
      [0, tone(wing.wall)],
      [1, tone(mix(wing.wall, '#e0a070', 0.2))],
    ]),
  );
  const patches = new PaintedPatches();
  for (let floor = 0; floor < wing.floors; floor += 1) {
    const top = 0.05 + ((floor + 0.14) / wing.floors) * 0.95;
    const bottom = Math.min(1, 0.05 + ((floor + 0.86) / wing.floors) * 0.95);
    for (let bay = 0; bay < wing.bays; bay += 1) {
      const sides = [(bay + 0.12) / wing.bays, (bay + 0.88) / wing.bays] as const;
      paintBalcony(canvas, { patches, patch, tone }, sides, [top, bottom]);
    }
  }
  patches.draw(canvas);
  canvas.path(patch(-0.008, 1.008, -0.03, 0.02), tone('#fffdf6'));
  canvas.path(patch(0, 1, 0.02, 0.034), canvas.shaded('#8a7a86'), { opacity: 0.4 });
}
