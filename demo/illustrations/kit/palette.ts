import { type Colour, mix, type Stop, under } from './colours';

export type Mood = 'morning' | 'noon' | 'golden' | 'dusk' | 'night' | 'soft';

/** A time of day. Scenes give things their own colours; the palette says what its light makes of them. */
export interface Palette {
  readonly mood: Mood;
  /** From the top of the picture (0) down to the horizon (1). */
  readonly sky: readonly Stop[];
  readonly sun: {
    readonly colour: Colour;
    readonly glow: Colour;
    readonly size: number;
    /** Above the horizon: 0 touches it, 1 is the top of the picture. */
    readonly height: number;
  };
  /** The light on faces turned to the sun, and what is left on faces turned away. */
  readonly light: Colour;
  readonly shade: Colour;
  /** How far that light covers the colour of things: moonlight leaves little of it. */
  readonly cast: number;
  /** What distance fades into. */
  readonly haze: Colour;
  readonly cloud: { readonly light: Colour; readonly shade: Colour; readonly wisp: Colour };
  /** How much of the sky is cloud, 0 to 1. */
  readonly cloudiness: number;
  /** Water from the horizon to the viewer. */
  readonly sea: { readonly far: Colour; readonly middle: Colour; readonly near: Colour };
  readonly glint: Colour;
  readonly stars: number;
  /** Share of windows with a lamp behind them. */
  readonly lamps: number;
}

/** The colour of a face in the light. */
export function lit(palette: Palette, colour: Colour): Colour {
  return mix(under(palette.light, colour), palette.haze, palette.cast);
}

/** The colour of a face turned away from the light. */
export function shaded(palette: Palette, colour: Colour): Colour {
  return mix(under(palette.shade, colour), palette.shade, palette.cast);
}

/** The colour of something far off: distance 0 is here, 1 is lost in the haze. */
export function away(palette: Palette, colour: Colour, distance: number): Colour {
  return mix(lit(palette, colour), palette.haze, distance);
}

/** Whether lamps are lit: not only lamp posts but rooms, boats and pools show it. */
export function isLampTime(palette: Palette): boolean {
  return palette.lamps > 0.3;
}
