import type { z } from 'zod';

import { ApiError } from './api-error';
import { unstorableField } from './unstorable-text';

/** @throws Refusal 400 naming the first field that does not fit. */
export function parseInput<T>(schema: z.ZodType<T>, input: unknown): T {
  const unstorable = unstorableField(input);
  if (unstorable !== null) {
    throw new ApiError(400, 'bad-input', `${unstorable}: holds a character that is no text`, {
      field: unstorable,
    });
  }
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const field = issue?.path.join('.') || 'body';
  throw new ApiError(400, 'bad-input', `${field}: ${issue?.message ?? 'does not fit'}`, { field });
}
