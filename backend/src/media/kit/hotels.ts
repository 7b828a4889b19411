import type { Canvas } from './canvas';
import { type Colour, mix } from './colours';
import { CLOTHS } from './beach-furniture';
import { trace } from './trace';
import { glassColour, lampColour } from './windows';

/** One wing of a hotel in simple perspective: its upright edges at `from` and `to`. */
export interface Wing {
  readonly from: { readonly x: number; readonly top: number; readonly foot: number };
  readonly to: { readonly x: number; readonly top: number; readonly foot: number };
  readonly floors: number;
  readonly bays: number;
  readonly wall: Colour;
  readonly isShaded: boolean;
}

/** A patch of the wall: across and down in shares, drawn in the wall's perspective. */
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

function drawBalcony(
  canvas: Canvas,
  patch: Patch,
  [left, right]: readonly [number, number],
  [top, bottom]: readonly [number, number],
  tone: (c: Colour) => Colour,
): void {
  const { random, palette } = canvas;
  const width = right - left;
  const reach = bottom - top;
  const rail = top + reach * 0.55;
  canvas.path(patch(left, right, top, bottom), canvas.shaded('#a59aa8'));
  for (const [a, b] of [
    [0.08, 0.48],
    [0.53, 0.92],
  ] as const) {
    const glass = random.happens(palette.lamps) ? lampColour(canvas) : glassColour(canvas, '#7da4c4');
    canvas.path(patch(left + width * a, left + width * b, top + reach * 0.08, bottom), glass);
  }
  canvas.path(patch(left, right, top, top + reach * 0.1), canvas.shaded('#4a4460'), { opacity: 0.4 });
  if (random.happens(0.12))
    canvas.path(
      patch(left + width * 0.6, left + width * 0.88, rail - reach * 0.1, rail + reach * 0.24),
      canvas.lit(random.pick(CLOTHS)),
    );
  canvas.path(patch(left - width * 0.03, right + width * 0.03, rail, bottom), tone('#dceef4'), {
    opacity: 0.5,
  });
  canvas.path(
    patch(left - width * 0.04, right + width * 0.04, rail - reach * 0.03, rail + reach * 0.03),
    tone('#ffffff'),
  );
  canvas.path(
    patch(left - width * 0.06, right + width * 0.06, bottom, bottom + reach * 0.12),
    tone('#fffaf0'),
  );
}

/** Floors of balconies with glass rails, a white cornice above and shade where the wing turns away. */
export function drawHotelWing(canvas: Canvas, wing: Wing): void {
  const patch = patchOf(wing);
  const tone = (colour: Colour): Colour =>
    wing.isShaded ? mix(canvas.shaded(colour), canvas.lit(colour), 0.35) : canvas.lit(colour);
  canvas.path(
    patch(0, 1, 0, 1),
    canvas.falling([
      [0, tone(wing.wall)],
      [1, tone(mix(wing.wall, '#e0a070', 0.2))],
    ]),
  );
  for (let floor = 0; floor < wing.floors; floor += 1) {
    const top = 0.05 + ((floor + 0.14) / wing.floors) * 0.95;
    const bottom = 0.05 + ((floor + 0.86) / wing.floors) * 0.95;
    for (let bay = 0; bay < wing.bays; bay += 1) {
      drawBalcony(
        canvas,
        patch,
        [(bay + 0.12) / wing.bays, (bay + 0.88) / wing.bays],
        [top, Math.min(bottom, 1)],
        tone,
      );
    }
  }
  canvas.path(patch(-0.008, 1.008, -0.03, 0.02), tone('#fffdf6'));
  canvas.path(patch(0, 1, 0.02, 0.034), canvas.shaded('#8a7a86'), { opacity: 0.4 });
}
