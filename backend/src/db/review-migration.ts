/** Statements for reviews of drafts, and for who is editing a document (ADR 115). */
export const REVIEWS = [
  `create table content_reviews (
     id serial primary key, kind text not null, document_id text not null, number integer not null,
     requested_by text not null, requested_at timestamptz not null, note text not null default '',
     decision text check (decision in ('published', 'returned', 'withdrawn')), decided_by text, decided_at timestamptz,
     decided_number integer, comment text not null default '',
     foreign key (kind, document_id, number) references content_revisions,
     check ((decision is null) = (decided_at is null) and (decision is null) = (decided_by is null)))`,
  `create unique index one_open_review on content_reviews (kind, document_id) where decision is null`,
  `create index reviews_of_document on content_reviews (kind, document_id, id desc)`,
  `create table studio_presence (
     tab text primary key, account_id text not null references studio_accounts on delete cascade, kind text not null,
     document_id text not null, seen_at timestamptz not null)`,
  `create index presence_by_age on studio_presence (seen_at)`,
];
