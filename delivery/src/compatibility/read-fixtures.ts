import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { sessionFixturesSchema, type SessionFixtures } from '@storefront/shared/contracts/session-fixtures';
import { integrityOfBytes } from '@storefront/tooling/build/integrity';
import type { PartManifest } from '@storefront/tooling/build/part-manifest';

/**
 * The session fixtures of a build, `null` when it is from before there were any.
 *
 * @param folder where the build lies, with its `part.json`
 * @throws Error when the file is missing, was changed since it was built, or is no record of fixtures
 */
export async function readFixtures(
  folder: string,
  { name, version, session }: Pick<PartManifest, 'name' | 'version' | 'session'>,
): Promise<SessionFixtures | null> {
  if (!session) return null;
  const bytes = await readFile(join(folder, session.file));
  const integrity = integrityOfBytes(bytes);
  if (integrity !== session.integrity) {
    throw new Error(`${name} ${version}: ${session.file} is not the file that was built`);
  }
  return sessionFixturesSchema.parse(JSON.parse(bytes.toString('utf8')));
}
