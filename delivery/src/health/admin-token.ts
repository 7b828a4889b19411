import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { HealthUnknown } from './read-health';

/**
 * The token of the owner's commands, as the backend has it: `ADMIN_TOKEN`, or the one that the backend made
 * and keeps in the data folder.
 *
 * @throws HealthUnknown when there is neither
 */
export function ownerToken(dataDir: string, env: NodeJS.ProcessEnv = process.env): string {
  const configured = env['ADMIN_TOKEN'];
  if (configured) return configured;
  const file = join(dataDir, 'admin-token');
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    throw new HealthUnknown(
      `There is no ADMIN_TOKEN, and ${file} cannot be read. Set ADMIN_TOKEN to that of the backend.`,
    );
  }
}
