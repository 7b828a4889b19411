import type { ColumnType, Generated } from 'kysely';

type Moment = ColumnType<Date, Date | string, Date | string>;
type Json<T> = ColumnType<T, string, string>;

export type ContentKind =
  | 'pages'
  | 'groups'
  | 'deals'
  | 'navigation'
  | 'footer'
  | 'home'
  | 'texts'
  | 'notices'
  | 'redirects'
  | 'newsletter'
  | 'claims'
  | 'lists';

/** Tables of the documents that the content team edits (ADR 90). */
export interface ContentTables {
  /** `version` counts changes of content: caches of responses are for one version. */
  content_state: { id: number; version: number; seeded_at: Moment };
  content_documents: {
    kind: ContentKind;
    id: string;
    /** Highest revision number. */
    head: number;
  };
  /** Rows are inserted and never changed. */
  content_revisions: {
    kind: ContentKind;
    document_id: string;
    /** Counts from 1 for each document. */
    number: number;
    /** Revision that the author has edited; `null` for a new document. */
    based_on: number | null;
    document: Json<unknown>;
    author: string;
    note: Generated<string>;
    created_at: Moment;
  };
  /** One decision about several documents, which can be undone together. */
  content_releases: {
    id: Generated<number>;
    author: string;
    note: Generated<string>;
    created_at: Moment;
    /** False for the content with which the shop started: without it the shop would be empty. */
    can_undo: Generated<boolean>;
    undone_by: string | null;
    undone_at: Moment | null;
  };
  /** When a revision is live. Of several at one time, the one with the latest start is. */
  content_publications: {
    id: Generated<number>;
    kind: ContentKind;
    document_id: string;
    /** `null` removes the document from the shop. */
    number: number | null;
    release_id: number;
    starts_at: Moment;
    /** Exclusive; `null` for no end. */
    ends_at: Moment | null;
    decided_at: Moment;
    withdrawn_at: Moment | null;
  };
  /** A draft that an editor has submitted, and what was decided. One review of a document is open at a time. */
  content_reviews: {
    id: Generated<number>;
    kind: ContentKind;
    document_id: string;
    /** Revision that is to be reviewed. */
    number: number;
    requested_by: string;
    requested_at: Moment;
    note: Generated<string>;
    /** `null` while it is open. */
    decision: 'published' | 'returned' | 'withdrawn' | null;
    decided_by: string | null;
    decided_at: Moment | null;
    /** Newest revision at the decision; that of a publication is the published one. */
    decided_number: number | null;
    comment: Generated<string>;
  };
  /** Previews of the whole site. */
  content_moments: {
    /** SHA-256 of the token in the link; the drafts of the preview have the same one in `content_previews`. */
    token_hash: string;
    /** `null`: as the site is when it is requested. */
    at: Moment | null;
    author: string;
    created_at: Moment;
    expires_at: Moment;
  };
}
