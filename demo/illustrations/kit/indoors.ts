import type { Canvas } from './canvas';
import { type Colour, mix, under } from './colours';
import { isLampTime } from './palette';

const LAMP_LIGHT: Colour = '#ffd9ae';

/** A colour inside a room in the light: daylight by day, warm lamps after sunset. */
export function indoors(canvas: Canvas, colour: Colour): Colour {
  const { palette } = canvas;
  if (isLampTime(palette)) return mix(under(LAMP_LIGHT, colour), canvas.shaded(colour), 0.3);
  return mix(canvas.lit(colour), colour, 0.4);
}

/** The same away from window and lamp. */
export function indoorsShaded(canvas: Canvas, colour: Colour): Colour {
  const { palette } = canvas;
  if (isLampTime(palette)) return mix(under('#c98f7c', colour), canvas.shaded(colour), 0.45);
  return mix(canvas.shaded(colour), colour, 0.3);
}
