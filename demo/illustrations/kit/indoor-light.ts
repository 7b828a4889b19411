import type { Canvas } from './canvas';
import { type Colour, mix, multiply } from './colours';
import { isLampTime } from './palette';

const LAMP_LIGHT: Colour = '#ffd9ae';

/** Returns the colour of a lit surface in a room: under daylight by day, under warm lamps after sunset. */
export function indoorLit(canvas: Canvas, colour: Colour): Colour {
  const { palette } = canvas;
  if (isLampTime(palette)) return mix(multiply(LAMP_LIGHT, colour), canvas.shaded(colour), 0.3);
  return mix(canvas.lit(colour), colour, 0.4);
}

/** Returns the colour of a surface in a room that is turned from windows and lamps. */
export function indoorShaded(canvas: Canvas, colour: Colour): Colour {
  const { palette } = canvas;
  if (isLampTime(palette)) return mix(multiply('#c98f7c', colour), canvas.shaded(colour), 0.45);
  return mix(canvas.shaded(colour), colour, 0.3);
}
