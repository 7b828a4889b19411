import type { HotelRecordWire } from '@storefront/shared/api/hotels/hotel-record.schema';

import { flagName, hasFacility, HOTEL_FACILITIES, ROOM_FACILITIES, STYLES } from './facilities';
import { chance, hashOf, pick } from './hash';
import type { Hotel } from './hotel';
import { hotelDescription } from './hotel-description';
import { picturesOf } from './hotel-pictures';
import { hotelPlace } from './hotel-place';
import { categoryScores, reviewHistogram } from './hotel-reviews';

/** Returns the back-office record of a hotel, computed from the seed and its id. */
export function hotelContent(seed: number, hotel: Hotel, mediaBase: string): HotelRecordWire {
  const { destination, starClass } = hotel;
  const facilities = HOTEL_FACILITIES.filter((name) => hasFacility(seed, hotel, name));
  const rooms = ROOM_FACILITIES.filter((name) => hasFacility(seed, hotel, name));
  return {
    images: [...picturesOf(seed, hotel, mediaBase)],
    hotelDetails: {
      hotelName: hotel.name,
      location: `${hotel.resort}, ${destination.name}`,
      region: destination.region,
      resort: hotel.resort,
      starRating: starClass,
      hotelDescription: hotelDescription(seed, hotel, stylesOf(seed, hotel)),
      taRating: hotel.reviewScore,
      taRatingCount: hotel.reviewCount,
      taDetails: {
        name: hotel.name,
        rating: hotel.reviewScore,
        num_reviews: hotel.reviewCount,
        web_url: null,
        see_all_photos: null,
        description: null,
        address_obj: { address_string: addressOf(hotel) },
        ...hotelPlace(seed, hotel),
        amenities: facilities,
        styles: stylesOf(seed, hotel),
        awards: awardsOf(seed, hotel),
        trip_types: tripTypesOf(seed, hotel),
        review_rating_count: reviewHistogram(hotel),
        subratings: categoryScores(seed, hotel).map(({ name, value }) => ({
          localized_name: name,
          value,
          rating_image_url: null,
        })),
        ranking_data: {
          ranking_string: rankingOf(seed, hotel),
          geo_location_name: destination.name,
        },
        rating_image_url: null,
      },
    },
    facility: {
      facilities: flags('facility_', HOTEL_FACILITIES, facilities),
      room_facilities: flags('room_', ROOM_FACILITIES, rooms),
    },
  };
}

/** A destination with the name of its country is named once. */
function addressOf({ resort, destination }: Hotel): string {
  return [...new Set([resort, destination.name, destination.country])].join(', ');
}

function flags(
  prefix: 'facility_' | 'room_',
  all: readonly string[],
  own: readonly string[],
): Record<string, boolean> {
  const has = new Set(own);
  return Object.fromEntries(all.map((name) => [flagName(prefix, name), has.has(name)]));
}

export function stylesOf(seed: number, { giataId, starClass }: Hotel): string[] {
  const level = starClass >= 5 ? 'Luxury' : starClass >= 4 ? 'Mid-range' : 'Budget';
  return [level, pick(STYLES.slice(3), hashOf(seed, 'style', giataId))];
}

export function awardsOf(seed: number, { giataId, reviewScore }: Hotel): { display_name: string }[] {
  const draw = chance(seed, 'award', giataId);
  if (reviewScore >= 4.5 && draw < 0.12) return [{ display_name: "Travelers' Choice Best of the Best 2026" }];
  return reviewScore >= 4 && draw < 0.4 ? [{ display_name: "Travelers' Choice 2026" }] : [];
}

function rankingOf(seed: number, { giataId, destination, isShip }: Hotel): string {
  const place = 1 + (hashOf(seed, 'rank', giataId) % 80);
  const all = 90 + (destination.id % 60);
  return isShip
    ? `#${1 + (place % 40)} of 140 cruise ships`
    : `#${place} of ${all} hotels in ${destination.name}`;
}

function tripTypesOf(seed: number, { giataId, reviewCount }: Hotel) {
  const names = [
    ['business', 'Business'],
    ['couples', 'Couples'],
    ['solo', 'Solo travel'],
    ['family', 'Family'],
    ['friends', 'Friends getaway'],
  ] as const;
  return names.map(([name, label]) => ({
    name,
    localized_name: label,
    value: Math.round(reviewCount * (0.05 + 0.3 * chance(seed, 'trip', giataId, name))),
  }));
}
