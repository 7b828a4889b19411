/** Statements for the sign-in by an OpenID Connect provider (ADR 124), and for the tour of a new account. */
export const SIGN_ON = [
  // An account that a provider vouches for has no password until an admin gives it one.
  `alter table studio_accounts alter column password_hash drop not null`,
  `alter table studio_accounts add column toured_at timestamptz`,
  `alter table studio_sessions add column by_provider boolean not null default false`,
  `create table studio_sign_ons (
     state_hash text primary key, browser_hash text not null, code_verifier text not null, nonce text not null,
     return_to text not null, expires_at timestamptz not null)`,
  `create index studio_sign_ons_by_age on studio_sign_ons (expires_at)`,
];
