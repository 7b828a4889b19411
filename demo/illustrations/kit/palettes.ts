import type { Mood, Palette } from './palette';

const morning: Palette = {
  mood: 'morning',
  sky: [
    [0, '#5fa9da'],
    [0.42, '#a5d3e6'],
    [0.74, '#f4e6d6'],
    [1, '#ffd8b4'],
  ],
  sun: { colour: '#fff8e6', glow: '#ffe2b4', size: 46, height: 0.38 },
  light: '#fff3e2',
  shade: '#a3abd0',
  cast: 0.04,
  haze: '#f0e2d8',
  cloud: { light: '#fffaf2', shade: '#e3d3d8', wisp: '#fff6ec' },
  cloudiness: 0.45,
  sea: { far: '#b5d8de', middle: '#55b2c6', near: '#1f7fa3' },
  glint: '#fff6de',
  stars: 0,
  lamps: 0.04,
};

const noon: Palette = {
  mood: 'noon',
  sky: [
    [0, '#1c78c8'],
    [0.45, '#58b2e4'],
    [0.82, '#b8e2ef'],
    [1, '#eef5ea'],
  ],
  sun: { colour: '#fffdf0', glow: '#fffbea', size: 44, height: 0.8 },
  light: '#ffffff',
  shade: '#99aacf',
  cast: 0.03,
  haze: '#cbe4ec',
  cloud: { light: '#ffffff', shade: '#c6dfee', wisp: '#ffffff' },
  cloudiness: 0.55,
  sea: { far: '#3c9dca', middle: '#2399c2', near: '#12699c' },
  glint: '#ffffff',
  stars: 0,
  lamps: 0.02,
};

const golden: Palette = {
  mood: 'golden',
  sky: [
    [0, '#3a7fbe'],
    [0.35, '#86b9d6'],
    [0.62, '#f5ddb4'],
    [0.84, '#ffc582'],
    [1, '#ffb06a'],
  ],
  sun: { colour: '#fff6d6', glow: '#ffd48a', size: 56, height: 0.22 },
  light: '#ffe3b6',
  shade: '#a08ab4',
  cast: 0.05,
  haze: '#ffd3a0',
  cloud: { light: '#fff0d4', shade: '#e6ae98', wisp: '#ffe3bb' },
  cloudiness: 0.4,
  sea: { far: '#ffd29a', middle: '#6aa3b4', near: '#1f5f8a' },
  glint: '#ffedc0',
  stars: 0,
  lamps: 0.12,
};

const dusk: Palette = {
  mood: 'dusk',
  sky: [
    [0, '#252a6b'],
    [0.3, '#5f4796'],
    [0.58, '#cf6391'],
    [0.82, '#ff9a70'],
    [1, '#ffd497'],
  ],
  sun: { colour: '#fff0c6', glow: '#ffbe7c', size: 62, height: 0.05 },
  light: '#efb0a8',
  shade: '#6c5c9e',
  cast: 0.1,
  haze: '#ee9c90',
  cloud: { light: '#ffc0a6', shade: '#8f5c9c', wisp: '#ff9f93' },
  cloudiness: 0.3,
  sea: { far: '#f5ad8e', middle: '#83609c', near: '#272f6e' },
  glint: '#ffd9a6',
  stars: 30,
  lamps: 0.5,
};

const night: Palette = {
  mood: 'night',
  sky: [
    [0, '#0a1340'],
    [0.4, '#18306e'],
    [0.78, '#35579a'],
    [1, '#7d94c4'],
  ],
  sun: { colour: '#f7f4df', glow: '#a9c0ee', size: 38, height: 0.68 },
  light: '#8b9fdb',
  shade: '#47579f',
  cast: 0.16,
  haze: '#5f7ab4',
  cloud: { light: '#6f88c4', shade: '#2f4788', wisp: '#7c95cf' },
  cloudiness: 0.25,
  sea: { far: '#6883ba', middle: '#244887', near: '#0d2055' },
  glint: '#d6e2ff',
  stars: 130,
  lamps: 0.72,
};

const soft: Palette = {
  mood: 'soft',
  sky: [
    [0, '#7f9fba'],
    [0.45, '#b3c9d4'],
    [0.8, '#e4e4dc'],
    [1, '#f6e6d2'],
  ],
  sun: { colour: '#fff9ec', glow: '#fff0d8', size: 40, height: 0.55 },
  light: '#f3efe9',
  shade: '#a5afc4',
  cast: 0.06,
  haze: '#dde4e3',
  cloud: { light: '#f7f5f0', shade: '#aebfcc', wisp: '#ffffff' },
  cloudiness: 0.9,
  sea: { far: '#c4d6d6', middle: '#76aab4', near: '#3d7c90' },
  glint: '#ffffff',
  stars: 0,
  lamps: 0.1,
};

/** Palettes of six times of day. All scenes use them, which gives the pictures a common style. */
export const PALETTES: Readonly<Record<Mood, Palette>> = { morning, noon, golden, dusk, night, soft };
