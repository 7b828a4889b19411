import { z } from 'zod';

import type { Landmark } from '../landmarks/landmark';
import { LANDMARKS } from '../landmarks/landmarks';

import { GROUNDS } from './ground-tags';
import rows from './places.json';
import { type PlaceTag, placeTagSchema } from '../kit/place-tags';
import { TOWN_NAMES } from './town-rows';

const rowSchema = z.strictObject({
  /** Name of the destination in lower-case letters, as in picture URLs. */
  slug: z.string().regex(/^[a-z]+$/),
  tags: z.array(placeTagSchema).nonempty(),
  /** What is below or in front of the landmark. */
  ground: z.enum(GROUNDS),
  /** Houses around the landmark. Without it the landmark brings its own surroundings. */
  town: z.enum(TOWN_NAMES).optional(),
  landmark: z.string().transform((name, context): Landmark => {
    const landmark = LANDMARKS.get(name);
    if (landmark) return landmark;
    context.addIssue({ code: 'custom', message: `no landmark ${name}` });
    return z.NEVER;
  }),
});

export type IllustratedPlace = z.infer<typeof rowSchema>;

/** Destinations with what is there and what their pictures show. */
export const PLACES: readonly IllustratedPlace[] = z.array(rowSchema).parse(rows);

const PLACES_BY_SLUG = new Map(PLACES.map((place) => [place.slug, place]));

/** Returns the illustrated place of a destination: `Costa del Sol` is `costadelsol`. */
export function illustratedPlace(destinationName: string): IllustratedPlace | undefined {
  return PLACES_BY_SLUG.get(destinationName.toLowerCase().replaceAll(/[^a-z]/g, ''));
}

/** Returns whether a place has something. */
export function hasTag(place: IllustratedPlace | undefined, tag: PlaceTag): boolean {
  return place?.tags.includes(tag) ?? false;
}
