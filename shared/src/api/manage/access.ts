import { z } from 'zod';

import { emailAddressSchema } from '../../domain/passengers/email-address';
import type { Endpoints } from '../../platform/config/endpoints';

import { postManaged } from './manage-request';

/** Access to one booking. The page keeps it in session storage and sends it as `Authorization: Bearer {token}`. */
export const accessSchema = z.object({
  token: z.string().min(1).max(1000),
  /** Instant, ISO 8601 with a zone: every call responds 401 afterwards. */
  expiresAt: z.iso.datetime({ offset: true }),
});
export type BookingAccess = z.output<typeof accessSchema>;

/** Request of `POST {backend}/api/manage/find`. Spaces and lower case in the reference do not matter. */
export const findBookingRequestSchema = z.object({
  reference: z.string().trim().min(1).max(40),
  /** Email of the booking, or last name of the lead passenger. */
  emailOrLastName: z.string().trim().min(1).max(254),
});
export type FindBookingRequest = z.input<typeof findBookingRequestSchema>;

/** Response of the calls that give access. */
export const accessResponseSchema = z.object({ access: accessSchema });

/**
 * Finds a booking by its reference and a detail of its lead passenger: `POST {backend}/api/manage/find`.
 *
 * 404 `no-match`: every miss has this one response, whether the booking exists or not. 429 `too-many-tries` with
 * `Retry-After`: after 5 misses of a reference or 20 of an address within 15 minutes.
 */
export const findBooking = (endpoints: Endpoints, request: FindBookingRequest) =>
  postManaged(endpoints, 'find', request, accessResponseSchema, null);

/** Request of `POST {backend}/api/manage/open-link`: the text after `#link=` in the URL of an email. */
export const openLinkRequestSchema = z.object({ link: z.string().min(1).max(1000) });

/**
 * Exchanges the link of an email for access: `POST {backend}/api/manage/open-link`. The link is
 * `{shop}/manage#link={link}`: a fragment reaches neither server logs nor `Referer`. Remove it from the URL at once.
 *
 * 404 `link-invalid`: altered, or replaced because the email address of the booking changed. 410 `link-expired`.
 */
export const openBookingLink = (endpoints: Endpoints, link: z.input<typeof openLinkRequestSchema>['link']) =>
  postManaged(endpoints, 'open-link', { link }, accessResponseSchema, null);

/** Request of `POST {backend}/api/manage/send-link`. */
export const sendLinkRequestSchema = z.object({ email: emailAddressSchema });
export const sendLinkResponseSchema = z.object({ success: z.literal(true) });

/**
 * Sends links to the bookings of an email address, to that address: `POST {backend}/api/manage/send-link`. They work for
 * 30 minutes. 202 whether there is a booking or not.
 */
export const sendBookingLink = (
  endpoints: Endpoints,
  email: z.input<typeof sendLinkRequestSchema>['email'],
) => postManaged(endpoints, 'send-link', { email }, sendLinkResponseSchema, null);
