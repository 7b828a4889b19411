import { z } from 'zod';

import { isoDateSchema } from '../domain/dates/iso-date';

import { beforeYouPaySchema } from './before-you-pay';
import { claimsSchema } from './claims';
import { groupPageSchema } from './group-page';

const optionalUrl = z
  .url({ protocol: /^https?$/ })
  .nullable()
  .default(null);

/** Address of a map service with `{latitude}` and `{longitude}` in it (DEC-104); `null` asks nobody. */
const mapAddressTemplate = z
  .url({ protocol: /^https?$/ })
  .refine((url) => url.includes('{latitude}') && url.includes('{longitude}'), {
    error: 'a map address needs {latitude} and {longitude}',
  })
  .nullable()
  .default(null);

/** Address of an icon service with `{code}` in its path, whole or a path of this site (EXT-02, DEC-104). */
const airlineIconTemplate = z
  .string()
  .regex(/^(?:https?:\/\/(?:[\w.-]+|\[[\da-f:]+\])(?::\d{1,5})?)?\/(?!\/)\S*\{code\}/, {
    error: 'an icon address is a whole address or a path, with {code} in its path',
  })
  .nullable()
  .default(null);

/** Who sells (DEC-41). The defaults are clearly fictional: a number reserved for drama, an example domain. */
export const sellerSchema = z.object({
  name: z.string().min(1).default('Sandpiper Holidays'),
  brand: z.string().min(1).default('Sandpiper'),
  companyName: z.string().min(1).default('Sandpiper Holidays Limited'),
  phone: z.string().min(1).default('020 7946 0123'),
  email: z.email().default('hello@sandpiper.example.com'),
  address: z.array(z.string()).default(['1 Sample Street', 'London', 'EC1A 1AA']),
  /** Of the office, in degrees; west and south are negative. */
  location: z
    .object({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) })
    .default({ latitude: 51.5194, longitude: -0.107 }),
  /** No number is printed until one is set. */
  atolNumber: z.string().nullable().default(null),
  liveChatUrl: optionalUrl,
  reviewsUrl: optionalUrl,
  salesHours: z.string().default('Mon-Sun 9am-9pm'),
  supportHours: z.string().default('Monday to Friday 9:00 to 18:00'),
});

/** Settings that the browser may know. Never built in: the edge server writes them into each document. */
export const storefrontConfigSchema = z.object({
  version: z.literal(1).default(1),
  seller: sellerSchema.prefault({}),
  /** Public origin of the shop, for addresses that must be whole: canonical links, structured data. */
  siteUrl: z.url({ protocol: /^https?$/ }).default('http://localhost:3000'),
  /** Base of the supplier calls, without a slash at the end. */
  apiUrl: z.string().default('http://localhost:3001/supplier'),
  /** Base of content and booking calls, without a slash at the end. */
  backendUrl: z.string().default('http://localhost:3001'),
  /** Origin of the payment provider's pages: the only one that may be framed or opened for paying. */
  gatewayOrigin: z.string().default('http://localhost:3002'),
  /** `embedUrl` goes into a frame once a shopper asks for it, `linkUrl` opens as a page of its own. */
  maps: z.object({ embedUrl: mapAddressTemplate, linkUrl: mapAddressTemplate }).prefault({}),
  /** `{code}` is filled in with the airline's code in small letters; `null` draws a plane instead. */
  airlineIcons: z.object({ urlTemplate: airlineIconTemplate }).prefault({}),
  /** Pins "today" for demonstrations and tests; `null` is the real date. */
  marketToday: isoDateSchema.nullable().default(null),
  /** True only where remotes may be overridden for development. */
  development: z.boolean().default(false),
  /** Whether the contact of the booking is sent while it is typed; else Continue sends it (DEC-56). */
  contactWhileTyping: z.boolean().default(true),
  /** Whether the payment step has a box for promo codes, which can only say that none applies online (DEC-24). */
  promoCode: z.boolean().default(true),
  /** Whether the card form may be shown where the provider's own page is off. */
  cardForm: z.boolean().default(true),
  /** Whether the provider's page may be framed: a provider that refuses opens in a window of its own (DEC-64). */
  gatewayFramed: z.boolean().default(true),
  /** Who takes the payments, named beside the pay button; `null` names nobody. */
  gatewayName: z.string().min(1).nullable().default(null),
  /** What must be known before paying; `null` leaves the block out. */
  beforeYouPay: beforeYouPaySchema,
  /** What the shop says to its praise, each claim switched and worded by the owner. */
  claims: claimsSchema,
  /** Pictures and enquiry form of the pages of groups (DEC-81). */
  groupPage: groupPageSchema,
  /** Whether there is a newsletter to subscribe to: without one the box is not drawn (DEC-23). */
  newsletter: z.boolean().default(true),
  /** Whether pages report counts of loads, faults, speed and bookings by part and version; of nobody. */
  telemetry: z.object({ enabled: z.boolean().default(true) }).prefault({}),
  reviews: z
    .object({ score: z.number(), count: z.number().int() })
    .nullable()
    .default({ score: 4.3, count: 1148 }),
});
export type StorefrontConfig = z.output<typeof storefrontConfigSchema>;
