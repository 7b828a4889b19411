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
import { enquiryRequestSchema, enquiryResponseSchema } from '@storefront/shared/api/send-enquiry';
import { faultReportResponseSchema, faultReportSchema } from '@storefront/shared/api/fault-report.schema';
import { telemetryResponseSchema, telemetryRequestSchema } from '@storefront/shared/api/telemetry.schema';
import { z } from 'zod';

import { LIMITED, type DescribedCall } from './described-call';

/** Quotes, people, payments and orders. */
export const BOOKING_CALLS = {
  quotes: {
    method: 'post',
    path: '/api/quotes',
    summary: 'The binding price of an order; amounts in pence',
    group: 'Booking',
    body: quoteRequestSchema,
    response: quoteResponseSchema,
    errors: { ...LIMITED, 404: 'No such package', 409: 'Sold out, departed, or priced on an earlier day' },
  },
  userContact: {
    method: 'post',
    path: '/api/userContact',
    summary: 'Contact of a shopper; the latest one of a session counts',
    group: 'People',
    body: contactRequestSchema,
    response: contactResponseSchema,
    errors: LIMITED,
  },
  createLeadPassenger: {
    method: 'post',
    path: '/api/createLeadPassenger',
    summary: 'Lead passenger of a booking',
    group: 'People',
    body: leadPassengerRequestSchema,
    response: leadPassengerResponseSchema,
    errors: LIMITED,
  },
  createOtherPassengers: {
    method: 'post',
    path: '/api/createOtherPassengers',
    summary: 'All other passengers of a booking; the last set before payment counts',
    group: 'People',
    body: otherPassengersRequestSchema,
    response: otherPassengersResponseSchema,
    errors: {
      ...LIMITED,
      404: 'No such lead passenger',
      409: 'A payment is under way, or the booking is confirmed',
    },
  },
  ptstatus: {
    method: 'get',
    path: '/api/ptstatus',
    summary: 'Whether the payment provider is on',
    group: 'Booking',
    response: providerStatusResponseSchema,
    errors: {},
  },
  payments: {
    method: 'post',
    path: '/api/payments',
    summary: 'Pay by card; repeating a paymentId returns the first result. Amount in pounds',
    group: 'Booking',
    body: cardPaymentRequestSchema,
    response: cardPaymentResponseSchema,
    errors: {
      ...LIMITED,
      402: 'Declined',
      409: 'Wrong amount, quote expired, passengers missing, another payment under way, or payment-pending: not decided, with the paymentUrl of the page on which the bank asks the shopper to confirm (3-D Secure)',
      422: 'Not a card that can be charged',
    },
  },
  pay: {
    method: 'post',
    path: '/api/pay',
    summary: "Pay on the provider's page. Amount in pence",
    group: 'Booking',
    body: gatewayRequestSchema,
    response: gatewayResponseSchema,
    errors: { ...LIMITED, 409: 'As for payments, or the provider is off' },
  },
  'payment/status': {
    method: 'get',
    path: '/api/payment/status/{paymentId}',
    summary: 'pending, success, fail, declined, error or cancelled; with the reason of a refusal',
    group: 'Booking',
    response: paymentStatusResponseSchema,
    errors: { 404: 'No such payment' },
  },
  'payment/cancel': {
    method: 'post',
    path: '/api/payment/cancel',
    summary: 'Cancel an unpaid payment; returns its status, which may be success',
    group: 'Booking',
    body: cancelPaymentRequestSchema,
    response: paymentStatusResponseSchema,
    errors: { ...LIMITED, 404: 'No such payment' },
  },
  orders: {
    method: 'post',
    path: '/api/orders',
    summary: 'The order of a payment; amounts in pounds',
    group: 'Booking',
    body: orderRequestSchema,
    response: orderResponseSchema,
    errors: {
      ...LIMITED,
      402: 'Not paid',
      404: 'No such payment',
      409: 'Figures are not those of the quote',
    },
  },
  'send-booking-email': {
    method: 'post',
    path: '/api/send-booking-email',
    summary: 'Send the confirmation of an order now; the response is the same for any reference',
    group: 'Booking',
    body: bookingEmailRequestSchema,
    response: bookingEmailResponseSchema,
    errors: LIMITED,
  },
  enquiries: {
    method: 'post',
    path: '/api/enquiries',
    summary: 'Send a message of the contact form to the seller',
    group: 'People',
    body: enquiryRequestSchema,
    response: enquiryResponseSchema,
    status: 202,
    errors: LIMITED,
  },
  newsletter: {
    method: 'post',
    path: '/api/newsletter',
    summary: 'Send a newsletter confirmation request to an email address',
    group: 'People',
    body: newsletterRequestSchema,
    response: newsletterResponseSchema,
    status: 202,
    errors: LIMITED,
  },
  'newsletter/confirm': {
    method: 'get',
    path: '/api/newsletter/confirm',
    summary: 'The link in older newsletter mails; an HTML page with a button, which changes nothing itself',
    group: 'People',
    query: z.object({ token: z.string() }),
    mediaType: 'text/html',
    errors: { 410: 'The link is too old, cut off, or a newer one was sent; a page too', 429: 'A page too' },
  },
  telemetry: {
    method: 'post',
    path: '/api/telemetry',
    summary: 'Counts of errors, loads, web vitals and bookings of one app',
    group: 'People',
    body: telemetryRequestSchema,
    acceptsText: true,
    response: telemetryResponseSchema,
    status: 202,
    errors: { ...LIMITED, 403: 'Sent by a page of another site' },
  },
  'fault-reports': {
    method: 'post',
    path: '/api/fault-reports',
    summary: 'One error in a page, without data about its reader',
    group: 'People',
    body: faultReportSchema,
    acceptsText: true,
    response: faultReportResponseSchema,
    status: 202,
    errors: { ...LIMITED, 403: 'Sent by a page of another site, or without the token of a page view' },
  },
} satisfies Readonly<Record<string, DescribedCall>>;
