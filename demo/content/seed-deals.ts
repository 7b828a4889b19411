import { addDays, type IsoDate } from '@storefront/shared/domain/dates/iso-date';

import type { Hotel } from '../supplier-simulator/market/hotel';
import type { Market } from '../supplier-simulator/market/market';
import type { DealDocument } from '@storefront/backend/content/documents/deal-document.schema';

import { HOSTILE_HTML } from './page-texts';
import { cabinsOf, voyageOf } from './voyages';

type Place = readonly [destinationId: number, nights: number, daysAhead: number, groups?: readonly string[]];

/** Where the hotel deals of the first day lie, how long they last and how far ahead they depart. */
const PLACES: readonly Place[] = [
  [101, 7, 180, ['all-inclusive-family', 'summer-beach']],
  [601, 7, 210, ['summer-beach', 'summer']],
  [501, 7, 90, ['winter-sun', 'half-term']],
  [401, 7, 200, ['summer-beach']],
  [202, 7, 75, ['winter-sun']],
  [502, 10, 110, ['winter-sun']],
  [402, 7, 230, ['all-inclusive-family']],
  [801, 5, 120, ['all-inclusive-luxury']],
  [701, 3, 60, ['group-holidays']],
  [703, 3, 85, ['under-300', 'budget-friendly']],
  [708, 4, 140],
  [706, 4, 95, ['senior-escapes', 'last-minute']],
  [102, 14, 250, ['summer']],
  [602, 7, 240, ['summer', 'group-holidays']],
  [201, 7, 100, ['winter-sun']],
  [620, 7, 190, ['summer-beach']],
  [802, 14, 130, ['tropical-escapes', 'all-inclusive-luxury']],
  [403, 7, 160, ['senior-escapes', 'half-term']],
  [605, 7, 175, ['group-holidays']],
  [704, 3, 70, ['under-300', 'budget-friendly']],
  [404, 7, 105, ['senior-escapes']],
  [711, 4, 80],
  [803, 14, 150, ['tropical-escapes']],
  [804, 14, 165, ['tropical-escapes']],
  [707, 3, 65, ['under-300']],
  [702, 3, 110, ['half-term']],
  [705, 3, 55, ['group-holidays']],
  [710, 4, 125],
  [709, 4, 100],
  [301, 4, 50, ['winter-sun', 'last-minute']],
  [405, 7, 215, ['summer']],
  [408, 7, 185, ['quiet-resorts']],
  [603, 7, 205, ['quiet-resorts']],
  [740, 7, 195, ['summer']],
  [621, 7, 85, ['senior-escapes']],
  [604, 7, 120, ['budget-friendly', 'senior-escapes']],
  [807, 10, 140, ['tropical-escapes']],
  [744, 7, 200, ['budget-friendly']],
];

const CONDITIONS =
  '<p>Price per person for two adults sharing, with return flights and the hotel. Subject to availability on the day you book.</p>';

/**
 * The deals of the first day: hotels and ships of the market, online and offline, with and without extras,
 * bookable and by phone, so that each kind that the specification knows is there to be seen and edited.
 */
export function seedDeals(market: Market, today: IsoDate, mediaBase: string): readonly DealDocument[] {
  const hotels = PLACES.flatMap(([destinationId, nights, daysAhead, groups = []], index) => {
    const hotel = hotelFor(market, destinationId, index);
    return hotel ? [hotelDeal(hotel, { index, nights, daysAhead, groups, today })] : [];
  });
  const cruises = market.ships().map((ship, index) => cruiseDeal(ship, index, today, mediaBase));
  return [...hotels, ...cruises];
}

/** A different hotel of the place for each deal, one that has pictures and is sold. */
function hotelFor(market: Market, destinationId: number, index: number): Hotel | undefined {
  const fit = market
    .hotelsOf(destinationId)
    .filter(({ hasGiata, isSoldOut, starClass }) => hasGiata && !isSoldOut && starClass >= 3)
    .filter((hotel) => market.pictureCount(hotel) > 4);
  return fit[(index * 3) % fit.length];
}

interface HotelDealSeed {
  readonly index: number;
  readonly nights: number;
  readonly daysAhead: number;
  readonly groups: readonly string[];
  readonly today: IsoDate;
}

function hotelDeal(hotel: Hotel, { index, nights, daysAhead, groups, today }: HotelDealSeed): DealDocument {
  // 184 has rules of its own (DEC-48).
  const isSpecial = index === 4;
  const isOffline = index % 4 === 3;
  const fromDays = Math.max(5, daysAhead - 20);
  return {
    ...plainDeal(hotel, today, index),
    id: isSpecial ? '184' : String(100 + index),
    dealType: index % 3 === 0 ? 'featured' : 'other',
    pricingMode: isOffline ? 'offline' : 'online',
    isBooking: index % 5 !== 4,
    phoneNumber: index % 10 === 9 ? '020 7946 0184' : null,
    nights,
    minNights: nights,
    // Each length of stay is a part of every price file.
    maxNights: nights + (isOffline ? 1 : 3),
    departures: { fromDays, toDays: fromDays + 40 },
    startingPrice: isSpecial ? 151 : null,
    markupPrices: markupsOf(index, today),
    onlineChildAges: index % 7 === 6 ? [5, 9] : [],
    offerDetails:
      index % 11 === 10
        ? HOSTILE_HTML
        : `<ul><li>${nights} nights at ${hotel.name}</li><li>Return flights from a choice of airports</li><li>A hotel that guests rate ${hotel.reviewScore} of 5</li></ul>`,
    hotelYouCanAdd: '<ul><li>Transfers to and from the hotel</li><li>Hold baggage</li></ul>',
    destinationIds: [hotel.destination.id],
    groupIds: [...groups],
  };
}

/** Some deals cost more in the school holidays, some less in the quiet weeks before Christmas. */
function markupsOf(index: number, today: IsoDate): DealDocument['markupPrices'] {
  if (index % 6 !== 1) return [];
  return [
    { startDate: addDays(today, 20), endDate: addDays(today, 90), markup: -15 },
    { startDate: addDays(today, 91), endDate: addDays(today, 320), markup: 25 },
  ];
}

function cruiseDeal(ship: Hotel, index: number, today: IsoDate, mediaBase: string): DealDocument {
  const voyage = voyageOf(ship.name, mediaBase);
  return {
    ...plainDeal(ship, today, index * 4),
    id: String(301 + index),
    dealType: index % 2 === 0 ? 'featured' : 'other',
    pricingMode: index % 3 === 2 ? 'offline' : 'online',
    isBooking: index !== 5,
    nights: 7,
    minNights: 7,
    maxNights: 7,
    boardBasis: 'FB',
    departures: { fromDays: 60 + index * 10, toDays: 150 + index * 10 },
    offerDetails: `<ul><li>Seven nights on board ${ship.name}</li><li>Return flights to ${ship.destination.name}</li><li>Full board in the main restaurant</li></ul>`,
    hotelYouCanAdd:
      '<ul><li>Excursions on shore</li><li>Drinks with your meals</li><li>Transfers to the port</li></ul>',
    ...voyage,
    // One ship sells without excursions and one without a choice of boards.
    ...(index === 3 ? { tours: [] } : {}),
    ...(index === 4 ? { selectedBoardBases: [] } : {}),
    ship: cabinsOf(ship.name, mediaBase),
    destinationIds: [ship.destination.id],
    groupIds: index < 3 ? ['summer'] : [],
  };
}

/** Why one would go there, from what is known of it. */
function reasonsFor({
  name,
  resort,
  destination,
  starClass,
  reviewScore,
  reviewCount,
  isShip,
}: Hotel): string {
  const reasons = [
    `${reviewCount} guests rate it ${reviewScore} of 5`,
    isShip ? 'A new port on most mornings' : `${resort}, one of the places to be in ${destination.name}`,
    isShip
      ? 'Cabins of several kinds: the plain one is in the price'
      : `Rooms of several kinds: the plain one is in the price`,
    starClass >= 4
      ? `${starClass} stars, and a reception that never closes`
      : 'Simple, clean and kind to the purse',
  ];
  return `<p>What guests love about ${name}:</p><ul>${reasons.map((reason) => `<li>${reason}</li>`).join('')}</ul>`;
}

function plainDeal(hotel: Hotel, today: IsoDate, age: number): DealDocument {
  return {
    id: '',
    hotelKey: hotel.hotelKey,
    hotelName: null,
    address: null,
    hotelDetails: null,
    images: null,
    featuredImage: null,
    dealType: 'other',
    pricingMode: 'online',
    isBooking: true,
    phoneNumber: null,
    nights: 7,
    minNights: 6,
    maxNights: 9,
    boardBasis: null,
    departures: { fromDays: 30, toDays: 90 },
    startingPrice: null,
    markupPrices: [],
    priceMonths: 12,
    onlineChildAges: [],
    hotelDetailsExtended: reasonsFor(hotel),
    offerDetails: '',
    offerDetailsConditions: CONDITIONS,
    hotelYouCanAdd: '',
    hotelOtherOffer: '<p>Deposits from £49pp. Ask our team about groups and celebrations.</p>',
    itinerary: [],
    tours: [],
    ship: null,
    selectedBoardBases: [],
    destinationIds: [],
    groupIds: [],
    createdAt: `${addDays(today, -age * 3)}T09:00:00Z`,
  };
}
