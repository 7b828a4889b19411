import type { z } from 'zod';

/** What a reader needs to know to make a call. */
export interface DescribedCall {
  readonly method: 'get' | 'post';
  /** As OpenAPI writes it, with `{…}` for what is in the path. */
  readonly path: string;
  readonly summary: string;
  readonly group: 'Supplier' | 'Content' | 'Booking' | 'People';
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** The JSON may come as text too: browsers let a page send that without asking first. */
  readonly isTextTaken?: true;
  /** Left out where the answer is not JSON. */
  readonly answer?: z.ZodType;
  readonly status?: number;
  readonly mediaType?: string;
  /** Statuses that a caller must be ready for, with what they mean. */
  readonly refusals: Readonly<Record<number, string>>;
}

export const BAD_INPUT = { 400: 'A field does not fit; the message names it' };
export const LIMITED = { ...BAD_INPUT, 429: 'Too many calls from this address; see Retry-After' };
