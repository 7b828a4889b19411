import { cardPricesSchema } from '@storefront/shared/api/content/card-prices.schema';
import { dealByIdSchema } from '@storefront/shared/api/content/deal-by-id.schema';
import { catalogueDealSchema } from '@storefront/shared/api/content/deals.schema';
import { groupSchema } from '@storefront/shared/api/content/group.schema';
import { holidayPageSchema } from '@storefront/shared/api/content/page.schema';
import { homeSchema } from '@storefront/shared/api/site/home.schema';
import { priceFileSchema } from '@storefront/shared/api/content/price-file.schema';
import { listPageSchema } from '@storefront/shared/api/site/list-page.schema';
import { siteSchema } from '@storefront/shared/api/site/site.schema';
import { textPageSchema } from '@storefront/shared/api/site/text-page.schema';
import { exploreSchema } from '@storefront/shared/api/explore/explore.schema';
import {
  alternativesResponseSchema,
  alternativesRequestSchema,
} from '@storefront/shared/api/hotels/fetch-alternatives';
import {
  availabilityResponseSchema,
  availabilityRequestSchema,
} from '@storefront/shared/api/hotels/fetch-availability';
import {
  hotelFacetsRequestSchema,
  hotelFacetsResponseSchema,
} from '@storefront/shared/api/hotels/fetch-hotel-facets';
import {
  hotelPlacesRequestSchema,
  hotelPlacesResponseSchema,
} from '@storefront/shared/api/hotels/fetch-hotel-places';
import { hotelRecordWireSchema } from '@storefront/shared/api/hotels/hotel-record.schema';
import { z } from 'zod';
import { searchQuerySchema } from '@storefront/shared/api/search/search-query.schema';
import { filterRequestSchema } from '@storefront/shared/api/hotels/filter-hotels';
import { giataIdsResponseSchema } from '@storefront/shared/api/hotels/giata-ids.schema';
import { resortsResponseSchema, resortsRequestSchema } from '@storefront/shared/api/hotels/fetch-resorts';
import { sortRequestSchema } from '@storefront/shared/api/hotels/sort-by-reviews';

import { cardPricesQuerySchema } from '../content/card-prices';
import { contentIndexSchema } from '../content/content-index';
import { previewQuerySchema } from '../content/preview/preview-query';
import { exploreQuerySchema } from '../explore/explore-query';
import { packagePriceRequestSchema, packagePriceResponseSchema } from '../supplier/package-price.schema';

import { BAD_INPUT, LIMITED, type DescribedCall } from './described-call';

/** Search, hotels and content. */
export const SUPPLIER_AND_CONTENT_CALLS = {
  dpSearch: {
    method: 'get',
    path: '/supplier/dpSearch.php',
    summary:
      'Search packages: Result and Flight elements as XML; a response that is cut at MaxResults has whole hotels, the cheapest first, and Totals by date. Each Result names its rooms: rm1TYP and rm1TYPDESC to rm5TYP and rm5TYPDESC, of which only rm1TYPDESC is required to name room 1',
    group: 'Supplier',
    query: searchQuerySchema,
    mediaType: 'application/xml',
    errors: { 400: 'A field does not fit: an XML response with a Fault that names it' },
  },
  getBackOfficeHotelByGiataId: {
    method: 'get',
    path: '/supplier/getBackOfficeHotelByGiataId/{giataId}',
    summary: 'Content of a hotel',
    group: 'Supplier',
    response: hotelRecordWireSchema.nullable(),
    errors: { 404: 'No such hotel' },
  },
  getResortsByGiataIds: {
    method: 'post',
    path: '/supplier/getResortsByGiataIds',
    summary: 'Distinct resort names of hotels',
    group: 'Supplier',
    body: resortsRequestSchema,
    response: resortsResponseSchema,
    errors: BAD_INPUT,
  },
  sortGiataIdsByTripAdvisorRating: {
    method: 'post',
    path: '/supplier/sortGiataIdsByTripAdvisorRating',
    summary: 'Hotels in order of their review rating',
    group: 'Supplier',
    body: sortRequestSchema,
    response: giataIdsResponseSchema,
    errors: BAD_INPUT,
  },
  filterHotelsByGiataIdsAndFilters: {
    method: 'post',
    path: '/supplier/filterHotelsByGiataIdsAndFilters',
    summary: 'The hotels that pass all filters',
    group: 'Supplier',
    body: filterRequestSchema,
    response: giataIdsResponseSchema,
    errors: { 400: 'A field does not fit, or a filter cannot be read' },
  },
  getHotelAvailability: {
    method: 'post',
    path: '/supplier/getHotelAvailability',
    summary: 'All packages of one hotel in a window, usually a month',
    group: 'Supplier',
    body: availabilityRequestSchema,
    response: availabilityResponseSchema,
    errors: { ...BAD_INPUT, 404: 'Hotel key not found' },
  },
  getRoomBoardAlternatives: {
    method: 'post',
    path: '/supplier/getRoomBoardAlternatives',
    summary: 'Other rooms and boards of a hotel with their price differences',
    group: 'Supplier',
    body: alternativesRequestSchema,
    response: alternativesResponseSchema,
    errors: { ...BAD_INPUT, 404: 'Hotel key not found' },
  },
  getPackagePrice: {
    method: 'post',
    path: '/supplier/getPackagePrice',
    summary: 'Price check of a package before it is booked; amounts in pence',
    group: 'Supplier',
    body: packagePriceRequestSchema,
    response: packagePriceResponseSchema,
    errors: {
      ...BAD_INPUT,
      404: 'No such package',
      409: 'Sold out, departed, or priced on an earlier day',
    },
  },
  getPage: {
    method: 'get',
    path: '/api/getPage/{pageId}',
    summary: 'Landing page of a destination with its prices by month and rating',
    group: 'Content',
    query: previewQuerySchema,
    response: holidayPageSchema,
    errors: { 404: 'No such page: success is false, with a message' },
  },
  'card-prices': {
    method: 'get',
    path: '/api/card-prices',
    summary: 'From-prices of several landing pages, for their cards; ids are separated by commas',
    group: 'Content',
    query: cardPricesQuerySchema,
    response: cardPricesSchema,
    errors: { ...BAD_INPUT },
  },
  getAllDeals: {
    method: 'get',
    path: '/api/getAllDeals',
    summary: 'All deals that have a price today',
    group: 'Content',
    response: z.object({ deals: z.array(catalogueDealSchema) }),
    errors: {},
  },
  getDealById: {
    method: 'get',
    path: '/api/getDealById/{id}',
    summary: 'One deal with everything its page shows',
    group: 'Content',
    response: dealByIdSchema,
    errors: { 404: 'Deal not found' },
  },
  prices: {
    method: 'get',
    path: '/api/prices/{monthFile}',
    summary: 'Prices of a deal in one month, by a name from its pricesData',
    group: 'Content',
    response: priceFileSchema,
    errors: { 404: 'No deal refers to this file' },
  },
  'group-destinations': {
    method: 'get',
    path: '/api/group-destinations/{id}',
    summary: 'Themed group of destinations with prices by nights and rating',
    group: 'Content',
    query: previewQuerySchema,
    response: groupSchema,
    errors: { 404: 'No such group' },
  },
  'content-index': {
    method: 'get',
    path: '/api/content-index',
    summary: 'All pages and groups and the deals on sale today, with the time of their last change',
    group: 'Content',
    response: contentIndexSchema,
    errors: {},
  },
  site: {
    method: 'get',
    path: '/api/site',
    summary:
      'Menus, footer, notices and redirects of the whole site; null for a part without a live document',
    group: 'Content',
    response: siteSchema,
    errors: {},
  },
  home: {
    method: 'get',
    path: '/api/home',
    summary: 'Texts of the home page, and the order of its sections',
    group: 'Content',
    query: previewQuerySchema,
    response: homeSchema,
    errors: { 404: 'No home page is published' },
  },
  'text-pages': {
    method: 'get',
    path: '/api/text-pages/{id}',
    summary: 'A static page such as about-us',
    group: 'Content',
    query: previewQuerySchema,
    response: textPageSchema,
    errors: { 404: 'No such page is published' },
  },
  lists: {
    method: 'get',
    path: '/api/lists/{id}',
    summary: 'Texts and picture of a page that lists deals or places, such as all-deals',
    group: 'Content',
    response: listPageSchema,
    errors: { 404: 'No such page is published' },
  },
  explore: {
    method: 'get',
    path: '/api/explore',
    summary:
      'The cheapest holiday of each destination in a month, and the lowest price of twelve months; rooms are adults and ages of children, such as 2-4-11,1. Where the supplier has no prices by destination, basis is pages',
    group: 'Content',
    query: exploreQuerySchema,
    response: exploreSchema,
    errors: { ...BAD_INPUT },
  },
  'hotel-places': {
    method: 'post',
    path: '/api/hotel-places',
    summary: 'Coordinates of many hotels for a map; `pending` are those whose records are still being read',
    group: 'Content',
    body: hotelPlacesRequestSchema,
    response: hotelPlacesResponseSchema,
    errors: LIMITED,
  },
  'hotel-facets': {
    method: 'post',
    path: '/api/hotel-facets',
    summary:
      'Rating, styles, awards and amenities of many hotels for the counts of filters; `pending` are those whose records are still being read',
    group: 'Content',
    body: hotelFacetsRequestSchema,
    response: hotelFacetsResponseSchema,
    errors: LIMITED,
  },
} satisfies Readonly<Record<string, DescribedCall>>;
