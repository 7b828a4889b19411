import { setImmediate as nextTurn } from 'node:timers/promises';

import type { DealWire } from '@storefront/shared/api/content/deal-by-id.schema';
import type { CatalogueDealWire } from '@storefront/shared/api/content/deals.schema';

import type { Hotel } from '@storefront/demo/supplier-simulator/market/hotel';

import { findDocument } from './content-store';
import { dealsOnSale, priceOf } from './deals-on-sale';
import type { DealDocument } from './documents/deal-document.schema';
import type { ContentDeps } from './page-response';
import { startingPriceOf, type DealPrice } from './prices/deal-price';
import { priceFilesOf } from './prices/price-file';

/** `GET /api/getAllDeals`: every deal that has a price today. @param unfinished called while more are to come */
export async function allDealsAnswer(
  deps: ContentDeps,
  unfinished: () => void,
): Promise<{ deals: CatalogueDealWire[] }> {
  const { deals, isWhole } = await dealsOnSale(deps);
  if (!isWhole) unfinished();
  const listed: CatalogueDealWire[] = [];
  for (const { stored, price } of deals) {
    if (listed.length % TURN_EVERY === TURN_EVERY - 1) await nextTurn();
    listed.push(listedDeal(deps, stored.document, price));
  }
  return { deals: listed };
}

/** Deals between which other calls get their turn: the market writes the record of each hotel anew. */
const TURN_EVERY = 50;

/** `GET /api/getDealById/{id}`; `null` for an id that no deal has, and for a deal that has sold out. */
export async function dealAnswer(deps: ContentDeps, dealId: string): Promise<DealWire | null> {
  const stored = await findDocument(deps.db, 'deals', dealId);
  const price = stored && (await priceOf(deps, stored));
  return price ? { deal: { data: wholeDeal(deps, stored.document, price) } } : null;
}

/** What the list and the page say alike. */
function commonFields({ market }: ContentDeps, deal: DealDocument, price: DealPrice) {
  const hotel = market.hotelByKey(deal.hotelKey);
  const record = hotel && market.hotel(hotel.giataId);
  const images = deal.images ?? record?.images ?? [];
  return {
    hotel,
    details: record?.hotelDetails,
    images,
    fields: {
      ...hotelFields(hotel),
      HotelName: deal.hotelName ?? hotel?.name ?? '',
      address: deal.address ?? `, ${record?.hotelDetails.location ?? ''}, `,
      featuredImage: deal.featuredImage ?? images[0] ?? null,
      defaultNightDuration: deal.nights,
      cheapestBoardBasis: price.board,
      boardBasis: price.board,
      startingPrice: startingPriceOf(deal, price),
      cheapestDate: price.date,
      markupPrices: deal.markupPrices,
    },
  };
}

function hotelFields(hotel: Hotel | null) {
  return {
    taRating: hotel?.reviewScore ?? null,
    taRatingCount: hotel?.reviewCount ?? null,
    hotelRating: hotel?.starClass ?? null,
  };
}

function listedDeal(deps: ContentDeps, deal: DealDocument, price: DealPrice): CatalogueDealWire {
  return {
    dealId: deal.id,
    data: {
      ...commonFields(deps, deal, price).fields,
      dealType: deal.dealType,
      createdAt: deal.createdAt,
      ship: deal.ship && { shipName: deal.ship.shipName },
      individualDestinationIds: deal.destinationIds.map(String),
      groupDestinationIds: deal.groupIds,
    },
  };
}

function wholeDeal(deps: ContentDeps, deal: DealDocument, price: DealPrice): DealWire['deal']['data'] {
  const { hotel, details, images, fields } = commonFields(deps, deal, price);
  return {
    ...fields,
    giataId: hotel?.giataId ?? 0,
    hotelKey: deal.hotelKey,
    pricingMode: deal.pricingMode,
    boardBasisArray: [...(hotel?.boards ?? [])],
    cheapestDepartureAirport: price.airport,
    minNights: deal.minNights,
    maxNights: deal.maxNights,
    onlineChildren: deal.onlineChildAges.length,
    onlineChildAges: deal.onlineChildAges,
    pricesData: priceFilesOf(deal, deps.clock.today()),
    images: [...images],
    hotelDetails: deal.hotelDetails ?? details?.hotelDescription ?? '',
    hotelDetailsExtended: deal.hotelDetailsExtended,
    offerDetails: deal.offerDetails,
    offerDetailsConditions: deal.offerDetailsConditions,
    hotelYouCanAdd: deal.hotelYouCanAdd,
    hotelOtherOffer: deal.hotelOtherOffer,
    itinerary: deal.itinerary,
    tours: deal.tours,
    ship: deal.ship,
    selectedBoardBases: deal.selectedBoardBases,
    isBooking: deal.isBooking,
    phoneNumber: deal.phoneNumber,
  };
}
