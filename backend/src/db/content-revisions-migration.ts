const COPY_REVISIONS = [
  `insert into content_documents (kind, id, head) select kind, id, 1 from content`,
  `insert into content_revisions (kind, document_id, number, document, author, note, created_at)
     select kind, id, 1, document, 'the shop', 'Content of the shop before it had revisions', updated_at from content`,
  `insert into content_releases (author, note, created_at, can_undo)
     select 'the shop', 'Content of the shop before it had revisions', max(updated_at), false from content having count(*) > 0`,
  `insert into content_publications (kind, document_id, number, release_id, starts_at, decided_at)
     select kind, id, 1, (select max(id) from content_releases), updated_at, updated_at from content`,
];

/** Statements for revisions of content, their history and their schedule (ADR 90). */
export const CONTENT_REVISIONS = [
  `create table content_documents (
     kind text not null check (kind in ('pages', 'groups', 'deals')), id text not null, head integer not null,
     primary key (kind, id))`,
  `create table content_revisions (
     kind text not null, document_id text not null, number integer not null check (number > 0), based_on integer,
     document jsonb not null, author text not null, note text not null default '', created_at timestamptz not null,
     primary key (kind, document_id, number), foreign key (kind, document_id) references content_documents)`,
  `create function refuse_change_of_revision() returns trigger language plpgsql as
     $$ begin raise exception 'a revision of content never changes'; end $$`,
  `create trigger revisions_never_change before update or delete on content_revisions
     for each row execute function refuse_change_of_revision()`,
  `create table content_releases (
     id serial primary key, author text not null, note text not null default '', created_at timestamptz not null,
     can_undo boolean not null default true, undone_by text, undone_at timestamptz)`,
  // A publication without a number removes the document from the shop.
  `create table content_publications (
     id serial primary key, kind text not null, document_id text not null, number integer,
     release_id integer not null references content_releases, starts_at timestamptz not null,
     ends_at timestamptz check (ends_at > starts_at), decided_at timestamptz not null, withdrawn_at timestamptz,
     foreign key (kind, document_id) references content_documents,
     foreign key (kind, document_id, number) references content_revisions)`,
  `create index content_timeline on content_publications (kind, document_id, starts_at desc, id desc)
     where withdrawn_at is null`,
  `create index content_timeline_ends on content_publications (kind, document_id, ends_at)
     where withdrawn_at is null and ends_at is not null`,
  `create index content_withdrawals on content_publications (kind, document_id, withdrawn_at)
     where withdrawn_at is not null`,
  `create index content_starts on content_publications (starts_at) where withdrawn_at is null`,
  `create index content_ends on content_publications (ends_at) where withdrawn_at is null and ends_at is not null`,
  `create index content_of_release on content_publications (release_id)`,
  ...COPY_REVISIONS,
  `drop table content`,
  // Quotes find the extras of a package by its hotel.
  `create index content_hotel_key on content_revisions ((document->>'hotelKey')) where kind = 'deals'`,
  // Backends of the release before read it until they are replaced.
  `create view content as
     select d.kind, d.id, r.document, live.starts_at as updated_at
     from content_documents d
     cross join lateral (
       select p.number, p.starts_at from content_publications p
       where p.kind = d.kind and p.document_id = d.id and p.withdrawn_at is null
         and p.starts_at <= now() and (p.ends_at is null or p.ends_at > now())
       order by p.starts_at desc, p.id desc limit 1) live
     join content_revisions r on r.kind = d.kind and r.document_id = d.id and r.number = live.number`,
];
