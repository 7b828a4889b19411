import type { Layout } from '../kit/layout';
import type { MoodCycle } from '../kit/look';
import type { Palette } from '../kit/palette';

import { balcony } from './balcony';
import { beach } from './beach';
import { cabin } from './cabin';
import { city } from './city';
import { cruise } from './cruise';
import { desert } from './desert';
import { fjord } from './fjord';
import { lagoon } from './lagoon';
import { oldtown } from './oldtown';
import { pool } from './pool';
import { room } from './room';
import { skyline } from './skyline';
import { tour } from './tour';

/** A scene family: one kind of place with its drawing function and the moods of its variants. */
export interface Family {
  readonly draw: (seed: number, palette: Palette, layout: Layout) => string;
  readonly moods: MoodCycle;
}

/** Scene families by the name that appears in picture URLs. */
export const FAMILIES = {
  beach: { draw: beach, moods: ['noon', 'golden', 'morning', 'dusk', 'noon', 'soft', 'golden', 'night'] },
  cruise: { draw: cruise, moods: ['golden', 'noon', 'dusk', 'morning', 'golden', 'night', 'noon', 'dusk'] },
  fjord: { draw: fjord, moods: ['noon', 'morning', 'golden', 'soft', 'noon', 'dusk', 'morning', 'night'] },
  city: { draw: city, moods: ['dusk', 'noon', 'golden', 'night', 'morning', 'dusk', 'soft', 'golden'] },
  oldtown: { draw: oldtown, moods: ['noon', 'golden', 'morning', 'dusk', 'noon', 'soft', 'golden', 'night'] },
  pool: { draw: pool, moods: ['noon', 'golden', 'morning', 'night', 'noon', 'dusk', 'golden', 'soft'] },
  lagoon: { draw: lagoon, moods: ['noon', 'golden', 'morning', 'dusk', 'noon', 'night', 'morning', 'soft'] },
  desert: {
    draw: desert,
    moods: ['golden', 'noon', 'dusk', 'morning', 'golden', 'night', 'morning', 'dusk'],
  },
  skyline: { draw: skyline, moods: ['dusk', 'noon', 'golden', 'night', 'morning', 'dusk', 'noon', 'golden'] },
  room: { draw: room, moods: ['noon', 'golden', 'morning', 'night', 'noon', 'dusk', 'morning', 'golden'] },
  balcony: {
    draw: balcony,
    moods: ['golden', 'noon', 'dusk', 'morning', 'golden', 'noon', 'night', 'morning'],
  },
  tour: { draw: tour, moods: ['morning', 'noon', 'golden', 'dusk', 'morning', 'golden', 'noon', 'soft'] },
  cabin: { draw: cabin, moods: ['noon', 'golden', 'morning', 'night', 'golden', 'noon', 'dusk', 'morning'] },
} as const satisfies Readonly<Record<string, Family>>;

export type FamilyName = keyof typeof FAMILIES;
