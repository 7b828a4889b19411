/** Statements for the shared responses of the supplier (ADR 104). */
export const SUPPLIER_RESPONSES = [
  // Unlogged: a cache needs no write-ahead log, and may be empty after a crash or on a standby that takes over.
  `create unlogged table supplier_responses (
     key text primary key, content_type text not null, body bytea, made_at timestamptz, keep_until timestamptz not null,
     failed_at timestamptz, lease_holder text, lease_until timestamptz)`,
  `create index supplier_responses_by_end on supplier_responses (keep_until)`,
];
