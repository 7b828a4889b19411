/** Statements for what follows a booking: payments of the balance, refunds, changes, cancellations and their mails. */
export const AFTER_BOOKING = [
  `alter table orders
     add column state text not null default 'confirmed' check (state in ('confirmed', 'cancelled')),
     add column cancelled_at timestamptz,
     add column refunded integer not null default 0 check (refunded >= 0),
     add column balance_due_on text,
     add column terms jsonb,
     add column extras jsonb,
     add column access_version integer not null default 1`,
  // A payment of the balance belongs to an order. The indexes of the first payment do not count it.
  `alter table attempts add column order_id text references orders`,
  `drop index one_live_attempt`,
  `drop index one_live_attempt_of_quote`,
  `create unique index one_live_attempt on attempts (lead_passenger_id)
     where order_id is null and state in ('created', 'pending', 'succeeded')`,
  `create unique index one_live_attempt_of_quote on attempts (quote_id)
     where order_id is null and state in ('created', 'pending', 'succeeded')`,
  // Two open payments of one balance could together pay more than it.
  `create unique index one_open_balance_payment on attempts (order_id) where state in ('created', 'pending')`,
  `create index payments_of_order on attempts (order_id) where order_id is not null`,
  `create table refunds (
     id text primary key, order_id text not null references orders, attempt_id text not null references attempts,
     amount integer not null check (amount > 0), reason text not null, cause text not null, state text not null,
     tries integer not null default 0, next_try_at timestamptz not null, created_at timestamptz not null,
     updated_at timestamptz not null, unique (cause, attempt_id))`,
  `create index refunds_of_order on refunds (order_id)`,
  `create index open_refunds on refunds (next_try_at) where state = 'pending'`,
  `create table cancellation_quotes (
     id text primary key, order_id text not null references orders, day text not null, days_before integer not null,
     basis text not null, total integer not null, paid integer not null, charge integer not null, refund integer not null,
     expires_at timestamptz not null, accepted_at timestamptz, created_at timestamptz not null)`,
  `create unique index one_cancellation on cancellation_quotes (order_id) where accepted_at is not null`,
  `create table added_extras (
     change_id text primary key, order_id text not null references orders, lines jsonb not null,
     amount integer not null check (amount >= 0), created_at timestamptz not null)`,
  `create index added_extras_of_order on added_extras (order_id)`,
  // What happened to a booking, without personal data: names and addresses are in the tables of people only.
  `create table order_events (
     id serial primary key, order_id text not null references orders, at timestamptz not null, event text not null,
     detail jsonb not null)`,
  `create index events_of_order on order_events (order_id, at)`,
  // Names as they were booked: corrections are compared with them.
  `create table booked_names (
     order_id text not null references orders, traveller integer not null, title text not null, first_name text not null,
     last_name text not null, corrections integer not null default 0, primary key (order_id, traveller))`,
  // The payment sandbox of the demonstration: refunds, and the page of the shop to which it returns.
  `alter table sandbox_charges add column return_url text`,
  `create table sandbox_refunds (
     key text primary key, charge_key text not null references sandbox_charges, amount integer not null check (amount > 0),
     created_at timestamptz not null)`,
  // An order has several mails of one kind, each with a cause of its own: a receipt for each payment.
  `alter table outbox add column cause text not null default ''`,
  `alter table outbox drop constraint outbox_order_id_kind_key`,
  `alter table outbox add constraint one_mail_of_cause unique (order_id, kind, cause)`,
  // Bookings are found by the email of their lead passenger.
  `create index leads_by_email on lead_passengers (lower(details->>'email'))`,
];
