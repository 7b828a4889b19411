import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { HealthUnavailable } from './read-health';

/**
 * Returns the token for the admin API of the backend: `ADMIN_TOKEN`, or the one that the backend generated in the
 * data folder.
 *
 * @throws HealthUnavailable when there is neither
 */
export function adminToken(dataDir: string, env: NodeJS.ProcessEnv = process.env): string {
  const configured = env['ADMIN_TOKEN'];
  if (configured) return configured;
  const file = join(dataDir, 'admin-token');
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    throw new HealthUnavailable(
      `ADMIN_TOKEN is not set, and ${file} cannot be read. Set ADMIN_TOKEN to the token of the backend.`,
    );
  }
}
