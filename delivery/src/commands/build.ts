import { buildPart } from '@storefront/tooling/build/build-part';
import { isPartName, PARTS } from '@storefront/tooling/build/parts';

import { buildFolder } from '../release/build-in-process';

import { runCommand } from './run-command';

/** `npm run build -- [part]`: builds one part, or all, into `.build/<part>`; releases nothing. */
runCommand(async ([wanted]) => {
  if (wanted !== undefined && !isPartName(wanted))
    throw new Error(`No part ${wanted}. There are: ${PARTS.join(', ')}`);
  for (const part of wanted === undefined ? PARTS : [wanted]) {
    const { files } = await buildPart(part, { outDir: buildFolder(part), mode: 'production' });
    console.log(`${part}: ${Object.keys(files).length} files`);
  }
});
