import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';

import { errorMessage } from '@storefront/server-kit/error-text';
import { z } from 'zod';

import { CONTENT_KINDS, type IncomingFile } from '../content/documents/content-documents';
import type { ContentKind } from '../db/tables';

import { failCommand } from './run-owner-command';

/** A file of the content folder. */
export interface ContentFile extends IncomingFile {
  readonly path: string;
}

/** Reads a file, or the folders of all kinds in a folder. */
export function readFiles(place: string): ContentFile[] {
  const stat = statSync(place, { throwIfNoEntry: false });
  if (!stat) failCommand(`${place} does not exist.`);
  if (stat.isFile()) return [readFile(place, dirname(dirname(place)))];
  return CONTENT_KINDS.flatMap((kind) => {
    const folder = join(place, kind);
    if (!statSync(folder, { throwIfNoEntry: false })) return [];
    return readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .map((name) => readFile(join(folder, name), place));
  });
}

function readFile(path: string, root: string): ContentFile {
  const file = relative(root, path);
  const kind = CONTENT_KINDS.find((one): one is ContentKind => one === basename(dirname(path)));
  if (!kind) failCommand(`${file}: a single file must be in a folder such as pages/, groups/ or deals/.`);
  try {
    return { path, file, kind, document: JSON.parse(readFileSync(path, 'utf8')) as unknown };
  } catch (error) {
    return failCommand(`${file}: is not JSON: ${errorMessage(error)}`);
  }
}

const objectSchema = z.record(z.string(), z.unknown());

/** Writes the new revision number into a file, so that its next import is compared with it. */
export function writeRevision({ path, document }: ContentFile, revision: number): void {
  const { id, revision: _before, ...fields } = objectSchema.parse(document);
  writeDocument(path, { id, revision, ...fields });
}

/** Writes a document in the format of an export. */
export function writeDocument(path: string, document: object): void {
  writeFileSync(path, `${JSON.stringify(document, null, 2)}\n`);
}
