/** A colour as `#rrggbb`. Functions of the kit accept no other form. */
export type Colour = `#${string}`;

/** A stop of a gradient: offset and opacity are 0 to 1. */
export type Stop = readonly [at: number, colour: Colour, opacity?: number];

type Channels = readonly [red: number, green: number, blue: number];

const WHITE: Colour = '#ffffff';
const INK: Colour = '#0e1030';

function channels(colour: Colour): Channels {
  const value = Number.parseInt(colour.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

function colourOf([red, green, blue]: Channels): Colour {
  const value = (Math.round(red) << 16) | (Math.round(green) << 8) | Math.round(blue);
  return `#${value.toString(16).padStart(6, '0')}`;
}

function blend(one: Colour, other: Colour, channel: (a: number, b: number) => number): Colour {
  const [r1, g1, b1] = channels(one);
  const [r2, g2, b2] = channels(other);
  return colourOf([channel(r1, r2), channel(g1, g2), channel(b1, b2)]);
}

/** Interpolates from one colour (share 0) to the other (share 1). */
export function mix(one: Colour, other: Colour, share: number): Colour {
  const bounded = Math.min(1, Math.max(0, share));
  return blend(one, other, (a, b) => a + (b - a) * bounded);
}

/** Multiplies light and surface per channel, as coloured light does: golden light makes white walls golden. */
export function multiply(light: Colour, surface: Colour): Colour {
  return blend(light, surface, (a, b) => (a * b) / 255);
}

/** Mixes a colour with white, for sunlit edges and upper sides. */
export function lighter(colour: Colour, share: number): Colour {
  return mix(colour, WHITE, share);
}

/** Mixes a colour with a dark blue, which looks softer than black. */
export function darker(colour: Colour, share: number): Colour {
  return mix(colour, INK, share);
}
