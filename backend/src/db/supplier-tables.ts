import type { ColumnType, Generated } from 'kysely';

type Moment = ColumnType<Date, Date | string, Date | string>;

/** Table of the supplier's responses, which all processes share (ADR 104). */
export interface SupplierTables {
  supplier_responses: {
    /** SHA-256 of the call and its input. */
    key: string;
    content_type: string;
    /** Compressed with Brotli; `null` while the first request runs. */
    body: Generated<Uint8Array | null>;
    made_at: Generated<Date | null>;
    keep_until: Moment;
    failed_at: Generated<Date | null>;
    /** The process that requests the supplier, until this time. */
    lease_holder: string | null;
    lease_until: Date | null;
  };
}
