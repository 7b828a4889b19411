import type { z } from 'zod';

/** Returns the paths of the fields that a schema refuses in a value, such as `remotes.0.name`; none for a valid one. */
export function refusedFields(schema: z.ZodType, value: unknown): readonly string[] {
  return schema.safeParse(value).error?.issues.map(({ path }) => path.join('.')) ?? [];
}
