import type { ColumnType, Generated } from 'kysely';

type Moment = ColumnType<Date, Date | string, Date | string>;
type Json<T> = ColumnType<T, string, string>;

/** Roles of the studio. Each may do everything that the one before it may (ADR 91). */
export const STUDIO_ROLES = ['editor', 'publisher', 'admin'] as const;
export type StudioRole = (typeof STUDIO_ROLES)[number];

/** Tables of the people who use the studio. */
export interface StudioTables {
  studio_accounts: {
    id: string;
    /** Lower case. */
    email: string;
    name: string;
    role: StudioRole;
    /** Argon2id with its parameters and salt; `null`: only an identity provider signs in. */
    password_hash: string | null;
    created_at: Moment;
    /** A disabled account cannot sign in; its name stays in the history. */
    disabled_at: Moment | null;
    /** When the tour was finished or left; `null`: it opens by itself. */
    toured_at: Moment | null;
  };
  studio_sessions: {
    /** SHA-256 of the token in the cookie. */
    token_hash: string;
    account_id: string;
    created_at: Moment;
    last_used_at: Moment;
    expires_at: Moment;
    /** Whether an identity provider started it. */
    by_provider: Generated<boolean>;
  };
  /** Sign-ins that are at the identity provider. A row is used once. */
  studio_sign_ons: {
    /** SHA-256 of the state. */
    state_hash: string;
    /** SHA-256 of the cookie of the browser that has started it. */
    browser_hash: string;
    code_verifier: string;
    nonce: string;
    /** Path of the studio to open afterwards. */
    return_to: string;
    expires_at: Moment;
  };
  /** Rows are inserted and never changed. */
  studio_audit: {
    id: Generated<number>;
    at: Moment;
    /** `null` for the shop itself and for somebody who is not signed in. */
    account_id: string | null;
    actor: string;
    act: string;
    subject: string;
    detail: Json<Readonly<Record<string, unknown>>>;
  };
  /** Open editors. A row that was not renewed for a while belongs to a closed tab. */
  studio_presence: {
    /** Random id of a tab. */
    tab: string;
    account_id: string;
    kind: string;
    document_id: string;
    seen_at: Moment;
  };
}
