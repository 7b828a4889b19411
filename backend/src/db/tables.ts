import type {
  ChosenPackage,
  Extras,
  Passenger,
} from '@storefront/shared/contracts/booking-session/booking-session.schema';
import type { Occupancy } from '@storefront/shared/domain/occupancy/occupancy';
import type { ColumnType, Generated } from 'kysely';

import type {
  AfterBookingTables,
  BookingTerms,
  MailKind,
  OrderLetter,
  PaymentPurpose,
} from './after-booking-tables';
import type { ContentKind, ContentTables } from './content-tables';
import type { PictureTables } from './picture-tables';
import type { StudioTables } from './studio-tables';
import type { SupplierTables } from './supplier-tables';

export type { ContentKind } from './content-tables';

/** Kinds with a preview of one document. The others are parts of many pages: a preview of the whole site shows them. */
export type PreviewedKind = Extract<ContentKind, 'pages' | 'groups' | 'home' | 'texts' | 'newsletter'>;

/** Data of a newsletter mail. */
export interface NewsletterLetter {
  /** Absent in the mail after the confirmation. */
  readonly confirmUrl?: string;
  readonly unsubscribeUrl: string;
}

type Moment = ColumnType<Date, Date | string, Date | string>;
/** A JSON column: written as text, read as the parsed value. */
type Json<T> = ColumnType<T, string, string>;

export type AttemptState = 'created' | 'pending' | 'succeeded' | 'failed' | 'cancelled' | 'expired';

/** All amounts in pence. */
export interface Tables
  extends AfterBookingTables, ContentTables, PictureTables, StudioTables, SupplierTables {
  quotes: {
    id: string;
    reference: string;
    rooms: Json<Occupancy>;
    extras: Json<Extras>;
    holiday: Json<ChosenPackage>;
    lines: Json<{ label: string; amount: number }[]>;
    total: number;
    per_person: number;
    expires_at: Moment;
    created_at: Moment;
  };
  contacts: { user_session_id: string; email: string; phone: string; reference: string; updated_at: Moment };
  lead_passengers: {
    id: string;
    details: Json<LeadPassenger>;
    created_at: Moment;
    /** Time at which the person's details were erased. */
    erased_at: Moment | null;
  };
  other_passengers: { lead_passenger_id: string; passengers: Json<Passenger[]>; created_at: Moment };
  attempts: {
    id: string;
    quote_id: string;
    lead_passenger_id: string;
    route: 'card' | 'gateway';
    payment_type: PaymentPurpose;
    /** The order whose balance is paid; `null` for the payment that makes the order. */
    order_id: string | null;
    amount: number;
    state: AttemptState;
    reason: string | null;
    card_brand: string | null;
    card_last4: string | null;
    created_at: Moment;
    updated_at: Moment;
    /** Time at which a reconciler claimed it last. */
    looked_at: Moment | null;
  };
  orders: {
    id: string;
    reference: string;
    attempt_id: string;
    quote_id: string;
    lead_passenger_id: string;
    total: number;
    paid: number;
    balance: number;
    created_at: Moment;
    state: Generated<'confirmed' | 'cancelled'>;
    cancelled_at: Moment | null;
    /** Sum of the refunds that the provider has confirmed. */
    refunded: Generated<number>;
    /** Calendar date; `null` in orders before this column, whose balance is due on departure. */
    balance_due_on: string | null;
    /** Terms that were in force on booking; `null` in orders before this column. */
    terms: Json<BookingTerms> | null;
    /** The extras after a change; `null` for those of the quote. */
    extras: Json<Extras> | null;
    /** Part of every link and token: raising it ends all earlier ones. */
    access_version: Generated<number>;
  };
  outbox: {
    id: string;
    order_id: string | null;
    subscriber_id: string | null;
    enquiry_id: Generated<string | null>;
    kind: MailKind;
    /** What distinguishes mails of one kind of an order, such as the payment of a receipt; empty where there is one. */
    cause: Generated<string>;
    /** Data of a newsletter mail, or of an order mail that needs more than its order. */
    letter: Json<NewsletterLetter | OrderLetter> | null;
    message_id: string;
    state: 'queued' | 'sending' | 'sent' | 'failed';
    tries: number;
    next_try_at: Moment;
    sent_at: Moment | null;
  };
  /** Messages of the contact form. */
  enquiries: {
    id: string;
    name: string;
    email: string;
    booking_reference: string | null;
    topic: string;
    message: string;
    created_at: Moment;
  };
  ledger: {
    id: Generated<number>;
    at: Moment;
    subject: string;
    subject_id: string;
    event: string;
    amount: number | null;
  };
  content_previews: {
    /** SHA-256 of the token in the link, so that the database gives no access to previews. */
    token_hash: string;
    kind: ContentKind;
    id: string;
    document: Json<unknown>;
    expires_at: Moment;
  };
  price_snapshots: {
    kind: string;
    id: string;
    day: string;
    document_at: Moment;
    prices: Json<unknown>;
    made_at: Moment;
  };
  subscribers: {
    email: string;
    id: string;
    token_hash: string;
    /** Stored as it is, because every mail repeats it; it gives no right but to leave the list. */
    unsubscribe_token: string;
    state: 'asked' | 'confirmed';
    asked_at: Moment;
    confirmed_at: Moment | null;
  };
  telemetry: {
    hour: Moment;
    part: string;
    version: string;
    event: string;
    name: string;
    /** A bigint: read as text, since it may exceed the safe integers. */
    count: ColumnType<string, number, number>;
    total: number;
    /** Distinct sources, a bigint as well. */
    sources: ColumnType<string, number | undefined, number>;
  };
  page_vitals: {
    hour: Moment;
    part: string;
    version: string;
    /** Route pattern. */
    page: string;
    vital: string;
    /** See `vital-histogram.ts`. */
    bucket: number;
    /** A bigint: read as text. */
    count: ColumnType<string, number, number>;
  };
  telemetry_views: {
    view_id: string;
    part: string;
    version: string;
    /** False beyond the limit of its source: its events are not counted. */
    counted: boolean;
    events: string[];
    expires_at: Moment;
  };
  telemetry_sources: {
    /** Calendar date (UTC). */
    day: ColumnType<Date, string, string>;
    source: string;
    part: string;
    version: string;
    views: number;
    /** Kinds of events that this source has reported on this day. */
    events: string[];
  };
  telemetry_salts: { day: ColumnType<Date, string, string>; salt: string };
  fault_groups: {
    fingerprint: string;
    part: string;
    version: string;
    message: string;
    frames: unknown;
    first_seen: Moment;
    last_seen: Moment;
  };
  fault_counts: {
    fingerprint: string;
    hour: Moment;
    page: string;
    browser: string;
    /** Bigints, read as text. */
    count: ColumnType<string, number, number>;
    views: ColumnType<string, number, number>;
  };
  fault_views: { fingerprint: string; view: string; seen_at: Moment };
  /** The value is a bigint, read as text. */
  registry_floors: { store: string; name: string; value: ColumnType<string, number, number> };
  rate_counts: { key: string; window_ends: Moment; hits: number };
  stripe_sessions: { key: string; session_id: string; created_at: Moment };
  sandbox_charges: {
    key: string;
    token: string;
    amount: number;
    state: 'open' | 'challenge' | 'succeeded' | 'failed' | 'cancelled';
    reason: string | null;
    brand: string | null;
    last4: string | null;
    settles_at: Moment | null;
    created_at: Moment;
    /** Number of wrong codes on the challenge page. */
    tries: Generated<number>;
    /** Page of the shop to which the payment returns; `null` for a page in an overlay. */
    return_url: string | null;
  };
  sandbox_refunds: { key: string; charge_key: string; amount: number; created_at: Moment };
}

export interface LeadPassenger {
  readonly title: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly dateOfBirth: string;
  readonly email: string;
  readonly telephone: string;
  readonly postcode: string;
  readonly addressLineOne: string;
  readonly addressLineTwo: string;
  readonly city: string;
  readonly country: string;
}
