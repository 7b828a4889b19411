import { z } from 'zod';

/** JSON body of every error response of both services. The message of a 400 names the invalid field. */
export const errorResponseSchema = z.object({
  error: z.object({ code: z.string(), message: z.string() }),
});

/** Returns the message of an error response, or `null` when the body is not an error response. */
export function errorMessage(body: string): string | null {
  try {
    const parsed = errorResponseSchema.safeParse(JSON.parse(body));
    return parsed.success ? parsed.data.error.message : null;
  } catch {
    return null;
  }
}
