import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { SessionFixtures } from '@storefront/shared/contracts/session-fixtures';
import { APP_MANIFEST_FILE, appManifestSchema } from '@storefront/tooling/build/app-manifest';
import { integrityOfBytes } from '@storefront/tooling/build/integrity';

const SESSION_FILE = 'session.json';

/** Stores a recording in a build, in place of the sessions that its sources declare. The manifest gets its hash. */
export async function attachRecording(folder: string, recording: SessionFixtures): Promise<void> {
  const text = `${JSON.stringify(recording)}\n`;
  const manifestFile = join(folder, APP_MANIFEST_FILE);
  const manifest = appManifestSchema.parse(JSON.parse(await readFile(manifestFile, 'utf8')));
  const session = { file: SESSION_FILE, integrity: integrityOfBytes(text) };
  await writeFile(join(folder, SESSION_FILE), text);
  await writeFile(manifestFile, `${JSON.stringify({ ...manifest, session }, null, 2)}\n`);
}
