import { setImmediate as nextTurn } from 'node:timers/promises';

import type { DealWire } from '@storefront/shared/api/content/deal-by-id.schema';
import type { CatalogueDealWire } from '@storefront/shared/api/content/deals.schema';
import type { HotelRecord } from '@storefront/shared/api/hotels/hotel-record.schema';

import type { Supplier, SupplierHotel } from '../supplier/supplier';

import { allDocuments, findDocument } from './content-store';
import { findDealPictures, picturesOfDeal, type DealPictures } from './deal-pictures';
import { dealsOnSale, priceOf } from './deals-on-sale';
import type { DealDocument } from './documents/deal-document.schema';
import type { GroupDocument } from './documents/group-document.schema';
import type { ContentDeps } from './content-deps';
import { partyOf, startingPriceOf, type DealPrice } from './prices/deal-price';
import { priceFilesOf } from './prices/price-file';
import { keepsGroupRule } from './group-rule';

export interface DealDeps extends ContentDeps {
  /** Address of this backend, which serves the pictures of the library. */
  readonly publicUrl: string;
}

/**
 * `GET /api/getAllDeals`: returns every deal that has a price today.
 *
 * @param markIncomplete called when some prices are not computed yet
 */
export async function dealListResponse(
  deps: DealDeps,
  markIncomplete: () => void,
): Promise<{ deals: CatalogueDealWire[] }> {
  const { deals, isComplete } = await dealsOnSale(deps);
  if (!isComplete) markIncomplete();
  const groups = (await allDocuments(deps, 'groups')).map(({ document }) => document);
  const pictures = await findDealPictures(
    deps,
    deals.map(({ stored }) => stored.document),
  );
  const listed: CatalogueDealWire[] = [];
  for (let start = 0; start < deals.length; start += BATCH) {
    const batch = deals.slice(start, start + BATCH);
    listed.push(
      ...(await Promise.all(
        batch.map(({ stored, price }) => listedDeal({ ...deps, groups, pictures }, stored.document, price)),
      )),
    );
    await nextTurn();
  }
  return { deals: listed };
}

/** Deals whose hotels are requested together; other requests are served between two batches. */
const BATCH = 50;

/** `GET /api/getDealById/{id}`: returns `null` for an unknown id and for a deal that is sold out. */
export async function dealResponse(deps: DealDeps, dealId: string): Promise<DealWire | null> {
  const stored = await findDocument(deps, 'deals', dealId);
  const price = stored && (await priceOf(deps, stored));
  if (!price) return null;
  const pictures = await findDealPictures(deps, [stored.document]);
  return { deal: { data: await wholeDeal({ ...deps, pictures }, stored.document, price) } };
}

/** Returns the fields that the list and the deal page have in common. */
async function commonFields(
  { supplier, pictures }: ContentDeps & { readonly pictures: DealPictures },
  deal: DealDocument,
  price: DealPrice,
) {
  const hotel = await supplier.findHotel(deal.hotelKey);
  const record = await recordOf(supplier, hotel);
  const { images, featuredImage, pictureTexts } = picturesOfDeal(deal, record, pictures);
  return {
    hotel,
    record,
    images,
    pictureTexts,
    fields: {
      ...hotelFields(hotel),
      HotelName: deal.hotelName ?? hotel?.name ?? '',
      address: deal.address ?? addressOf(record),
      featuredImage,
      defaultNightDuration: deal.nights,
      cheapestBoardBasis: price.board,
      boardBasis: price.board,
      startingPrice: startingPriceOf(deal, price),
      cheapestDate: price.date,
      cheapestDepartureAirport: price.airport,
      party: partyOf(deal),
      markupPrices: deal.markupPrices,
    },
  };
}

/** A hotel without a giata number has no record. */
async function recordOf(supplier: Supplier, hotel: SupplierHotel | null): Promise<HotelRecord | null> {
  return hotel && hotel.giataId !== null ? supplier.hotelRecord(hotel.giataId) : null;
}

/** The storefront shows the middle part of the address as the location. */
function addressOf(record: HotelRecord | null): string {
  return `, ${record?.location ?? ''}, `;
}

function hotelFields(hotel: SupplierHotel | null) {
  return {
    taRating: hotel?.reviewScore ?? null,
    taRatingCount: hotel?.reviewCount ?? null,
    hotelRating: hotel?.starClass ?? null,
  };
}

async function listedDeal(
  deps: ContentDeps & { readonly groups: readonly GroupDocument[]; readonly pictures: DealPictures },
  deal: DealDocument,
  price: DealPrice,
): Promise<CatalogueDealWire> {
  const { groups } = deps;
  const today = deps.clock.today();
  const { fields } = await commonFields(deps, deal, price);
  const offered = { ...deal, starClass: fields.hotelRating };
  return {
    dealId: deal.id,
    data: {
      ...fields,
      dealType: deal.dealType,
      createdAt: deal.createdAt,
      ship: deal.ship && { shipName: deal.ship.shipName },
      individualDestinationIds: deal.destinationIds.map(String),
      groupDestinationIds: groups
        .filter((group) => deal.groupIds.includes(group.id) && keepsGroupRule(offered, price, group, today))
        .map(({ id }) => id),
    },
  };
}

async function wholeDeal(
  deps: ContentDeps & { readonly pictures: DealPictures },
  deal: DealDocument,
  price: DealPrice,
): Promise<DealWire['deal']['data']> {
  const { hotel, record, images, pictureTexts, fields } = await commonFields(deps, deal, price);
  return {
    ...fields,
    giataId: hotel?.giataId ?? 0,
    hotelKey: deal.hotelKey,
    pricingMode: deal.pricingMode,
    boardBasisArray: [...(hotel?.boards ?? [])],
    minNights: deal.minNights,
    maxNights: deal.maxNights,
    onlineChildren: deal.onlineChildAges.length,
    onlineChildAges: deal.onlineChildAges,
    pricesData: priceFilesOf(deal, deps.clock.today()),
    images: [...images],
    pictureTexts: [...pictureTexts],
    hotelDetails: deal.hotelDetails ?? record?.description ?? '',
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
