import { sql, type Kysely, type Migration } from 'kysely';

import { AFTER_BOOKING } from './after-booking-migration';
import { CONTENT_REVISIONS } from './content-revisions-migration';
import { MOMENTS } from './moment-migration';
import { PAGE_SLUGS } from './page-slug-migration';
import { PHOTOGRAPHS, PICTURES } from './picture-migration';
import { QUOTE_RETENTION } from './quote-retention-migration';
import { REVIEWS } from './review-migration';
import { SIGN_ON } from './sign-on-migration';
import { SITE_DOCUMENTS } from './site-documents-migration';
import { STUDIO } from './studio-migration';
import { SUPPLIER_RESPONSES } from './supplier-migration';

/** Run forward only, in the order of their names. They use no feature newer than PostgreSQL 15. */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-booking': {
    async up(db: Kysely<unknown>) {
      for (const statement of BOOKING) await sql.raw(statement).execute(db);
    },
  },
  '0002-one-payment-per-quote': {
    async up(db: Kysely<unknown>) {
      for (const statement of ONE_PAYMENT_PER_QUOTE) await sql.raw(statement).execute(db);
    },
  },
  '0003-content': {
    async up(db: Kysely<unknown>) {
      for (const statement of CONTENT) await sql.raw(statement).execute(db);
    },
  },
  '0004-people': {
    async up(db: Kysely<unknown>) {
      for (const statement of PEOPLE) await sql.raw(statement).execute(db);
    },
  },
  '0005-content-previews': {
    async up(db: Kysely<unknown>) {
      for (const statement of CONTENT_PREVIEWS) await sql.raw(statement).execute(db);
    },
  },
  '0006-telemetry-views': {
    async up(db: Kysely<unknown>) {
      for (const statement of TELEMETRY_VIEWS) await sql.raw(statement).execute(db);
    },
  },
  '0007-fault-reports': {
    async up(db: Kysely<unknown>) {
      for (const statement of FAULT_REPORTS) await sql.raw(statement).execute(db);
    },
  },
  '0008-registry-floors': {
    async up(db: Kysely<unknown>) {
      for (const statement of REGISTRY_FLOORS) await sql.raw(statement).execute(db);
    },
  },
  '0009-page-vitals': {
    async up(db: Kysely<unknown>) {
      for (const statement of PAGE_VITALS) await sql.raw(statement).execute(db);
    },
  },
  '0010-due-mails': {
    async up(db: Kysely<unknown>) {
      for (const statement of DUE_MAILS) await sql.raw(statement).execute(db);
    },
  },
  '0011-newsletter-unsubscribe': {
    async up(db: Kysely<unknown>) {
      for (const statement of NEWSLETTER_UNSUBSCRIBE) await sql.raw(statement).execute(db);
    },
  },
  '0012-after-booking': migrationOf(AFTER_BOOKING),
  '0013-enquiries': {
    async up(db: Kysely<unknown>) {
      for (const statement of ENQUIRIES) await sql.raw(statement).execute(db);
    },
  },
  '0014-content-revisions': migrationOf(CONTENT_REVISIONS),
  '0015-studio': migrationOf(STUDIO),
  '0016-pictures': migrationOf(PICTURES),
  '0017-photographs': migrationOf(PHOTOGRAPHS),
  '0018-supplier-responses': migrationOf(SUPPLIER_RESPONSES),
  '0019-site-documents': migrationOf(SITE_DOCUMENTS),
  '0020-studio-reviews': migrationOf(REVIEWS),
  '0021-content-moments': migrationOf(MOMENTS),
  '0022-studio-sign-on': migrationOf(SIGN_ON),
  '0023-page-slugs': migrationOf(PAGE_SLUGS),
  '0024-quote-retention': migrationOf(QUOTE_RETENTION),
};

function migrationOf(statements: readonly string[]): Migration {
  return {
    async up(db: Kysely<unknown>) {
      for (const statement of statements) await sql.raw(statement).execute(db);
    },
  };
}

const BOOKING = [
  `create table quotes (
     id text primary key, reference text not null, rooms jsonb not null, extras jsonb not null, holiday jsonb not null,
     lines jsonb not null, total integer not null check (total > 0), per_person integer not null,
     expires_at timestamptz not null, created_at timestamptz not null)`,
  `create table contacts (
     user_session_id text primary key, email text not null, phone text not null, reference text not null,
     updated_at timestamptz not null)`,
  `create table lead_passengers (id text primary key, details jsonb not null, created_at timestamptz not null)`,
  `create table other_passengers (
     lead_passenger_id text primary key references lead_passengers, passengers jsonb not null, created_at timestamptz not null)`,
  `create table attempts (
     id text primary key, quote_id text not null references quotes, lead_passenger_id text not null references lead_passengers,
     route text not null, payment_type text not null, amount integer not null check (amount > 0), state text not null,
     reason text, card_brand text, card_last4 text, created_at timestamptz not null, updated_at timestamptz not null)`,
  // At most one open or successful payment per booking, despite double clicks, second tabs and retries.
  `create unique index one_live_attempt on attempts (lead_passenger_id) where state in ('created', 'pending', 'succeeded')`,
  `create table orders (
     id text primary key, reference text not null unique, attempt_id text not null unique references attempts,
     quote_id text not null unique references quotes, lead_passenger_id text not null unique references lead_passengers,
     total integer not null check (total > 0), paid integer not null check (paid > 0), balance integer not null check (balance >= 0),
     created_at timestamptz not null)`,
  `create table outbox (
     id text primary key, order_id text not null references orders, kind text not null, message_id text not null,
     state text not null, tries integer not null, next_try_at timestamptz not null, sent_at timestamptz,
     unique (order_id, kind))`,
  `create table ledger (
     id serial primary key, at timestamptz not null, subject text not null, subject_id text not null, event text not null,
     amount integer)`,
  `create table sandbox_charges (
     key text primary key, token text not null unique, amount integer not null check (amount > 0), state text not null,
     reason text, brand text, last4 text, settles_at timestamptz, created_at timestamptz not null)`,
];

const ONE_PAYMENT_PER_QUOTE = [
  // Two lead passengers of one quote would both be charged, and only one could get the order.
  `create unique index one_live_attempt_of_quote on attempts (quote_id) where state in ('created', 'pending', 'succeeded')`,
  `alter table sandbox_charges add column tries integer not null default 0`,
  `create index waiting_charges on sandbox_charges (settles_at) where state = 'open' and settles_at is not null`,
];

const CONTENT = [
  `create table content_state (id integer primary key check (id = 1), version integer not null, seeded_at timestamptz not null)`,
  `create table content (
     kind text not null check (kind in ('pages', 'groups', 'deals')), id text not null, document jsonb not null,
     updated_at timestamptz not null, primary key (kind, id))`,
  `create table price_snapshots (
     kind text not null, id text not null, day text not null, document_at timestamptz not null, prices jsonb not null,
     made_at timestamptz not null, primary key (kind, id))`,
  // Quotes find the extras of a package by its hotel.
  `create index content_hotel_key on content ((document->>'hotelKey')) where kind = 'deals'`,
];

const PEOPLE = [
  `create table subscribers (
     email text primary key, id text not null unique, token_hash text not null unique, state text not null check (state in ('asked', 'confirmed')),
     asked_at timestamptz not null, confirmed_at timestamptz)`,
  // A mail belongs to an order or to a subscriber.
  `alter table outbox alter column order_id drop not null`,
  `alter table outbox add column subscriber_id text references subscribers (id) on delete cascade`,
  `alter table outbox add column letter jsonb`,
  `alter table outbox add constraint one_owner check ((order_id is null) <> (subscriber_id is null))`,
  `create table telemetry (
     hour timestamptz not null, part text not null, version text not null, event text not null, name text not null,
     count bigint not null, total double precision not null, primary key (hour, part, version, event, name))`,
  `create table rate_counts (key text primary key, window_ends timestamptz not null, hits integer not null)`,
  `create index rate_windows on rate_counts (window_ends)`,
  // Each of several reconcilers claims the payments that no other one is working on.
  `alter table attempts add column looked_at timestamptz`,
  `create index open_attempts on attempts (created_at) where state in ('created', 'pending')`,
  `create table stripe_sessions (key text primary key, session_id text not null unique, created_at timestamptz not null)`,
  `alter table lead_passengers add column erased_at timestamptz`,
  `create index contacts_by_age on contacts (updated_at)`,
  `create index leads_by_age on lead_passengers (created_at)`,
];

const CONTENT_PREVIEWS = [
  // Documents that only preview links show; the live site does not read them.
  `create table content_previews (
     token_hash text not null, kind text not null check (kind in ('pages', 'groups')), id text not null,
     document jsonb not null, expires_at timestamptz not null, primary key (token_hash, kind, id))`,
  `create index content_previews_by_end on content_previews (expires_at)`,
];

const TELEMETRY_VIEWS = [
  `alter table telemetry add column sources bigint not null default 0`,
  // Which events of a page view were counted, for as long as its token is valid.
  `create table telemetry_views (
     view_id text not null, part text not null, version text not null, counted boolean not null, events text[] not null,
     expires_at timestamptz not null, primary key (view_id, part, version))`,
  `create index telemetry_views_by_end on telemetry_views (expires_at)`,
  // How much a source has contributed on one day. A source is a hash with the salt of the day.
  `create table telemetry_sources (
     day date not null, source text not null, part text not null, version text not null, views integer not null,
     events text[] not null, primary key (day, source, part, version))`,
  `create table telemetry_salts (day date primary key, salt text not null)`,
];

const FAULT_REPORTS = [
  `create table fault_groups (
     fingerprint text primary key, part text not null, version text not null, message text not null, frames jsonb not null,
     first_seen timestamptz not null, last_seen timestamptz not null)`,
  `create index fault_groups_by_start on fault_groups (first_seen)`,
  `create table fault_counts (
     fingerprint text not null references fault_groups on delete cascade, hour timestamptz not null, page text not null,
     browser text not null, count bigint not null, views bigint not null, primary key (fingerprint, hour, page, browser))`,
  `create index fault_counts_by_hour on fault_counts (hour)`,
  // A page view counts once; its id is random and deleted after a day.
  `create table fault_views (
     fingerprint text not null references fault_groups on delete cascade, view text not null, seen_at timestamptz not null,
     primary key (fingerprint, view))`,
  `create index fault_views_by_age on fault_views (seen_at)`,
];

const REGISTRY_FLOORS = [
  // The highest values that edge servers have seen in a release store (ADR 45).
  `create table registry_floors (store text not null, name text not null, value bigint not null, primary key (store, name))`,
];

const PAGE_VITALS = [
  // Measurements by kind of page and bucket (ADR 56).
  `create table page_vitals (
     hour timestamptz not null, part text not null, version text not null, page text not null, vital text not null,
     bucket integer not null, count bigint not null, primary key (hour, part, version, page, vital, bucket))`,
];

const DUE_MAILS = [
  // Claiming a mail would read all mails that were ever sent.
  `create index due_mails on outbox (next_try_at) where state in ('queued', 'sending')`,
];

const NEWSLETTER_UNSUBSCRIBE = [
  `alter table subscribers add column unsubscribe_token text unique`,
  `update subscribers set unsubscribe_token = replace(gen_random_uuid()::text, '-', '')`,
  `alter table subscribers alter column unsubscribe_token set not null`,
  // Mails that are due get the link too.
  `update outbox set letter = outbox.letter || jsonb_build_object('unsubscribeUrl',
     split_part(outbox.letter->>'confirmUrl', '/api/newsletter/', 1) || '/newsletter/unsubscribe?token=' || subscribers.unsubscribe_token)
   from subscribers where subscribers.id = outbox.subscriber_id`,
];

const ENQUIRIES = [
  `create table enquiries (
     id text primary key, name text not null, email text not null, booking_reference text, topic text not null,
     message text not null, created_at timestamptz not null)`,
  `create index enquiries_by_age on enquiries (created_at)`,
  // A mail belongs to an order, a subscriber or an enquiry.
  `alter table outbox add column enquiry_id text references enquiries (id) on delete cascade`,
  `alter table outbox drop constraint one_owner`,
  `alter table outbox add constraint one_owner check (num_nonnulls(order_id, subscriber_id, enquiry_id) = 1)`,
];
