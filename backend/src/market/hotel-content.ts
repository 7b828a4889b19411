import type { HotelRecordWire } from '@storefront/shared/api/hotels/hotel-record.schema';

import { flagName, HOTEL_FACILITIES, ROOM_FACILITIES, STYLES } from './facilities';
import { chance, hashOf, pick } from './hash';
import type { Hotel } from './hotels';
import type { PlaceKind } from './places';

const SCENES: Readonly<Record<PlaceKind, readonly string[]>> = {
  beach: ['pool', 'beach', 'oldtown', 'pool', 'beach', 'cruise', 'city'],
  'winter-sun': ['pool', 'beach', 'pool', 'oldtown', 'beach', 'city', 'cruise'],
  city: ['city', 'oldtown', 'city', 'fjord', 'oldtown', 'city', 'pool'],
  'long-haul': ['beach', 'pool', 'beach', 'city', 'pool', 'cruise', 'oldtown'],
};

/** Looks of each scene that the media service can draw. */
const SCENE_VARIANTS = 16;

/** Everything the back office has on a hotel, made from its identity. */
export function hotelContent(seed: number, hotel: Hotel, mediaBase: string): HotelRecordWire {
  const { giataId, destination, place, starClass } = hotel;
  const facilities = HOTEL_FACILITIES.filter(
    (name) => chance(seed, 'facility', giataId, name) < facilityOdds(name, hotel),
  );
  const rooms = ROOM_FACILITIES.filter(
    (name) => chance(seed, 'roomfac', giataId, name) < 0.3 + starClass * 0.12,
  );
  return {
    images: picturesOf(seed, hotel, mediaBase),
    hotelDetails: {
      hotelName: hotel.name,
      location: `${hotel.resort}, ${destination.name}`,
      region: destination.region,
      resort: hotel.resort,
      starRating: starClass,
      hotelDescription: descriptionOf(seed, hotel),
      taRating: hotel.reviewScore,
      taRatingCount: hotel.reviewCount,
      taDetails: {
        name: hotel.name,
        rating: hotel.reviewScore,
        num_reviews: hotel.reviewCount,
        web_url: null,
        see_all_photos: null,
        description: null,
        address_obj: { address_string: `${hotel.resort}, ${destination.name}, ${destination.country}` },
        latitude: Number((place.latitude + chance(seed, 'lat', giataId) * 0.3 - 0.15).toFixed(4)),
        longitude: Number((place.longitude + chance(seed, 'lon', giataId) * 0.3 - 0.15).toFixed(4)),
        amenities: facilities,
        styles: stylesOf(seed, hotel),
        awards: awardsOf(seed, hotel),
        trip_types: tripTypesOf(seed, hotel),
        review_rating_count: histogramOf(hotel),
        subratings: ['Location', 'Rooms', 'Value', 'Cleanliness', 'Service', 'Sleep Quality'].map((name) => ({
          localized_name: name,
          value: Math.min(
            5,
            Math.max(1, hotel.reviewScore + (hashOf(seed, 'sub', giataId, name) % 3) * 0.5 - 0.5),
          ),
          rating_image_url: null,
        })),
        ranking_data: {
          ranking_string: `#${1 + (hashOf(seed, 'rank', giataId) % 80)} of ${90 + (destination.id % 60)} hotels in ${destination.name}`,
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

function facilityOdds(name: string, { place, starClass }: Hotel): number {
  const sea = place.kind !== 'city';
  if (/beach|pool|sun loungers|parasols|water|snorkel|diving|sail|kayak|pedalo|jet ski/i.test(name)) {
    return sea ? 0.18 + starClass * 0.09 : 0.04 * starClass;
  }
  return 0.12 + starClass * 0.12;
}

function flags(
  prefix: 'facility_' | 'room_',
  all: readonly string[],
  own: readonly string[],
): Record<string, boolean> {
  return Object.fromEntries(all.map((name) => [flagName(prefix, name), own.includes(name)]));
}

function picturesOf(seed: number, { giataId, place }: Hotel, mediaBase: string): string[] {
  const count = chance(seed, 'nopictures', giataId) < 0.03 ? 0 : 5 + (hashOf(seed, 'pictures', giataId) % 8);
  const scenes = SCENES[place.kind];
  // Neighbours differ in their first picture: both its family and its look move with the number.
  return Array.from({ length: count }, (_, index) => {
    const scene = scenes[(giataId + index) % scenes.length] ?? 'beach';
    const variant = (giataId * 5 + index * 3 + (hashOf(seed, 'look', giataId) % 3)) % SCENE_VARIANTS;
    return `${mediaBase}/media/${scene}-${variant}/960.jpg`;
  });
}

function stylesOf(seed: number, { giataId, starClass }: Hotel): string[] {
  const level = starClass >= 5 ? 'Luxury' : starClass >= 4 ? 'Mid-range' : 'Budget';
  return [level, pick(STYLES.slice(3), hashOf(seed, 'style', giataId))];
}

function awardsOf(seed: number, { giataId, reviewScore }: Hotel): { display_name: string }[] {
  const luck = chance(seed, 'award', giataId);
  if (reviewScore >= 4.5 && luck < 0.12) return [{ display_name: "Travelers' Choice Best of the Best 2026" }];
  return reviewScore >= 4 && luck < 0.4 ? [{ display_name: "Travelers' Choice 2026" }] : [];
}

function tripTypesOf(seed: number, { giataId, reviewCount }: Hotel) {
  const names = [
    ['business', 'Business'],
    ['couples', 'Couples'],
    ['solo', 'Solo travel'],
    ['family', 'Family'],
    ['friends', 'Friends getaway'],
  ] as const;
  return names.map(([name, words]) => ({
    name,
    localized_name: words,
    value: Math.round(reviewCount * (0.05 + 0.3 * chance(seed, 'trip', giataId, name))),
  }));
}

/** Counts of 1 to 5 that add up to the reviews and lean the way the score does. */
function histogramOf({ reviewScore, reviewCount }: Hotel): Record<string, number> {
  const weights = [1, 2, 3, 4, 5].map((star) => Math.exp(-((star - reviewScore - 0.4) ** 2) / 1.6));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const counts = weights.map((weight) => Math.floor((reviewCount * weight) / sum));
  const rest = reviewCount - counts.reduce((total, count) => total + count, 0);
  return Object.fromEntries(
    counts.map((count, index) => [String(index + 1), index === 4 ? count + rest : count]),
  );
}

function descriptionOf(
  seed: number,
  { giataId, name, resort, destination, place, starClass }: Hotel,
): string {
  const setting =
    place.kind === 'city'
      ? `a short walk from the sights of ${resort}`
      : `between gardens and the shore of ${resort}`;
  const mood = pick(
    ['quiet', 'lively', 'family-run', 'newly refurbished', 'low-rise', 'elegant'],
    hashOf(seed, 'mood', giataId),
  );
  const words = `${name} is a ${mood} ${starClass}-star hotel ${setting}, ${destination.name}.`;
  const more =
    'Rooms are bright and cleaned daily, breakfast is served until half past ten, and the reception never closes.';
  switch (hashOf(seed, 'markup', giataId) % 12) {
    case 0:
      // Feeds carry such things; nothing of it may ever run or show.
      return `<p>${words}</p><script>window.hacked = true</script><p onclick="window.hacked = true">${more}</p><img src=x onerror="window.hacked = true">`;
    case 1:
      return `${words}\n\n${more}`;
    default:
      return `<p>${words}</p><p>${more}</p>`;
  }
}
