import { z } from 'zod';

/** Of a call that can answer with a document that is not live yet. */
export const previewQuerySchema = z.object({
  /** The token of a preview link. One that is unknown or too old gets the live answer. */
  preview: z.string().optional(),
});

/** The token in a query; `null` where it holds none, or something that is none. */
export function previewTokenIn(query: unknown): string | null {
  return previewQuerySchema.safeParse(query).data?.preview ?? null;
}
