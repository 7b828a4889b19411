import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { sessionFixturesSchema, type SessionFixtures } from '@storefront/shared/contracts/session-fixtures';
import type { AppManifest } from '@storefront/tooling/build/app-manifest';
import { integrityOfBytes } from '@storefront/tooling/build/integrity';

/**
 * Reads the session fixtures of a build; `null` for builds made before fixtures existed.
 *
 * @param folder of the build
 * @throws Error when the file is missing, was changed after the build, or has the wrong shape
 */
export async function readFixtures(
  folder: string,
  { name, version, session }: Pick<AppManifest, 'name' | 'version' | 'session'>,
): Promise<SessionFixtures | null> {
  if (!session) return null;
  const bytes = await readFile(join(folder, session.file));
  const integrity = integrityOfBytes(bytes);
  if (integrity !== session.integrity) {
    throw new Error(`${name} ${version}: ${session.file} was changed after the build`);
  }
  return sessionFixturesSchema.parse(JSON.parse(bytes.toString('utf8')));
}
