import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { openDatabase } from '../db/open-database';
import { readSchema } from '../db/schema-compatibility';

/* Records the present schema as that of the release: run it when the backend was released (docs/operations.md, "Migrations"). */
const folder = mkdtempSync(join(tmpdir(), 'schema-'));
const { db, close } = await openDatabase(folder, null);
try {
  const file = fileURLToPath(new URL('../db/released-schema.json', import.meta.url));
  const { columns, rules } = await readSchema(db);
  const lines = (rows: readonly object[]) => rows.map((row) => `    ${JSON.stringify(row)}`).join(',\n');
  // One line for each, so that a change is readable.
  const text = `{\n  "columns": [\n${lines(columns)}\n  ],\n  "rules": [\n${lines(rules)}\n  ]\n}\n`;
  writeFileSync(file, text);
  console.log(`recorded: ${file}`);
} finally {
  await close();
  rmSync(folder, { recursive: true, force: true });
}
