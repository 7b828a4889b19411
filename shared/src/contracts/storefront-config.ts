import { z } from 'zod';

import { isoDateSchema } from '../dates/iso-date';

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
  /** Whether there is a newsletter to subscribe to: without one the box is not drawn (DEC-23). */
  newsletter: z.boolean().default(true),
  reviews: z
    .object({ score: z.number(), count: z.number().int() })
    .nullable()
    .default({ score: 4.3, count: 1148 }),
});
export type StorefrontConfig = z.output<typeof storefrontConfigSchema>;
