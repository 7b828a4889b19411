import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { errorCode } from '@storefront/server-kit/error-text';

/** Names of files that are being written: `.<mail>.eml.<process id>.<random>`. */
const TEMPORARY = /^\..+\.eml\.(?:(?<pid>\d+)\.)?[\w-]+$/;

/** Returns the folder that mails are written to where SMTP is not configured. */
export function outboxFolder(dataDir: string): string {
  return join(dataDir, 'outbox');
}

/** Returns the file name of a mail in the outbox folder. */
export function mailFileName(messageId: string): string {
  return `${messageId.replaceAll(/[^\w-]/g, '')}.eml`;
}

/**
 * Writes a mail file. Readers see it complete or not at all; a failed write leaves nothing behind.
 *
 * @param publish runs the last step, which gives the file its name, or throws without running it
 */
export async function writeMailFile(
  folder: string,
  name: string,
  bytes: Buffer,
  publish: (step: () => Promise<void>) => Promise<void>,
): Promise<void> {
  const temporary = join(folder, `.${name}.${process.pid}.${randomUUID()}`);
  try {
    await writeInFolder(folder, temporary, bytes);
    await publish(() => rename(temporary, join(folder, name)));
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

/** Deletes the files of mails. Mails that were sent through SMTP have none. */
export async function deleteMailFiles(dataDir: string, messageIds: readonly string[]): Promise<void> {
  for (const messageId of messageIds)
    await rm(join(outboxFolder(dataDir), mailFileName(messageId)), { force: true });
}

/** Creates the folder only when it is missing: looking for it costs as much as writing a mail. */
async function writeInFolder(folder: string, file: string, bytes: Buffer): Promise<void> {
  try {
    await writeFile(file, bytes);
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
    await mkdir(folder, { recursive: true });
    await writeFile(file, bytes);
  }
}

/**
 * Deletes the files that killed processes were writing: they contain personal data, and nothing else would delete them.
 * To be called before this process writes its first mail.
 *
 * @returns the number of deleted files
 */
export async function sweepTemporaryMails(folder: string): Promise<number> {
  const names = await readdir(folder).catch(() => []);
  const abandoned = names.filter((name) => {
    const match = TEMPORARY.exec(name);
    return match !== null && !isOfOtherProcess(Number(match.groups?.['pid'] ?? 0));
  });
  for (const name of abandoned) await rm(join(folder, name), { force: true });
  return abandoned.length;
}

/** A file with the id of this process is older than the process: a restarted container reuses ids. */
function isOfOtherProcess(pid: number): boolean {
  if (pid === 0 || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
