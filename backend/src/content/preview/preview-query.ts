import { z } from 'zod';

/** Query of a call that can return a document which is not live yet. */
export const previewQuerySchema = z.object({
  /** Token of a preview link. An unknown or expired token gets the live response. */
  preview: z.string().optional(),
});

/** Returns the token of a query; `null` for a query without a valid one. */
export function previewTokenIn(query: unknown): string | null {
  return previewQuerySchema.safeParse(query).data?.preview ?? null;
}
