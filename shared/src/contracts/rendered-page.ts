import { z } from 'zod';

import { isoDateSchema } from '../domain/dates/iso-date';

/**
 * What a page that a server rendered carries for its first render in the browser. Written by the Node
 * build of a shell and read by the browser build of the same release.
 */
export const hydrationSchema = z.object({
  /** The remote whose routes were rendered; `null` on pages of the shell. */
  remote: z.object({ name: z.string(), version: z.string() }).nullable(),
  /** Whether the page says what it has to say as it stands; a frame or a search without results does not. */
  readable: z.boolean(),
  /** The day in the United Kingdom on which it was rendered (DEC-100). */
  today: isoDateSchema,
  /** Loader data by route id; the values under the keys in `arriving` were promises. */
  loaderData: z.record(z.string(), z.object({ value: z.unknown(), arriving: z.array(z.string()) })),
  /** Answers that a loader threw, such as "no such page". */
  errors: z.record(
    z.string(),
    z.object({ status: z.number().int(), statusText: z.string(), data: z.unknown() }),
  ),
});
export type Hydration = z.output<typeof hydrationSchema>;

/** One path as the Node build of a shell renders it. Nothing in it belongs to one visitor. */
export const renderedSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('page'),
    status: z.number().int().min(200).max(599),
    /** Tags for the head: title, description, canonical link and what else the page brought. */
    head: z.string(),
    /** The root element with the site in it. */
    body: z.string(),
    styles: z.array(z.object({ key: z.string(), ids: z.array(z.string()), css: z.string() })),
    hydration: hydrationSchema,
    /** Seconds for which everyone may be shown this rendering; `null` for never. */
    sharedForSeconds: z.number().int().positive().nullable(),
  }),
  z.object({
    kind: z.literal('redirect'),
    status: z.number().int().min(300).max(399),
    location: z.string().min(1),
  }),
]);
export type Rendered = z.output<typeof renderedSchema>;
export type RenderedPage = Extract<Rendered, { kind: 'page' }>;
