import type { z } from 'zod';

import { ApiError } from './api-error';
import { unstorableField } from '@storefront/server-kit/service/unstorable-text';

/** Parses the input of a request. @throws ApiError 400 naming the first invalid field */
export function parseInput<T>(schema: z.ZodType<T>, input: unknown): T {
  const unstorable = unstorableField(input);
  if (unstorable !== null) {
    throw new ApiError(400, 'bad-input', `${unstorable}: contains an invalid character`, {
      field: unstorable,
    });
  }
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const field = issue?.path.join('.') || 'body';
  throw new ApiError(400, 'bad-input', `${field}: ${issue?.message ?? 'is invalid'}`, { field });
}
