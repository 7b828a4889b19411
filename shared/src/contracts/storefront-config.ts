import { z } from 'zod';

import { isoDateSchema } from '../domain/dates/iso-date';

import { beforeYouPaySchema } from './before-you-pay';
import { claimsSchema } from './claims';
import { groupPageSchema } from './group-page';
import { siteContentSchema } from './site-content';

const optionalUrl = z
  .url({ protocol: /^https?$/ })
  .nullable()
  .default(null);

/** URL of a map service with `{latitude}` and `{longitude}` (DEC-104); `null` uses no map service. */
const mapUrlTemplate = z
  .url({ protocol: /^https?$/ })
  .refine((url) => url.includes('{latitude}') && url.includes('{longitude}'), {
    error: 'must contain {latitude} and {longitude}',
  })
  .nullable()
  .default(null);

/** URL, or path of this site, of an icon service with `{code}` in its path (EXT-02, DEC-104). */
const airlineIconTemplate = z
  .string()
  .regex(/^(?:https?:\/\/(?:[\w.-]+|\[[\da-f:]+\])(?::\d{1,5})?)?\/(?!\/)\S*\{code\}/, {
    error: 'must be an http(s) URL or a path of this site, with {code} in the path',
  })
  .nullable()
  .default(null);

/** The seller (DEC-41). The defaults are fictional: a phone number reserved for drama and an example domain. */
export const sellerSchema = z.object({
  name: z.string().min(1).default('Sandpiper Holidays'),
  brand: z.string().min(1).default('Sandpiper'),
  companyName: z.string().min(1).default('Sandpiper Holidays Limited'),
  phone: z.string().min(1).default('020 7946 0123'),
  email: z.email().default('hello@sandpiper.example.com'),
  address: z.array(z.string()).default(['1 Sample Street', 'London', 'EC1A 1AA']),
  /** The office, in degrees; west and south are negative. */
  location: z
    .object({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) })
    .default({ latitude: 51.5194, longitude: -0.107 }),
  /** `null` shows no number. */
  atolNumber: z.string().nullable().default(null),
  liveChatUrl: optionalUrl,
  reviewsUrl: optionalUrl,
  salesHours: z.string().default('Mon-Sun 9am-9pm'),
  supportHours: z.string().default('Monday to Friday 9:00 to 18:00'),
  /** The line for people on holiday; with `null` the claim `support` is not shown. */
  emergencyPhone: z.string().min(1).nullable().default('+44 20 7946 0199'),
  emergencyHours: z.string().default('Day and night'),
});

/** Terms of new bookings. Each booking keeps those that were in force when it was made. */
const bookingTermsSchema = z.object({
  /** Days before departure on which the balance is due; 0: on the departure date (PRICE-19). */
  balanceDueDays: z.number().int().min(0).max(365).default(0),
  /** Names can be corrected online until so many days before departure. */
  nameCorrectionDays: z.number().int().min(0).max(365).default(14),
  /** Extras can be added online until so many days before departure. */
  extrasDays: z.number().int().min(0).max(365).default(2),
  /** The smallest part payment of a balance, in pence. */
  smallestPayment: z.number().int().min(100).default(5000),
});

/**
 * The public settings of a shop. The edge server writes them into each HTML document (`CONFIG_ELEMENT_ID`), so they
 * are never part of a build and must contain no secret. See docs/settings.md.
 */
export const storefrontConfigSchema = z.object({
  version: z.literal(1).default(1),
  seller: sellerSchema.prefault({}),
  /** Public origin of the shop, for absolute URLs: canonical links, structured data. */
  siteUrl: z.url({ protocol: /^https?$/ }).default('http://localhost:3000'),
  /** Base URL of the supplier API, without a trailing slash. */
  apiUrl: z.string().default('http://localhost:3001/supplier'),
  /** Base URL of the content and booking API, without a trailing slash. */
  backendUrl: z.string().default('http://localhost:3001'),
  /** Origin of the payment provider's pages: the only origin that payments may frame or open. */
  gatewayOrigin: z.string().default('http://localhost:3002'),
  /** `embedUrl` is framed when a shopper opens the map, `linkUrl` opens as a separate page. */
  maps: z.object({ embedUrl: mapUrlTemplate, linkUrl: mapUrlTemplate }).prefault({}),
  /** `{code}` is replaced by the airline code in lower case; `null` shows a plane icon instead. */
  airlineIcons: z.object({ urlTemplate: airlineIconTemplate }).prefault({}),
  /** Fixes the current date for demonstrations and tests; `null` uses the real date. */
  marketToday: isoDateSchema.nullable().default(null),
  /** True only when remotes may be overridden for development. */
  development: z.boolean().default(false),
  /** Whether the contact of a booking is sent while it is typed; otherwise Continue sends it (DEC-56). */
  contactWhileTyping: z.boolean().default(true),
  /** Whether the payment step has a promo code field. It accepts no code online (DEC-24). */
  promoCode: z.boolean().default(true),
  /** Whether the card form is offered while the provider's own page is off. */
  cardForm: z.boolean().default(true),
  /** Whether the provider's page is framed. Providers that forbid framing open in a new window (DEC-64). */
  gatewayFramed: z.boolean().default(true),
  /** Name of the payment provider beside the pay button; `null` shows no name. */
  gatewayName: z.string().min(1).nullable().default(null),
  /** What the payment page accepts, such as `Visa, Mastercard, Apple Pay and Google Pay`; `null` states nothing. */
  paymentMethods: z.string().min(1).nullable().default(null),
  /** Information before payment; `null` hides the block. */
  beforeYouPay: beforeYouPaySchema,
  bookingTerms: bookingTermsSchema.prefault({}),
  /** Promotional claims of the shop. The owner can switch each off or reword it. */
  claims: claimsSchema,
  /** Pictures and enquiry form of group pages (DEC-81). */
  groupPage: groupPageSchema,
  /** Whether the shop has a newsletter; otherwise the subscription form is hidden (DEC-23). */
  newsletter: z.boolean().default(true),
  /** Whether pages report counts of loads, errors, timings and bookings per app and version, without personal data. */
  telemetry: z.object({ enabled: z.boolean().default(true) }).prefault({}),
  /** Review score (0 to 5) and number of reviews of the shop; `null` shows none. */
  reviews: z
    .object({ score: z.number(), count: z.number().int() })
    .nullable()
    .default({ score: 4.3, count: 1148 }),
  /** Written by the edge server, never a setting: menus, footer and notices; without it there are none. */
  site: siteContentSchema.nullable().default(null).catch(null),
});
export type StorefrontConfig = z.output<typeof storefrontConfigSchema>;
