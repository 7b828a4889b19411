import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { errorCode } from '@storefront/server-kit/error-text';

/**
 * Returns a secret of this shop: the configured one, or a generated one in a file of the data folder that only the
 * account of the shop can read.
 *
 * @param name of the file, such as `admin-token`
 */
export function keptSecret(dataDir: string, name: string, configured: string | null): string {
  if (configured !== null) return configured;
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, name);
  try {
    writeFileSync(file, randomBytes(24).toString('hex'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
    chmodSync(file, 0o600);
  }
  return readFileSync(file, 'utf8').trim();
}
