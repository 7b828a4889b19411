import { contactResponseSchema, contactRequestSchema } from '@storefront/shared/api/booking/save-contact';
import {
  bookingEmailResponseSchema,
  bookingEmailRequestSchema,
} from '@storefront/shared/api/booking/send-booking-email';
import { orderResponseSchema, orderRequestSchema } from '@storefront/shared/api/booking/create-order';
import {
  leadPassengerResponseSchema,
  leadPassengerRequestSchema,
} from '@storefront/shared/api/booking/create-lead-passenger';
import {
  otherPassengersResponseSchema,
  otherPassengersRequestSchema,
} from '@storefront/shared/api/booking/create-other-passengers';
import { cancelPaymentRequestSchema } from '@storefront/shared/api/booking/cancel-payment';
import {
  cardPaymentResponseSchema,
  cardPaymentRequestSchema,
} from '@storefront/shared/api/booking/pay-by-card';
import {
  gatewayResponseSchema,
  gatewayRequestSchema,
} from '@storefront/shared/api/booking/start-gateway-payment';
import { paymentStatusResponseSchema } from '@storefront/shared/api/booking/payment-status';
import { providerStatusResponseSchema } from '@storefront/shared/api/booking/provider-status';
import { quoteResponseSchema, quoteRequestSchema } from '@storefront/shared/api/booking/request-quote';
import {
  newsletterResponseSchema,
  newsletterRequestSchema,
} from '@storefront/shared/api/subscribe-newsletter';
import { telemetryAnswerSchema, telemetryRequestSchema } from '@storefront/shared/api/telemetry.schema';
import { z } from 'zod';

import { LIMITED, type DescribedCall } from './described-call';

/** From the quote to the order, and what people tell of themselves. */
export const BOOKING_CALLS = {
  quotes: {
    method: 'post',
    path: '/api/quotes',
    summary: 'The price that an order will be held to; amounts in pence',
    group: 'Booking',
    body: quoteRequestSchema,
    answer: quoteResponseSchema,
    refusals: { ...LIMITED, 404: 'No such package', 409: 'Sold out, departed, or priced on an earlier day' },
  },
  userContact: {
    method: 'post',
    path: '/api/userContact',
    summary: 'Contact of a shopper; the latest of a session replaces the one before',
    group: 'People',
    body: contactRequestSchema,
    answer: contactResponseSchema,
    refusals: LIMITED,
  },
  createLeadPassenger: {
    method: 'post',
    path: '/api/createLeadPassenger',
    summary: 'Lead passenger of a booking',
    group: 'People',
    body: leadPassengerRequestSchema,
    answer: leadPassengerResponseSchema,
    refusals: LIMITED,
  },
  createOtherPassengers: {
    method: 'post',
    path: '/api/createOtherPassengers',
    summary: 'Everybody else on the booking; the last set before payment counts',
    group: 'People',
    body: otherPassengersRequestSchema,
    answer: otherPassengersResponseSchema,
    refusals: { ...LIMITED, 404: 'No such lead passenger', 409: 'The booking is confirmed' },
  },
  ptstatus: {
    method: 'get',
    path: '/api/ptstatus',
    summary: 'Whether the payment provider is on',
    group: 'Booking',
    answer: providerStatusResponseSchema,
    refusals: {},
  },
  payments: {
    method: 'post',
    path: '/api/payments',
    summary: 'Pay by card; the same paymentId answers the first result. Amount in pounds',
    group: 'Booking',
    body: cardPaymentRequestSchema,
    answer: cardPaymentResponseSchema,
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
    answer: gatewayResponseSchema,
    refusals: { ...LIMITED, 409: 'As for payments, or the provider is off' },
  },
  'payment/status': {
    method: 'get',
    path: '/api/payment/status/{paymentId}',
    summary: 'pending, success, fail, declined, error or cancelled',
    group: 'Booking',
    answer: paymentStatusResponseSchema,
    refusals: { 404: 'No such payment' },
  },
  'payment/cancel': {
    method: 'post',
    path: '/api/payment/cancel',
    summary: 'Ends a payment that nobody has paid; answers its status, which may be success',
    group: 'Booking',
    body: cancelPaymentRequestSchema,
    answer: paymentStatusResponseSchema,
    refusals: { ...LIMITED, 404: 'No such payment' },
  },
  orders: {
    method: 'post',
    path: '/api/orders',
    summary: 'The order of a payment; amounts in pounds',
    group: 'Booking',
    body: orderRequestSchema,
    answer: orderResponseSchema,
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
    answer: bookingEmailResponseSchema,
    refusals: LIMITED,
  },
  newsletter: {
    method: 'post',
    path: '/api/newsletter',
    summary: 'Asks an address whether it wants the newsletter',
    group: 'People',
    body: newsletterRequestSchema,
    answer: newsletterResponseSchema,
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
    isTextTaken: true,
    answer: telemetryAnswerSchema,
    status: 202,
    refusals: { ...LIMITED, 403: 'Sent by a page of another site' },
  },
} satisfies Readonly<Record<string, DescribedCall>>;
