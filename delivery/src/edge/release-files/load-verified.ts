import { errorMessage } from '@storefront/server-kit/error-text';
import { integrityOfBytes } from '@storefront/tooling/build/integrity';

import type { StoredBlob } from '@storefront/server-kit/blobs/blob-store';
import { LinkedFile } from '@storefront/server-kit/blobs/read-regular-file';
import type { ReleaseStore } from '../../store/release-store';
import { S3Error } from '@storefront/server-kit/blobs/s3-error';

import { decodeCopy, type Encoding } from './decode-copy';
import type { IntegrityLog } from './integrity-log';

export interface ReleaseFile {
  readonly app: string;
  readonly version: string;
  readonly file: string;
  /** SHA-384 in the signed manifest. */
  readonly integrity: string;
}

/** A file of a release whose bytes were verified; exactly these bytes are sent. */
export interface VerifiedFile {
  readonly body: Buffer;
  readonly encoding: Encoding | null;
}

const SUFFIXES: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };

/** Returns the name of a file, or of its compressed copy. */
export function storedName({ file }: ReleaseFile, encoding: Encoding | null): string {
  return file + (encoding ? SUFFIXES[encoding] : '');
}

/**
 * Reads a file, or its compressed copy, and compares the decoded bytes with the hash in the signed manifest. Reports a
 * file that differs from the manifest, and discards a wrong local copy of it.
 *
 * @returns `null` if the file is missing or is not the one that was released
 * @throws S3Error
 */
export async function loadVerified(
  store: Pick<ReleaseStore, 'readFile' | 'discardCopy'>,
  log: IntegrityLog,
  release: ReleaseFile,
  encoding: Encoding | null,
): Promise<(VerifiedFile & { readonly tag: string }) | null> {
  const { app, version, integrity } = release;
  const name = storedName(release, encoding);
  const key = `${app}/${version}/${name}`;
  const found = await readOrReport(() => store.readFile(app, version, name), log, key);
  if (!found) {
    // Releases without compressed copies are complete.
    if (found === null && encoding === null)
      log.report('missing', key, 'the signed manifest names this file');
    return null;
  }
  const decoded = await decodeCopy(found.body, encoding).catch(() => null);
  if (decoded && integrityOfBytes(decoded) === integrity) {
    return { body: found.body, encoding, tag: found.tag };
  }
  log.report('altered', key, 'the signed manifest has another hash');
  await store.discardCopy(app, version, name);
  return null;
}

/** `null` for a missing file, `undefined` for one that must not or cannot be read. */
async function readOrReport(
  read: () => Promise<StoredBlob | null>,
  log: IntegrityLog,
  key: string,
): Promise<StoredBlob | null | undefined> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof S3Error) throw error;
    log.report(error instanceof LinkedFile ? 'linked' : 'unreadable', key, errorMessage(error));
    return undefined;
  }
}
