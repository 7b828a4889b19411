import { existsSync } from 'node:fs';
import { appendFile, cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { registrySchema, type Registry } from '@storefront/shared/contracts/registry';
import {
  PART_MANIFEST_FILE,
  partManifestSchema,
  type PartManifest,
} from '@storefront/tooling/build/part-manifest';

import { compressFiles } from './compress-files';
import { withFolderLock } from './folder-lock';
import { RegistryMoved, VersionTaken, type RegistryChange, type ReleaseStore } from './release-store';

const EMPTY_REGISTRY: Registry = {
  schema: 'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json',
  revision: 0,
  microFrontends: {},
};

/** The release store as a folder: `<part>/<version>/…`, `registry.json`, `history.jsonl`. */
export function folderStore(root: string): ReleaseStore {
  const registryFile = join(root, 'registry.json');
  const historyFile = join(root, 'history.jsonl');

  const manifest = async (part: string, version: string): Promise<PartManifest> => {
    const text = await readFile(join(root, part, version, PART_MANIFEST_FILE), 'utf8');
    return partManifestSchema.parse(JSON.parse(text));
  };
  const registry = async (): Promise<Registry> =>
    existsSync(registryFile)
      ? registrySchema.parse(JSON.parse(await readFile(registryFile, 'utf8')))
      : EMPTY_REGISTRY;

  return {
    manifest,
    registry,

    async publish(part, version, folder) {
      const target = join(root, part, version);
      if (existsSync(target)) {
        await refuseOtherFiles(await manifest(part, version), folder);
        return;
      }
      // Under its final name a release is whole from the first moment on.
      const growing = join(root, part, `.${version}.${process.pid}`);
      await mkdir(join(root, part), { recursive: true });
      await rm(growing, { recursive: true, force: true });
      await cp(folder, growing, { recursive: true });
      await compressFiles(growing);
      await rename(growing, target);
    },

    onDisk: (part, version) => join(root, part, version),

    async versions(part) {
      if (!existsSync(join(root, part))) return [];
      const entries = await readdir(join(root, part));
      return entries.filter((entry) => !entry.startsWith('.')).sort();
    },

    async swap(next, change) {
      await mkdir(root, { recursive: true });
      await withFolderLock(join(root, 'registry.lock'), async () => {
        const current = await registry();
        if (current.revision !== next.revision) {
          throw new RegistryMoved(`the registry moved from revision ${next.revision} to ${current.revision}`);
        }
        const revision = next.revision + 1;
        const written = registrySchema.parse({ ...next, revision });
        const growing = `${registryFile}.${process.pid}`;
        await writeFile(growing, `${JSON.stringify(written, null, 2)}\n`);
        await appendFile(historyFile, `${JSON.stringify({ ...change, revision })}\n`);
        await rename(growing, registryFile);
      });
    },

    async history() {
      if (!existsSync(historyFile)) return [];
      const lines = (await readFile(historyFile, 'utf8')).split('\n').filter(Boolean);
      return lines.map((line) => JSON.parse(line) as RegistryChange);
    },
  };
}

async function refuseOtherFiles(published: PartManifest, folder: string): Promise<void> {
  const text = await readFile(join(folder, PART_MANIFEST_FILE), 'utf8');
  const candidate = partManifestSchema.parse(JSON.parse(text));
  if (JSON.stringify(candidate.files) !== JSON.stringify(published.files)) {
    throw new VersionTaken(`${published.name} has this version already, with other files`);
  }
}
