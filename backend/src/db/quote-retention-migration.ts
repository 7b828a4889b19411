/** Statements for the deletion of quotes without a payment (DEC-481). */
export const QUOTE_RETENTION = [
  `create index quotes_by_age on quotes (created_at)`,
  // Deleting a quote looks for its payments; the other index has active ones only.
  `create index attempts_by_quote on attempts (quote_id)`,
];
