import { z } from 'zod';

import { call, findingsSchema } from './call';
import { jsonObjectSchema, jsonSchema, type JsonObject } from './json';

export const KINDS = [
  'home',
  'navigation',
  'footer',
  'lists',
  'texts',
  'notices',
  'redirects',
  'newsletter',
  'claims',
  'pages',
  'groups',
  'deals',
] as const;
export type Kind = (typeof KINDS)[number];
/** Names of the kinds: of one document and of several. */
export const KIND_NAMES: Readonly<Record<Kind, readonly [one: string, several: string]>> = {
  pages: ['Landing page', 'Landing pages'],
  groups: ['Group', 'Groups'],
  deals: ['Deal', 'Deals'],
  home: ['Home page', 'Home page'],
  navigation: ['Header menus', 'Header menus'],
  footer: ['Footer links', 'Footer links'],
  lists: ['List page', 'List pages'],
  texts: ['Static page', 'Static pages'],
  notices: ['Notice', 'Notices'],
  redirects: ['Redirects', 'Redirects'],
  newsletter: ['Newsletter', 'Newsletter'],
  claims: ['Claim', 'Claims'],
};

/** Kinds of which the team makes new documents; the shop has a fixed number of the others. */
export const NEW_KINDS = ['pages', 'groups', 'deals', 'notices', 'claims'] as const satisfies readonly Kind[];
export type NewKind = (typeof NEW_KINDS)[number];
/** Kinds with a preview: the others are parts of many pages. */
const PREVIEWED: readonly Kind[] = ['pages', 'groups', 'home', 'texts', 'newsletter'];
export const hasPreview = (kind: Kind) => PREVIEWED.includes(kind);

export interface DocumentKey {
  readonly kind: Kind;
  readonly id: string;
}

const reviewSchema = z.object({
  id: z.number(),
  /** Submitted revision; a higher `head` of the document is a change since. */
  number: z.number(),
  requestedBy: z.string(),
  requestedAt: z.string(),
  note: z.string(),
  /** `null` while it is open. */
  returnedBy: z.string().nullable(),
  returnedAt: z.string().nullable(),
  comment: z.string(),
});
export type Review = z.output<typeof reviewSchema>;

const listedSchema = z.object({
  kind: z.enum(KINDS),
  id: z.string(),
  title: z.string(),
  /** Readable address of a landing page. */
  slug: z.string().nullish(),
  head: z.number(),
  changedBy: z.string(),
  changedAt: z.string(),
  hasDraft: z.boolean(),
  live: z.object({ number: z.number(), startsAt: z.string(), endsAt: z.string().nullable() }).nullable(),
  upcoming: z.array(
    z.object({
      number: z.number().nullable(),
      startsAt: z.string(),
      endsAt: z.string().nullable(),
      author: z.string(),
    }),
  ),
  /** The open review, or the last one while its draft was sent back. */
  review: reviewSchema.nullable(),
});
export type ListedDocument = z.output<typeof listedSchema>;

export const isInReview = ({ review }: Pick<ListedDocument, 'review'>) =>
  review !== null && review.returnedBy === null;

const openedSchema = listedSchema.extend({
  /** Revision that is edited. */
  revision: z.number(),
  document: jsonObjectSchema,
  findings: findingsSchema.shape.findings,
});
export type OpenedDocument = z.output<typeof openedSchema>;

const savedSchema = findingsSchema.extend({ revision: z.number(), savedAt: z.string() });

const revisionSchema = z.object({
  number: z.number(),
  author: z.string(),
  note: z.string(),
  createdAt: z.string(),
  state: z.enum(['draft', 'live', 'scheduled', 'past', 'withdrawn']),
  publishedBy: z.string().nullable(),
  startsAt: z.string().nullable(),
  endsAt: z.string().nullable(),
});
export type Revision = z.output<typeof revisionSchema>;

const reviewEntrySchema = z.object({
  id: z.number(),
  number: z.number(),
  requestedBy: z.string(),
  requestedAt: z.string(),
  note: z.string(),
  decision: z.enum(['published', 'returned', 'withdrawn']).nullable(),
  decidedBy: z.string().nullable(),
  decidedAt: z.string().nullable(),
  decidedNumber: z.number().nullable(),
  comment: z.string(),
});
export type ReviewEntry = z.output<typeof reviewEntrySchema>;

const historySchema = z.object({ revisions: z.array(revisionSchema), reviews: z.array(reviewEntrySchema) });

const publishedSchema = z.object({ release: z.number().nullable(), notice: z.string().nullable() });
const differenceSchema = z.object({
  field: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
});

export const pathOf = ({ kind, id }: DocumentKey) => `/documents/${kind}/${encodeURIComponent(id)}`;
const post = <T>(path: string, schema: z.ZodType<T>, body: object) =>
  call(path, schema, { method: 'POST', body });

export const listDocuments = () => call('/documents', z.object({ documents: z.array(listedSchema) }));

/** Reads each claim as the settings make it, with which its document begins. */
export const readClaims = () =>
  call(
    '/claims',
    z.object({ claims: z.array(jsonObjectSchema.and(z.object({ id: z.string(), text: z.string() }))) }),
  );

export const readSchemas = () => call('/schemas', z.record(z.enum(KINDS), jsonSchema));

export const openDocument = (key: DocumentKey) => call(pathOf(key), openedSchema);

export const readRevision = (key: DocumentKey, number: number) =>
  call(`${pathOf(key)}/revisions/${number}`, z.object({ document: jsonObjectSchema }));

export const readHistory = (key: DocumentKey) => call(`${pathOf(key)}/history`, historySchema);

export const readDifferences = (key: DocumentKey, before: number, after: number) =>
  call(
    `${pathOf(key)}/differences?before=${before}&after=${after}`,
    z.object({ fields: z.array(differenceSchema) }),
  );

/** @param base newest revision that the author has seen; `null` for a new document */
export const saveDraft = (key: DocumentKey, base: number | null, document: JsonObject) =>
  post(`${pathOf(key)}/drafts`, savedSchema, { base, document });

export const checkDocument = (key: DocumentKey, document: JsonObject) =>
  post(`${pathOf(key)}/check`, findingsSchema, { document });

export const previewDocument = (key: DocumentKey, document: JsonObject) =>
  post(`${pathOf(key)}/preview`, z.object({ url: z.url().nullable() }), { document });

export const restoreRevision = (key: DocumentKey, base: number, revision: number) =>
  post(`${pathOf(key)}/restore`, savedSchema, { base, revision });

/** Times are those of the UK, such as `2027-03-01 09:00`; `null`: from now on, without an end. */
export interface PublicationTimes {
  readonly from: string | null;
  readonly until: string | null;
}

export const publishDocument = (key: DocumentKey, revision: number, base: number, times: PublicationTimes) =>
  post(`${pathOf(key)}/publish`, publishedSchema, { revision, base, ...times });

export const endDocument = (key: DocumentKey, base: number, from: string | null) =>
  post(`${pathOf(key)}/end`, publishedSchema, { base, from });

export const cancelSchedule = (key: DocumentKey) =>
  post(`${pathOf(key)}/unschedule`, z.object({ withdrawn: z.number() }), {});
