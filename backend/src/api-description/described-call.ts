import type { z } from 'zod';

/** Describes an API call for the documentation. */
export interface DescribedCall {
  readonly method: 'get' | 'post';
  /** In OpenAPI notation, with `{…}` for path parameters. */
  readonly path: string;
  readonly summary: string;
  readonly group: 'Supplier' | 'Content' | 'Booking' | 'People' | 'Manage';
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** The JSON may be sent as text/plain, which browsers send without a preflight request. */
  readonly acceptsText?: true;
  /** Omitted where the response is not JSON. */
  readonly response?: z.ZodType;
  /** The request needs the access token of a booking (`Authorization: Bearer …`). */
  readonly needsAccess?: true;
  readonly status?: number;
  readonly mediaType?: string;
  /** Error statuses with their meaning. */
  readonly errors: Readonly<Record<number, string>>;
}

export const BAD_INPUT = { 400: 'A field does not fit; the message names it' };
export const LIMITED = { ...BAD_INPUT, 429: 'Too many calls from this address; see Retry-After' };
