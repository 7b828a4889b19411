import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { capacityTables, replaceTables } from '../capacity/capacity-tables';
import { WORKSPACE_ROOT } from '../workspace';

/** Prints the tables of docs/capacity.md for the costs of measured-costs.ts; `--write` writes them into the document. */
const DOCUMENT = join(WORKSPACE_ROOT, 'docs/capacity.md');
if (process.argv.includes('--write'))
  writeFileSync(DOCUMENT, replaceTables(readFileSync(DOCUMENT, 'utf8'), capacityTables()));
else console.log(capacityTables());
