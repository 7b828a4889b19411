import { contactAnswerSchema, contactRequestSchema } from '@storefront/shared/api/booking/contact.schema';
import {
  bookingEmailAnswerSchema,
  bookingEmailRequestSchema,
  orderAnswerSchema,
  orderRequestSchema,
} from '@storefront/shared/api/booking/orders.schema';
import {
  leadPassengerAnswerSchema,
  leadPassengerRequestSchema,
  otherPassengersAnswerSchema,
  otherPassengersRequestSchema,
} from '@storefront/shared/api/booking/passengers.schema';
import {
  cardPaymentAnswerSchema,
  cardPaymentRequestSchema,
  gatewayAnswerSchema,
  gatewayRequestSchema,
  paymentStatusAnswerSchema,
  providerStatusSchema,
} from '@storefront/shared/api/booking/payments.schema';
import { quoteAnswerSchema, quoteRequestSchema } from '@storefront/shared/api/booking/quotes.schema';
import { dealByIdSchema } from '@storefront/shared/api/content/deal-by-id.schema';
import { catalogueDealSchema } from '@storefront/shared/api/content/deals.schema';
import { groupSchema } from '@storefront/shared/api/content/group.schema';
import { holidayPageSchema } from '@storefront/shared/api/content/page.schema';
import { priceFileSchema } from '@storefront/shared/api/content/price-file.schema';
import {
  alternativesAnswerSchema,
  alternativesRequestSchema,
  availabilityAnswerSchema,
  availabilityRequestSchema,
} from '@storefront/shared/api/hotels/availability.schema';
import { hotelRecordWireSchema } from '@storefront/shared/api/hotels/hotel-record.schema';
import { newsletterAnswerSchema, newsletterRequestSchema } from '@storefront/shared/api/newsletter.schema';
import { telemetryAnswerSchema, telemetryRequestSchema } from '@storefront/shared/api/telemetry.schema';
import { z } from 'zod';

import { searchQuerySchema } from '../supplier/search-query';
import {
  filterRequestSchema,
  resortsRequestSchema,
  sortRequestSchema,
} from '../supplier/supplier-requests.schema';

/** Names by which a demonstration switches faults on. */
export const CALL_NAMES = [
  'dpSearch',
  'getBackOfficeHotelByGiataId',
  'getResortsByGiataIds',
  'sortGiataIdsByTripAdvisorRating',
  'filterHotelsByGiataIdsAndFilters',
  'getHotelAvailability',
  'getRoomBoardAlternatives',
  'getPage',
  'getAllDeals',
  'getDealById',
  'prices',
  'group-destinations',
  'quotes',
  'userContact',
  'createLeadPassenger',
  'createOtherPassengers',
  'ptstatus',
  'payments',
  'pay',
  'payment/status',
  'orders',
  'send-booking-email',
  'newsletter',
  'newsletter/confirm',
  'telemetry',
] as const;
export type CallName = (typeof CALL_NAMES)[number];

export interface DescribedCall {
  readonly method: 'get' | 'post';
  /** As OpenAPI writes it, with `{…}` for what is in the path. */
  readonly path: string;
  readonly summary: string;
  readonly group: 'Supplier' | 'Content' | 'Booking' | 'People';
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** Left out where the answer is not JSON. */
  readonly answer?: z.ZodType;
  readonly status?: number;
  readonly mediaType?: string;
  /** Statuses that a caller must be ready for, with what they mean. */
  readonly refusals: Readonly<Record<number, string>>;
}

const giataIdsAnswer = z.object({ giataIds: z.array(z.number().int()) });
const BAD = { 400: 'A field does not fit; the message names it' };
const LIMITED = { ...BAD, 429: 'Too many calls from this address; see Retry-After' };

/** Every call of the storefront (specification 7 and the paths that it does not show). */
export const CALLS: Readonly<Record<CallName, DescribedCall>> = {
  dpSearch: {
    method: 'get',
    path: '/supplier/dpSearch.php',
    summary: 'Search packages: Result and Flight elements as XML',
    group: 'Supplier',
    query: searchQuerySchema,
    mediaType: 'application/xml',
    refusals: { 400: 'A field does not fit: an XML answer with a Fault that names it' },
  },
  getBackOfficeHotelByGiataId: {
    method: 'get',
    path: '/supplier/getBackOfficeHotelByGiataId/{giataId}',
    summary: 'Content of a hotel',
    group: 'Supplier',
    answer: hotelRecordWireSchema,
    refusals: { 404: 'No such hotel, or one without content' },
  },
  getResortsByGiataIds: {
    method: 'post',
    path: '/supplier/getResortsByGiataIds',
    summary: 'Resort names of hotels, each once',
    group: 'Supplier',
    body: resortsRequestSchema,
    answer: z.object({ resorts: z.array(z.string()) }),
    refusals: BAD,
  },
  sortGiataIdsByTripAdvisorRating: {
    method: 'post',
    path: '/supplier/sortGiataIdsByTripAdvisorRating',
    summary: 'Hotels in order of their review rating',
    group: 'Supplier',
    body: sortRequestSchema,
    answer: giataIdsAnswer,
    refusals: BAD,
  },
  filterHotelsByGiataIdsAndFilters: {
    method: 'post',
    path: '/supplier/filterHotelsByGiataIdsAndFilters',
    summary: 'The hotels that pass all filters',
    group: 'Supplier',
    body: filterRequestSchema,
    answer: giataIdsAnswer,
    refusals: { 400: 'A field does not fit, or a filter cannot be read' },
  },
  getHotelAvailability: {
    method: 'post',
    path: '/supplier/getHotelAvailability',
    summary: 'All packages of one hotel in a window, usually a month',
    group: 'Supplier',
    body: availabilityRequestSchema,
    answer: availabilityAnswerSchema,
    refusals: { ...BAD, 404: 'Hotel key not found' },
  },
  getRoomBoardAlternatives: {
    method: 'post',
    path: '/supplier/getRoomBoardAlternatives',
    summary: 'Other rooms and boards of a hotel with what they cost more',
    group: 'Supplier',
    body: alternativesRequestSchema,
    answer: alternativesAnswerSchema,
    refusals: { ...BAD, 404: 'Hotel key not found' },
  },
  getPage: {
    method: 'get',
    path: '/api/getPage/{pageId}',
    summary: 'Landing page of a destination with its prices by month and rating',
    group: 'Content',
    answer: holidayPageSchema,
    refusals: { 404: 'No such page: success is false, with a message' },
  },
  getAllDeals: {
    method: 'get',
    path: '/api/getAllDeals',
    summary: 'All deals that have a price today',
    group: 'Content',
    answer: z.object({ deals: z.array(catalogueDealSchema) }),
    refusals: {},
  },
  getDealById: {
    method: 'get',
    path: '/api/getDealById/{id}',
    summary: 'One deal with everything its page shows',
    group: 'Content',
    answer: dealByIdSchema,
    refusals: { 404: 'Deal not found' },
  },
  prices: {
    method: 'get',
    path: '/api/prices/{monthFile}',
    summary: 'Prices of a deal in one month, by a name from its pricesData',
    group: 'Content',
    answer: priceFileSchema,
    refusals: { 404: 'No deal refers to this file' },
  },
  'group-destinations': {
    method: 'get',
    path: '/api/group-destinations/{id}',
    summary: 'Themed group of destinations with prices by nights and rating',
    group: 'Content',
    answer: groupSchema,
    refusals: { 404: 'No such group' },
  },
  quotes: {
    method: 'post',
    path: '/api/quotes',
    summary: 'The price that an order will be held to; amounts in pence',
    group: 'Booking',
    body: quoteRequestSchema,
    answer: quoteAnswerSchema,
    refusals: { ...LIMITED, 404: 'No such package', 409: 'Sold out, departed, or priced on an earlier day' },
  },
  userContact: {
    method: 'post',
    path: '/api/userContact',
    summary: 'Contact of a shopper; the latest of a session replaces the one before',
    group: 'People',
    body: contactRequestSchema,
    answer: contactAnswerSchema,
    refusals: LIMITED,
  },
  createLeadPassenger: {
    method: 'post',
    path: '/api/createLeadPassenger',
    summary: 'Lead passenger of a booking',
    group: 'People',
    body: leadPassengerRequestSchema,
    answer: leadPassengerAnswerSchema,
    refusals: LIMITED,
  },
  createOtherPassengers: {
    method: 'post',
    path: '/api/createOtherPassengers',
    summary: 'Everybody else on the booking; the last set before payment counts',
    group: 'People',
    body: otherPassengersRequestSchema,
    answer: otherPassengersAnswerSchema,
    refusals: { ...LIMITED, 404: 'No such lead passenger', 409: 'The booking is confirmed' },
  },
  ptstatus: {
    method: 'get',
    path: '/api/ptstatus',
    summary: 'Whether the payment provider is on',
    group: 'Booking',
    answer: providerStatusSchema,
    refusals: {},
  },
  payments: {
    method: 'post',
    path: '/api/payments',
    summary: 'Pay by card; the same paymentId answers the first result. Amount in pounds',
    group: 'Booking',
    body: cardPaymentRequestSchema,
    answer: cardPaymentAnswerSchema,
    refusals: {
      ...LIMITED,
      402: 'Declined',
      409: 'Wrong amount, quote expired, passengers missing, or another payment under way',
      422: 'Not a card that can be charged',
    },
  },
  pay: {
    method: 'post',
    path: '/api/pay',
    summary: "Pay on the provider's page. Amount in pence",
    group: 'Booking',
    body: gatewayRequestSchema,
    answer: gatewayAnswerSchema,
    refusals: { ...LIMITED, 409: 'As for payments, or the provider is off' },
  },
  'payment/status': {
    method: 'get',
    path: '/api/payment/status/{paymentId}',
    summary: 'pending, success, fail, declined, error or cancelled',
    group: 'Booking',
    answer: paymentStatusAnswerSchema,
    refusals: { 404: 'No such payment' },
  },
  orders: {
    method: 'post',
    path: '/api/orders',
    summary: 'The order of a payment; amounts in pounds',
    group: 'Booking',
    body: orderRequestSchema,
    answer: orderAnswerSchema,
    refusals: {
      ...LIMITED,
      402: 'Not paid',
      404: 'No such payment',
      409: 'Figures are not those of the quote',
    },
  },
  'send-booking-email': {
    method: 'post',
    path: '/api/send-booking-email',
    summary: 'Makes the confirmation of an order due now; the same answer for any reference',
    group: 'Booking',
    body: bookingEmailRequestSchema,
    answer: bookingEmailAnswerSchema,
    refusals: LIMITED,
  },
  newsletter: {
    method: 'post',
    path: '/api/newsletter',
    summary: 'Asks an address whether it wants the newsletter',
    group: 'People',
    body: newsletterRequestSchema,
    answer: newsletterAnswerSchema,
    status: 202,
    refusals: LIMITED,
  },
  'newsletter/confirm': {
    method: 'get',
    path: '/api/newsletter/confirm',
    summary: 'The link in the newsletter mail; an HTML page',
    group: 'People',
    query: z.object({ token: z.string() }),
    mediaType: 'text/html',
    refusals: { ...LIMITED, 410: 'The link is too old, or a newer one was sent' },
  },
  telemetry: {
    method: 'post',
    path: '/api/telemetry',
    summary: 'Counts of errors, loads, web vitals and bookings of one part of a page',
    group: 'People',
    body: telemetryRequestSchema,
    answer: telemetryAnswerSchema,
    status: 202,
    refusals: LIMITED,
  },
};
