import { randomUUID } from 'node:crypto';

import {
  readArguments,
  requestsHelp,
  requireNoSurplusArguments,
  requireOwnFlags,
} from '@storefront/server-kit/command-arguments';
import { errorResponseSchema } from '@storefront/shared/api/error-response.schema';
import { managedBookingSchema } from '@storefront/shared/api/manage/managed-booking.schema';
import { formatDayWithYear } from '@storefront/shared/domain/dates/format-day';
import { formatPence, pence, poundsToPence } from '@storefront/shared/domain/pricing/pence';

import type { AdminResponse, BackendClient } from '../admin/backend-client';

import { openBackend, type CommandContext } from './command-context';
import { failCommand } from './run-owner-command';

const USAGE = `Usage:
  npm run booking -- show <reference>              the booking, what is paid and due, and its history
  npm run booking -- refund <reference> <pounds>   refunds a part of what was paid, to the card, once
  npm run booking -- resend <reference>            sends the confirmation again

--repeat <key> repeats an earlier refund command without refunding twice. --url names another backend; it needs ADMIN_TOKEN.`;

const COMMAND = 'npm run booking --';
const OPTIONS = { url: { type: 'string' }, repeat: { type: 'string' } } as const;
const FORMS = {
  show: { operands: ['<reference>'], flags: ['url'] },
  refund: { operands: ['<reference>', '<pounds>'], flags: ['url', 'repeat'] },
  resend: { operands: ['<reference>'], flags: ['url'] },
} as const;

function isAction(name: string): name is keyof typeof FORMS {
  return Object.hasOwn(FORMS, name);
}

/** `npm run booking`: shows a booking, refunds a part of it, or sends its confirmation again. */
export async function bookingCommand(context: CommandContext): Promise<void> {
  const args = process.argv.slice(2);
  if (requestsHelp(args)) return console.log(USAGE);
  const { values, positionals, given } = readArguments(args, OPTIONS, COMMAND);
  const [action = '', ...operands] = positionals;
  if (!isAction(action)) failCommand(USAGE);
  requireNoSurplusArguments(`${COMMAND} ${action}`, FORMS[action], operands);
  requireOwnFlags(action, FORMS[action], given);
  const [typed = '', pounds = ''] = operands;
  const reference = typed.trim().toUpperCase();
  if (reference === '') failCommand(USAGE);
  const backend = await openBackend(context, values.url ?? null);
  const path = `/bookings/${encodeURIComponent(reference)}`;
  try {
    if (action === 'show') console.log(bookingText(bodyOf(await backend.request('GET', path), reference)));
    else if (action === 'refund')
      await refund(backend, path, { reference, pounds, key: values.repeat ?? randomUUID() });
    else await resend(backend, path, reference);
  } finally {
    await backend.close();
  }
}

async function resend(backend: BackendClient, path: string, reference: string): Promise<void> {
  bodyOf(await backend.request('POST', `${path}/resend`, {}), reference);
  console.log(`The confirmation of ${reference} is queued.`);
}

async function refund(
  backend: BackendClient,
  path: string,
  { reference, pounds, key }: { readonly reference: string; readonly pounds: string; readonly key: string },
): Promise<void> {
  if (!/^\d+(\.\d{2})?$/.test(pounds)) failCommand(`"${pounds}" is not an amount such as 12 or 12.50.`);
  const amount = poundsToPence(Number(pounds));
  // Printed first: after a lost response the same key repeats the command safely.
  console.log(`key ${key}`);
  bodyOf(await backend.request('POST', `${path}/refund`, { amount, key }), reference);
  console.log(`${formatPence(amount)} of ${reference} are being refunded; "show" has the result.`);
}

function bodyOf({ status, body }: AdminResponse, reference: string): unknown {
  if (status === 404) failCommand(`There is no booking ${reference}.`);
  if (status === 200) return body;
  const refusal = errorResponseSchema.safeParse(body);
  failCommand(
    `The backend responded ${status}: ${refusal.success ? refusal.data.error.message : JSON.stringify(body)}`,
  );
}

function bookingText(body: unknown): string {
  const { reference, status, holiday, balance, payments, history } = managedBookingSchema.parse(body);
  const { total, paid, refunded, due, dueBy } = balance;
  const pounds = (amount: number) => formatPence(pence(amount));
  return [
    `${reference} (${status}): ${holiday.hotelName}, ${formatDayWithYear(holiday.departureDate)}`,
    `total ${pounds(total)}, paid ${pounds(paid)}, refunded ${pounds(refunded)}, due ${pounds(due)}${dueBy ? ` by ${dueBy}` : ''}`,
    ...payments.map(({ at, label, amount, state }) => `  ${at}  ${label}  ${pounds(amount)}  ${state}`),
    'history:',
    ...history.map(({ at, text }) => `  ${at}  ${text}`),
  ].join('\n');
}
