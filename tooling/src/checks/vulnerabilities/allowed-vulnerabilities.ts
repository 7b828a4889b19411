import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { z } from 'zod';

/** A known vulnerability that a person has judged, for a while. */
const allowedSchema = z.strictObject({
  /** Id of the advisory, such as `GHSA-xxxx-xxxx-xxxx`. */
  advisory: z.string().regex(/^GHSA(-[a-z0-9]{4}){3}$/),
  package: z.string().min(1),
  /** Why the shop is not affected, or what was done instead. */
  reason: z.string().min(20),
  /** Last day on which it is accepted. */
  until: z.iso.date(),
});
export type AllowedVulnerability = z.output<typeof allowedSchema>;

/** Longer than a quarter nobody remembers why. */
const MAX_DAYS = 92;
const DAY_MS = 86_400_000;

/** Reads the list of accepted vulnerabilities. @throws Error naming the invalid field */
export function readAllowed(root: string): readonly AllowedVulnerability[] {
  const file = 'tooling/vulnerabilities.json';
  const parsed = z.array(allowedSchema).safeParse(JSON.parse(readFileSync(join(root, file), 'utf8')));
  if (!parsed.success) throw new Error(`${file}: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

/** Returns a line for every entry that has expired, or that is accepted for too long. */
export function checkAllowed(allowed: readonly AllowedVulnerability[], today: string): readonly string[] {
  return allowed.flatMap(({ advisory, package: name, until }) => {
    const days = (Date.parse(until) - Date.parse(today)) / DAY_MS;
    if (days < 0)
      return [`${advisory} of ${name} was accepted until ${until}: update the package or judge it again`];
    return days > MAX_DAYS
      ? [`${advisory} of ${name} is accepted until ${until}: at most ${MAX_DAYS} days`]
      : [];
  });
}
