import { type Colour, mix, type Stop, multiply } from './colours';

export type Mood = 'morning' | 'noon' | 'golden' | 'dusk' | 'night' | 'soft';

/** Light of a time of day. Scenes define the local colours of objects; the palette converts them. */
export interface Palette {
  readonly mood: Mood;
  /** Gradient from the top of the picture (0) to the horizon (1). */
  readonly sky: readonly Stop[];
  readonly sun: {
    readonly colour: Colour;
    readonly glow: Colour;
    readonly size: number;
    /** Height above the horizon: 0 is the horizon, 1 the top of the picture. */
    readonly height: number;
  };
  /** Light on surfaces that face the sun. `shade` is the light on the other surfaces. */
  readonly light: Colour;
  readonly shade: Colour;
  /** Share of haze (or shade) in every colour, 0 to 1. It is high at night, when local colours are hardly visible. */
  readonly cast: number;
  /** Colour into which distant objects fade. */
  readonly haze: Colour;
  readonly cloud: { readonly light: Colour; readonly shade: Colour; readonly wisp: Colour };
  /** Number of clouds, from few (0) to many (1). */
  readonly cloudiness: number;
  /** Colours of water from the horizon to the foreground. */
  readonly sea: { readonly far: Colour; readonly middle: Colour; readonly near: Colour };
  readonly glint: Colour;
  readonly stars: number;
  /** Share of windows that are lit, 0 to 1. */
  readonly lamps: number;
}

/** Returns the colour of a surface that faces the light. */
export function lit(palette: Palette, colour: Colour): Colour {
  return mix(multiply(palette.light, colour), palette.haze, palette.cast);
}

/** Returns the colour of a surface in the shade. */
export function shaded(palette: Palette, colour: Colour): Colour {
  return mix(multiply(palette.shade, colour), palette.shade, palette.cast);
}

/** Returns the lit colour of an object at a distance: 0 is the foreground, 1 is invisible in the haze. */
export function fade(palette: Palette, colour: Colour, distance: number): Colour {
  return mix(lit(palette, colour), palette.haze, distance);
}

/** Returns true after sunset, when lamps in streets, rooms, boats and pools are lit. */
export function isLampTime(palette: Palette): boolean {
  return palette.lamps > 0.3;
}
