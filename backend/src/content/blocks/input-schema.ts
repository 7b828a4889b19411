import { z } from 'zod';

/** Returns the JSON schema of what may be stored for a schema. */
export function inputSchema(schema: z.ZodType): object {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' });
}
