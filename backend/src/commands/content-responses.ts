import { z } from 'zod';

import { failCommand } from './run-owner-command';

const refusedSchema = z.object({
  error: z.object({
    message: z.string(),
    faults: z
      .array(z.object({ file: z.string(), field: z.string().nullable(), message: z.string() }))
      .default([]),
  }),
});

/** Ends the command with the errors of a response, one line for each. */
export function failForResponse(status: number, body: unknown): never {
  const refused = refusedSchema.safeParse(body);
  if (!refused.success) failCommand(`The backend responded ${status}.`);
  const { message, faults } = refused.data.error;
  const lines = faults.map(({ file, field, message: why }) =>
    field === null ? `${file}: ${why}` : `${file}: ${field}: ${why}`,
  );
  return failCommand([...lines, message].join('\n'));
}

/** Returns when the site shows a change. */
export function edgeText(isNotified: boolean): string {
  return isNotified
    ? 'The site shows it now.'
    : 'The site shows it within a minute, when its page cache expires.';
}
