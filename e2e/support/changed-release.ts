import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { liveRecord, releaseBuild, uploadBuild } from '@storefront/delivery/release/release-part';
import { folderStore } from '@storefront/delivery/store/folder-store';
import { PART_MANIFEST_FILE, partManifestSchema } from '@storefront/tooling/build/part-manifest';

export interface Change {
  readonly part: string;
  /** Text in the sources, and what stands in its place in the new release. */
  readonly from: string;
  readonly to: string;
  readonly canary?: number;
  /** Only published, for a preview. */
  readonly unseen?: boolean;
}

/** Releases what is live of a part with one text changed, in the browser's build and in the server's. @returns its version */
export async function releaseChanged(releases: string, { part, from, to, ...how }: Change): Promise<string> {
  return changeRelease(releases, part, how, (file, text) => {
    if (!/\.(js|cjs)$/.test(file)) return text;
    return text.replaceAll(from, to);
  });
}

/** Releases what is live of a part with other code for the server, and the browser's as it is. */
export async function releaseOnServer(releases: string, part: string, code: string): Promise<string> {
  return changeRelease(releases, part, {}, (file, text) => (file.endsWith('.cjs') ? code : text));
}

async function changeRelease(
  releases: string,
  part: string,
  { canary, unseen = false }: Pick<Change, 'canary' | 'unseen'>,
  change: (file: string, text: string) => string,
): Promise<string> {
  const store = folderStore(releases);
  const live = liveRecord(await store.registry(), part);
  if (!live) throw new Error(`${part} was never released`);
  const folder = mkdtempSync(join(tmpdir(), 'changed-'));
  const before = live.metadata.version;
  cpSync(store.onDisk(part, before), folder, { recursive: true });
  // A release knows the path that it is served under.
  const version = `1.0.1-${createHash('sha256').update(`${before} ${Date.now()}`).digest('hex').slice(0, 8)}`;

  let changed = false;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    if (/\.(br|gz)$/.test(entry.name)) {
      rmSync(file);
      continue;
    }
    if (!/\.(js|cjs)$/.test(entry.name)) continue;
    const text = readFileSync(file, 'utf8');
    const next = change(entry.name, text);
    changed ||= next !== text;
    writeFileSync(file, next.replaceAll(before, version));
  }
  if (!changed) throw new Error(`nothing in ${part} was changed`);

  const manifest = partManifestSchema.parse(
    JSON.parse(readFileSync(join(folder, PART_MANIFEST_FILE), 'utf8')),
  );
  const files = Object.fromEntries(
    Object.keys(manifest.files).map((file) => [file, integrityOf(join(folder, file))]),
  );
  const details = manifest.details && { ...manifest.details };
  if (details) {
    const scripts = Object.fromEntries(Object.entries(files).filter(([file]) => file.endsWith('.js')));
    writeFileSync(join(folder, details.file), JSON.stringify({ files: scripts, preload: manifest.preload }));
    details.integrity = integrityOf(join(folder, details.file));
  }
  const node = manifest.node && {
    ...manifest.node,
    integrity: integrityOf(join(folder, manifest.node.entry)),
  };
  writeFileSync(
    join(folder, PART_MANIFEST_FILE),
    JSON.stringify({ ...manifest, version, files, details, node, sourceHash: version }),
  );
  if (unseen) await uploadBuild(store, folder);
  else await releaseBuild(store, folder, { why: 'test', ...(canary === undefined ? {} : { canary }) });
  rmSync(folder, { recursive: true, force: true });
  return version;
}

function integrityOf(file: string): string {
  return `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`;
}
