import { z } from 'zod';

import { failCommand } from './run-owner-command';

/** What a check has found in a file; a backend of an earlier release sends no warnings. */
export const foundSchema = z
  .array(z.object({ file: z.string(), field: z.string().nullable(), message: z.string() }))
  .default([]);

const refusedSchema = z.object({
  error: z.object({ message: z.string(), faults: foundSchema, warnings: foundSchema }),
});

/** Returns a line for each warning, none of which stops an import. */
export function warningLines(warnings: z.output<typeof foundSchema>): readonly string[] {
  return warnings.map((one) => `warning: ${lineOf(one)}`);
}

function lineOf({ file, field, message }: z.output<typeof foundSchema>[number]): string {
  return field === null ? `${file}: ${message}` : `${file}: ${field}: ${message}`;
}

/** Ends the command with the errors of a response, one line for each. */
export function failForResponse(status: number, body: unknown): never {
  const refused = refusedSchema.safeParse(body);
  if (!refused.success) failCommand(`The backend responded ${status}.`);
  const { message, faults, warnings } = refused.data.error;
  return failCommand([...warningLines(warnings), ...faults.map(lineOf), message].join('\n'));
}

/** Returns when the site shows a change. */
export function edgeText(isNotified: boolean): string {
  return isNotified
    ? 'The site shows it now.'
    : 'The site shows it within a minute, when its page cache expires.';
}
