import type { Layout } from '../kit/layout';
import type { MoodCycle } from '../kit/look';
import type { Palette } from '../kit/palette';
import { placeScene } from '../places/draw-place';
import { PLACES } from '../places/places';

import { balcony } from './balcony';
import { beach } from './beach';
import { balconyCabin, cabin, insideCabin, outsideCabin, suite } from './cabin';
import { city } from './city';
import { cruise } from './cruise';
import { desert } from './desert';
import { fjord } from './fjord';
import { lagoon } from './lagoon';
import { oldtown } from './oldtown';
import { pool } from './pool';
import { bedroomAnywhere, room, townRoom } from './room';
import { skyline } from './skyline';
import { tour } from './tour';

/** A scene family: one kind of place with its drawing function and the moods of its variants. */
export interface Family {
  readonly draw: (seed: number, palette: Palette, layout: Layout) => string;
  readonly moods: MoodCycle;
}

const TOWN_ROOM_MOODS = ['noon', 'golden', 'morning', 'soft', 'noon', 'soft', 'morning', 'golden'] as const;
const CABIN_MOODS = ['noon', 'golden', 'morning', 'noon', 'golden', 'noon', 'soft', 'morning'] as const;

/** Scene families by the name that appears in picture URLs. */
export const FAMILIES = {
  beach: { draw: beach, moods: ['noon', 'golden', 'morning', 'noon', 'soft', 'golden', 'noon', 'morning'] },
  cruise: { draw: cruise, moods: ['golden', 'noon', 'dusk', 'morning', 'golden', 'noon', 'morning', 'dusk'] },
  fjord: { draw: fjord, moods: ['noon', 'morning', 'golden', 'soft', 'noon', 'golden', 'morning', 'soft'] },
  city: { draw: city, moods: ['noon', 'morning', 'golden', 'noon', 'soft', 'noon', 'morning', 'golden'] },
  oldtown: {
    draw: oldtown,
    moods: ['noon', 'golden', 'morning', 'noon', 'golden', 'noon', 'soft', 'morning'],
  },
  pool: { draw: pool, moods: ['noon', 'golden', 'morning', 'noon', 'soft', 'noon', 'golden', 'morning'] },
  lagoon: { draw: lagoon, moods: ['noon', 'golden', 'morning', 'noon', 'golden', 'noon', 'morning', 'soft'] },
  desert: {
    draw: desert,
    moods: ['golden', 'noon', 'morning', 'golden', 'noon', 'morning', 'golden', 'morning'],
  },
  skyline: {
    draw: skyline,
    moods: ['noon', 'golden', 'noon', 'morning', 'golden', 'noon', 'golden', 'morning'],
  },
  room: { draw: room, moods: ['noon', 'golden', 'morning', 'noon', 'golden', 'noon', 'morning', 'golden'] },
  townroom: { draw: townRoom, moods: TOWN_ROOM_MOODS },
  bedroom: { draw: bedroomAnywhere, moods: TOWN_ROOM_MOODS },
  balcony: {
    draw: balcony,
    moods: ['golden', 'noon', 'morning', 'noon', 'golden', 'noon', 'soft', 'morning'],
  },
  tour: { draw: tour, moods: ['morning', 'noon', 'golden', 'noon', 'morning', 'golden', 'noon', 'soft'] },
  cabin: { draw: cabin, moods: CABIN_MOODS },
  insidecabin: { draw: insideCabin, moods: CABIN_MOODS },
  outsidecabin: { draw: outsideCabin, moods: CABIN_MOODS },
  balconycabin: { draw: balconyCabin, moods: CABIN_MOODS },
  suite: { draw: suite, moods: CABIN_MOODS },
} as const satisfies Readonly<Record<string, Family>>;

/** Every time of day at which a place is bright: pictures of places sell the sun. */
const PLACE_MOODS: MoodCycle = ['noon', 'morning', 'noon', 'golden', 'noon', 'morning', 'golden', 'morning'];

/** All scenes by the name that appears in picture URLs: the families and the destinations. */
export const SCENES: ReadonlyMap<string, Family> = new Map<string, Family>([
  ...Object.entries(FAMILIES),
  ...PLACES.map((place): [string, Family] => [place.slug, { draw: placeScene(place), moods: PLACE_MOODS }]),
]);
