import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * The folder of the embedded database. Where `EMBEDDED_DATABASE_TEMPLATE` names an unused cluster, a new
 * database begins as a copy of it: making one takes seconds, copying one a tenth of that.
 */
export function prepareCluster(folder: string): void {
  const template = process.env['EMBEDDED_DATABASE_TEMPLATE'];
  if (template && existsSync(template) && !existsSync(folder)) copyWhole(template, folder);
  mkdirSync(folder, { recursive: true });
}

/** Makes an unused cluster at `folder`, whole or not at all; one that is there is left as it is. */
export async function makeTemplate(folder: string): Promise<void> {
  if (existsSync(folder)) return;
  mkdirSync(dirname(folder), { recursive: true });
  const begun = mkdtempSync(`${folder}-`);
  const { PGlite } = await import('@electric-sql/pglite');
  const engine = await PGlite.create(join(begun, 'db'));
  await engine.close();
  moveInto(join(begun, 'db'), folder);
  rmSync(begun, { recursive: true, force: true });
}

/** A copy that was cut off must not pass for a database. */
function copyWhole(template: string, folder: string): void {
  const begun = mkdtempSync(`${folder}-`);
  cpSync(template, join(begun, 'db'), { recursive: true });
  moveInto(join(begun, 'db'), folder);
  rmSync(begun, { recursive: true, force: true });
}

function moveInto(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    // Somebody else was quicker, with the same content.
    if (!existsSync(to)) throw error;
  }
}
