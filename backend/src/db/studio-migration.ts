/** Statements for the accounts, sessions and audit log of the studio (ADR 91). */
export const STUDIO = [
  `create table studio_accounts (
     id text primary key, email text not null unique, name text not null,
     role text not null check (role in ('editor', 'publisher', 'admin')), password_hash text not null,
     created_at timestamptz not null, disabled_at timestamptz)`,
  `create table studio_sessions (
     token_hash text primary key, account_id text not null references studio_accounts on delete cascade,
     created_at timestamptz not null, last_used_at timestamptz not null, expires_at timestamptz not null)`,
  `create index sessions_of_account on studio_sessions (account_id)`,
  `create index studio_sessions_by_age on studio_sessions (expires_at)`,
  `create table studio_audit (
     id serial primary key, at timestamptz not null, account_id text references studio_accounts, actor text not null,
     act text not null, subject text not null, detail jsonb not null)`,
  `create function refuse_change_of_audit() returns trigger language plpgsql as
     $$ begin raise exception 'the audit log never changes'; end $$`,
  `create trigger audit_never_changes before update or delete on studio_audit
     for each row execute function refuse_change_of_audit()`,
];
