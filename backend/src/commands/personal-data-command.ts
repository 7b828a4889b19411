import {
  readArguments,
  requestsHelp,
  requireNoSurplusArguments,
} from '@storefront/server-kit/command-arguments';
import { z } from 'zod';

import { openBackend, type CommandContext } from './command-context';
import { failCommand } from './run-owner-command';

const USAGE = `Usage:
  npm run personal-data -- export <booking reference>    all data about its people, as JSON
  npm run personal-data -- erase <booking reference>     erases their details and messages, and keeps the amounts
  npm run personal-data -- expire                        erases people who never booked, as the backend does hourly

--url names another backend; it needs ADMIN_TOKEN.`;

const COMMAND = 'npm run personal-data --';
const FORMS = {
  export: { operands: ['<booking reference>'], flags: ['url'] },
  erase: { operands: ['<booking reference>'], flags: ['url'] },
  expire: { operands: [], flags: ['url'] },
} as const;

function isAction(name: string): name is keyof typeof FORMS {
  return Object.hasOwn(FORMS, name);
}

/** `npm run personal-data`: exports and erases the personal data of a booking. */
export async function personalDataCommand(context: CommandContext): Promise<void> {
  const args = process.argv.slice(2);
  if (requestsHelp(args)) return console.log(USAGE);
  const { values, positionals } = readArguments(args, { url: { type: 'string' } }, COMMAND);
  const [action = '', ...operands] = positionals;
  if (!isAction(action)) failCommand(USAGE);
  requireNoSurplusArguments(`${COMMAND} ${action}`, FORMS[action], operands);
  const [reference = ''] = operands;
  if (action !== 'expire' && reference === '') failCommand(USAGE);
  const backend = await openBackend(context, values.url ?? null);
  try {
    const { status, body } = await (action === 'expire'
      ? backend.request('POST', '/personal-data/expire', {})
      : backend.request(
          action === 'export' ? 'GET' : 'DELETE',
          `/personal-data/${encodeURIComponent(reference)}`,
        ));
    if (status === 404) failCommand(`There is no booking ${reference}.`);
    if (status !== 200) failCommand(`${backend.target} responded ${status}.`);
    console.log(resultText(action, reference, body));
  } finally {
    await backend.close();
  }
}

function resultText(action: string, reference: string, body: unknown): string {
  if (action === 'export') return JSON.stringify(body, null, 2);
  if (action === 'erase') return `The people of ${reference} are erased, with what they wrote to the shop.`;
  return `${z.object({ erased: z.number() }).parse(body).erased} erased.`;
}
