import { parseArgs } from 'node:util';

import { z } from 'zod';

import { askBackend } from '../admin/backend-client';
import { readEnvironment } from '../config/environment';

import { refuse, runOwnerCommand } from './run-owner-command';

const USAGE = `Usage:
  npm run personal-data -- export <booking reference>    everything held about its people, as JSON
  npm run personal-data -- erase <booking reference>     their details go, the amounts stay
  npm run personal-data -- expire                        erases who never booked, as the backend does hourly

--url asks another backend, with ADMIN_TOKEN.`;

/** `npm run personal-data`: what people may ask of whoever holds their data. */
await runOwnerCommand(async () => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { url: { type: 'string' } } });
  const [action, reference = ''] = positionals;
  const needsReference = action === 'export' || action === 'erase';
  if (!(needsReference && reference) && action !== 'expire') refuse(USAGE);
  const backend = await askBackend(readEnvironment(), values.url ?? null);
  try {
    const { status, body } = await (action === 'expire'
      ? backend.ask('POST', '/personal-data/expire', {})
      : backend.ask(
          action === 'export' ? 'GET' : 'DELETE',
          `/personal-data/${encodeURIComponent(reference)}`,
        ));
    if (status === 404) refuse(`There is no booking ${reference}.`);
    if (status !== 200) refuse(`${backend.where} answered ${status}.`);
    if (action === 'export') console.log(JSON.stringify(body, null, 2));
    else if (action === 'erase') console.log(`The people of ${reference} are erased.`);
    else console.log(`${z.object({ erased: z.number() }).parse(body).erased} erased.`);
  } finally {
    await backend.close();
  }
});
