import {
  accessResponseSchema,
  findBookingRequestSchema,
  openLinkRequestSchema,
  sendLinkRequestSchema,
  sendLinkResponseSchema,
} from '@storefront/shared/api/manage/access';
import {
  cancelBookingRequestSchema,
  cancellationQuoteSchema,
} from '@storefront/shared/api/manage/cancel-booking';
import {
  addExtrasRequestSchema,
  bookingRequestResponseSchema,
  bookingRequestSchema,
  changeContactRequestSchema,
  changedBookingSchema,
  correctNameRequestSchema,
} from '@storefront/shared/api/manage/change-booking';
import { managedBookingSchema } from '@storefront/shared/api/manage/managed-booking.schema';
import { payBalanceRequestSchema, payBalanceResponseSchema } from '@storefront/shared/api/manage/pay-balance';
import { z } from 'zod';

import { LIMITED, type DescribedCall } from './described-call';

const ACCESS = { ...LIMITED, 401: 'access-ended: find the booking again' };

/** One booking after it was made. The token of a request names the booking. */
export const MANAGE_CALLS = {
  'manage/find': {
    method: 'post',
    path: '/api/manage/find',
    summary: 'Access to a booking by reference, and email or last name of the lead passenger',
    group: 'Manage',
    body: findBookingRequestSchema,
    response: accessResponseSchema,
    errors: {
      ...LIMITED,
      404: 'no-match, the same for every miss',
      429: 'too-many-tries: after 5 tries of a reference or 60 of an address within 15 minutes',
    },
  },
  'manage/open-link': {
    method: 'post',
    path: '/api/manage/open-link',
    summary: 'Access to a booking by the link of an email',
    group: 'Manage',
    body: openLinkRequestSchema,
    response: accessResponseSchema,
    errors: { ...LIMITED, 404: 'link-invalid', 410: 'link-expired' },
  },
  'manage/send-link': {
    method: 'post',
    path: '/api/manage/send-link',
    summary:
      'Send links to the bookings of an email address to that address; the response is always the same',
    group: 'Manage',
    body: sendLinkRequestSchema,
    response: sendLinkResponseSchema,
    status: 202,
    errors: LIMITED,
  },
  'manage/booking': {
    method: 'get',
    path: '/api/manage/booking',
    summary: 'The whole booking of the token; amounts in pence',
    group: 'Manage',
    needsAccess: true,
    response: managedBookingSchema,
    errors: ACCESS,
  },
  'manage/pay': {
    method: 'post',
    path: '/api/manage/pay',
    summary: "Pay the balance or a part of it on the provider's page; amount in pence",
    group: 'Manage',
    needsAccess: true,
    body: payBalanceRequestSchema,
    response: payBalanceResponseSchema,
    errors: { ...ACCESS, 409: 'Wrong amount, nothing due, cancelled, or another payment under way' },
  },
  'manage/cancellation/quote': {
    method: 'post',
    path: '/api/manage/cancellation/quote',
    summary: 'What a cancellation costs today; nothing is cancelled. Amounts in pence',
    group: 'Manage',
    needsAccess: true,
    body: z.object({}),
    response: cancellationQuoteSchema,
    errors: { ...ACCESS, 409: 'A person decides, departed, cancelled, or a payment under way' },
  },
  'manage/cancellation': {
    method: 'post',
    path: '/api/manage/cancellation',
    summary: 'Cancel at the amounts of a quote; repeating it changes nothing',
    group: 'Manage',
    needsAccess: true,
    body: cancelBookingRequestSchema,
    response: changedBookingSchema,
    errors: { ...ACCESS, 409: 'quote-expired, cancelled, or a payment under way' },
  },
  'manage/contact': {
    method: 'post',
    path: '/api/manage/contact',
    summary: 'Change the contact; another email address ends all earlier links and tokens',
    group: 'Manage',
    needsAccess: true,
    body: changeContactRequestSchema,
    response: changedBookingSchema,
    errors: { ...ACCESS, 409: 'Cancelled' },
  },
  'manage/name': {
    method: 'post',
    path: '/api/manage/name',
    summary: 'Correct typing errors of a name',
    group: 'Manage',
    needsAccess: true,
    body: correctNameRequestSchema,
    response: changedBookingSchema,
    errors: { ...ACCESS, 409: 'not-a-typing-error, too late, or cancelled' },
  },
  'manage/extras': {
    method: 'post',
    path: '/api/manage/extras',
    summary: 'Add extras and their price to the balance; amounts in pence',
    group: 'Manage',
    needsAccess: true,
    body: addExtrasRequestSchema,
    response: changedBookingSchema,
    errors: { ...ACCESS, 409: 'Not offered, wrong amount, too late, cancelled, or a payment under way' },
  },
  'manage/request': {
    method: 'post',
    path: '/api/manage/request',
    summary: 'A request that a person decides',
    group: 'Manage',
    needsAccess: true,
    body: bookingRequestSchema,
    response: bookingRequestResponseSchema,
    errors: ACCESS,
  },
  'manage/documents': {
    method: 'get',
    path: '/api/manage/documents/{documentId}',
    summary: 'The file of a document of the booking: a tagged PDF, or a calendar file',
    group: 'Manage',
    needsAccess: true,
    mediaType: 'application/pdf',
    errors: { 401: 'access-ended', 404: 'unknown-document', 429: LIMITED[429] },
  },
} satisfies Readonly<Record<string, DescribedCall>>;
