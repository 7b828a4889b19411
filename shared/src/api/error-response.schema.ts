import { z } from 'zod';

/** Every error of the two services in JSON; a 400 names the field in its message. */
export const errorResponseSchema = z.object({
  error: z.object({ code: z.string(), message: z.string() }),
});

/** What the caller gets to read when a call refuses: the service's own words, or `null`. */
export function errorMessage(body: string): string | null {
  try {
    const parsed = errorResponseSchema.safeParse(JSON.parse(body));
    return parsed.success ? parsed.data.error.message : null;
  } catch {
    return null;
  }
}
