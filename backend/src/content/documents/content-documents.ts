import { z } from 'zod';

import type { ContentKind } from '../../db/tables';

import { claimDocumentSchema, type ClaimDocument } from './claim-document.schema';
import { dealDocumentSchema, type DealDocument } from './deal-document.schema';
import { groupDocumentSchema, type GroupDocument } from './group-document.schema';
import { homeDocumentSchema, type HomeDocument } from './home-document.schema';
import { newsletterDocumentSchema, type NewsletterDocument } from './newsletter-document.schema';
import { listDocumentSchema, type ListDocument } from './list-document.schema';
import { pageDocumentSchema, type PageDocument } from './page-document.schema';
import {
  footerDocumentSchema,
  navigationDocumentSchema,
  noticeDocumentSchema,
  redirectsDocumentSchema,
  type FooterDocument,
  type NavigationDocument,
  type NoticeDocument,
  type RedirectsDocument,
} from './site-documents.schema';
import { textDocumentSchema, type TextDocument } from './text-document.schema';

export const CONTENT_KINDS = [
  'pages',
  'groups',
  'deals',
  'home',
  'navigation',
  'footer',
  'texts',
  'notices',
  'redirects',
  'newsletter',
  'claims',
  'lists',
] as const satisfies readonly ContentKind[];

/** All documents that the content team edits. */
export interface ContentDocuments {
  readonly pages: readonly PageDocument[];
  readonly groups: readonly GroupDocument[];
  readonly deals: readonly DealDocument[];
  readonly home: readonly HomeDocument[];
  readonly navigation: readonly NavigationDocument[];
  readonly footer: readonly FooterDocument[];
  readonly texts: readonly TextDocument[];
  readonly notices: readonly NoticeDocument[];
  readonly redirects: readonly RedirectsDocument[];
  readonly newsletter: readonly NewsletterDocument[];
  readonly claims: readonly ClaimDocument[];
  readonly lists: readonly ListDocument[];
}

export type DocumentOf<K extends ContentKind> = ContentDocuments[K][number];

export const DOCUMENT_SCHEMAS = {
  pages: pageDocumentSchema,
  groups: groupDocumentSchema,
  deals: dealDocumentSchema,
  home: homeDocumentSchema,
  navigation: navigationDocumentSchema,
  footer: footerDocumentSchema,
  texts: textDocumentSchema,
  notices: noticeDocumentSchema,
  redirects: redirectsDocumentSchema,
  newsletter: newsletterDocumentSchema,
  claims: claimDocumentSchema,
  lists: listDocumentSchema,
} as const;

/** Returns the fields that a document of a kind has when a file or an older revision leaves them out. */
export function defaultFieldsOf(kind: ContentKind): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(DOCUMENT_SCHEMAS[kind].shape).flatMap(([name, field]) => {
      const parsed = field.safeParse(undefined);
      return parsed.success && parsed.data !== undefined ? [[name, parsed.data]] : [];
    }),
  );
}

/** A document to import, with its file name for error messages. */
export const incomingFileSchema = z.object({
  file: z.string().min(1).max(300),
  kind: z.enum(CONTENT_KINDS),
  document: z.unknown(),
});
export type IncomingFile = z.output<typeof incomingFileSchema>;

/** A document of an import. */
export interface IncomingDocument {
  readonly file: string;
  readonly kind: ContentKind;
  readonly id: string;
  readonly document: object;
  /** Revision that was edited; `null` for a file without one. */
  readonly base: number | null;
}

export interface ContentFault {
  readonly file: string;
  /** Path of the field, such as `prices.jan27.4.date`; `null` for the file as a whole. */
  readonly field: string | null;
  readonly message: string;
}
