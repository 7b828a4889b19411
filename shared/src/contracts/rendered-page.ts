import { z } from 'zod';

import { isoDateSchema } from '../domain/dates/iso-date';

/**
 * The data with which the browser hydrates a rendered page. The Node build of a shell release writes it into the HTML
 * document (`HYDRATION_ELEMENT_ID`) and the browser build of the same release reads it.
 */
export const hydrationSchema = z.object({
  /** The remote whose routes were rendered; `null` for pages of the host. */
  remote: z.object({ name: z.string(), version: z.string() }).nullable(),
  /** Whether the HTML contains the content of the page. False for a frame or a search without results. */
  readable: z.boolean(),
  /** UK calendar date of the rendering (DEC-100). */
  today: isoDateSchema,
  /** Loader data by route id. The values of the keys in `arriving` were promises in the loader. */
  loaderData: z.record(z.string(), z.object({ value: z.unknown(), arriving: z.array(z.string()) })),
  /** Error responses that loaders threw, such as 404, by route id. */
  errors: z.record(
    z.string(),
    z.object({ status: z.number().int(), statusText: z.string(), data: z.unknown() }),
  ),
});
/** See `hydrationSchema`. */
export type Hydration = z.output<typeof hydrationSchema>;

const stylesSchema = z.array(z.object({ key: z.string(), ids: z.array(z.string()), css: z.string() }));

/**
 * A page whose data are late is sent in parts: first its frame, then what the late data render, with the scripts of
 * React that move it into the frame, and at the end the data for hydration. Without that end the browser renders the
 * page again. `head` and `body` are as in `renderedSchema`; all parts contain only what the parts before did not.
 */
export const pagePartSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('frame'), head: z.string(), body: z.string(), styles: stylesSchema }),
  z.object({ kind: z.literal('late'), body: z.string(), styles: stylesSchema }),
  z.object({ kind: z.literal('end'), hydration: hydrationSchema }),
]);
export type PagePart = z.output<typeof pagePartSchema>;
export type PageFrame = Extract<PagePart, { kind: 'frame' }>;
/** What follows the frame. */
export type LatePart = Exclude<PagePart, PageFrame>;

/** The result of rendering one path with the Node build of a shell. It contains no data of one visitor. */
export const renderedSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('page'),
    status: z.number().int().min(200).max(599),
    /** HTML of the tags for the head: title, description, canonical link and structured data. */
    head: z.string(),
    /** HTML of the root element. */
    body: z.string(),
    styles: stylesSchema,
    hydration: hydrationSchema,
    /** Seconds for which this HTML may be served to all visitors; `null` for never. */
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
