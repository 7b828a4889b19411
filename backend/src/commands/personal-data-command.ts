import { parseArgs } from 'node:util';

import { z } from 'zod';

import { openBackend, type CommandContext } from './command-context';
import { refuse } from './run-owner-command';

const USAGE = `Usage:
  npm run personal-data -- export <booking reference>    everything held about its people, as JSON
  npm run personal-data -- erase <booking reference>     their details go, the amounts stay
  npm run personal-data -- expire                        erases who never booked, as the backend does hourly

--url asks another backend, with ADMIN_TOKEN.`;

/** `npm run personal-data`: what people may ask of whoever holds their data. */
export async function personalDataCommand(context: CommandContext): Promise<void> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { url: { type: 'string' } } });
  const [action, reference = ''] = positionals;
  const needsReference = action === 'export' || action === 'erase';
  if (!(needsReference && reference) && action !== 'expire') refuse(USAGE);
  const backend = await openBackend(context, values.url ?? null);
  try {
    const { status, body } = await (action === 'expire'
      ? backend.request('POST', '/personal-data/expire', {})
      : backend.request(
          action === 'export' ? 'GET' : 'DELETE',
          `/personal-data/${encodeURIComponent(reference)}`,
        ));
    if (status === 404) refuse(`There is no booking ${reference}.`);
    if (status !== 200) refuse(`${backend.target} answered ${status}.`);
    if (action === 'export') console.log(JSON.stringify(body, null, 2));
    else if (action === 'erase') console.log(`The people of ${reference} are erased.`);
    else console.log(`${z.object({ erased: z.number() }).parse(body).erased} erased.`);
  } finally {
    await backend.close();
  }
}
