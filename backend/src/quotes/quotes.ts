import { quoteRequestSchema, type QuoteResponse } from '@storefront/shared/api/booking/request-quote';
import { daysBetween } from '@storefront/shared/domain/dates/iso-date';
import { guestCount } from '@storefront/shared/domain/occupancy/occupancy';
import { holidayLedger, type Ledger } from '@storefront/shared/domain/booking/holiday-ledger';
import { pence, type Pence } from '@storefront/shared/domain/pricing/pence';
import type { Clock } from '@storefront/shared/platform/time/clock';
import { sql, type Selectable } from 'kysely';

import type { Database } from '../db/open-database';
import { batched } from '../db/statement-batch';
import type { Tables } from '../db/tables';
import type { NoPriceReason, Supplier } from '../supplier/supplier';
import { parseInput } from '../http/parse-input';
import { ApiError } from '../http/api-error';

import { newId } from '../db/ids';
import { withCruise } from './cruise-of-package';
import { HOLD_BAGS_OF_GUEST } from './hold-bag-limit';
import { offeredExtras } from './offered-extras';

/** Prices are guaranteed for this time. */
const QUOTE_TTL_MS = 30 * 60_000;

export type QuoteRow = Selectable<Tables['quotes']>;
/** What decides the amount of a payment. */
export type PayableQuote = Pick<QuoteRow, 'total' | 'rooms' | 'extras' | 'holiday' | 'expires_at'>;

interface Deps {
  readonly db: Database;
  readonly supplier: Supplier;
  readonly clock: Clock;
}

/** `POST /api/quotes`: returns the binding price of an order. @throws ApiError 404, 409 */
export async function createQuote({ db, supplier, clock }: Deps, body: unknown): Promise<QuoteResponse> {
  const { reference, flightId, rooms, extras: requested } = parseInput(quoteRequestSchema, body);
  const priced = await supplier.pricePackage({ reference, rooms, flightId });
  if (!priced.ok) throw noPriceError(priced.error);
  const holiday = await withCruise({ db, clock }, priced.value);
  if (requested.holdBags > guestCount(rooms) * HOLD_BAGS_OF_GUEST)
    throw new ApiError(400, 'bad-input', 'extras.holdBags: no more than five extra bags for each guest');

  const extras = await offeredExtras({ db, supplier, clock }, holiday, requested);
  const ledger = ledgerOf({ holiday, rooms, extras }, clock);
  const quoteId = newId();
  const expiresAt = new Date(clock.now() + QUOTE_TTL_MS);
  await storeQuote(db, {
    id: quoteId,
    reference,
    rooms,
    extras,
    holiday,
    lines: [...ledger.lines],
    total: ledger.total,
    per_person: ledger.perPerson,
    expires_at: expiresAt,
    created_at: new Date(clock.now()),
  });
  return {
    ...ledger,
    lines: ledger.lines.map((line) => ({ ...line })),
    quoteId,
    expiresAt: expiresAt.toISOString(),
    holiday,
  };
}

const storeQuote = batched(async (db, quotes: readonly QuoteRow[]) => {
  await sql`
    insert into quotes (id, reference, rooms, extras, holiday, lines, total, per_person, expires_at, created_at)
    select id, reference, rooms, extras, holiday, lines, total, per_person, expires_at, created_at
    from jsonb_populate_recordset(null::quotes, ${JSON.stringify(quotes)}::jsonb)`.execute(db);
  return quotes;
});

/** Returns the ledger of a quote as of today: close to departure it has no deposit. */
export function ledgerOf(quote: Pick<QuoteRow, 'holiday' | 'rooms' | 'extras'>, clock: Clock): Ledger {
  return holidayLedger({
    pricePerPerson: quote.holiday.pricePerPerson,
    flightPricePerPerson: quote.holiday.flightPricePerPerson,
    guests: guestCount(quote.rooms),
    extras: quote.extras,
    daysToDeparture: daysBetween(clock.today(), quote.holiday.departureDate),
  });
}

/** Returns the amount of a payment of this type. @throws ApiError 409 when a deposit is no longer offered */
export function amountDue(quote: PayableQuote, paymentType: 'deposit' | 'full-amount', clock: Clock): Pence {
  if (paymentType === 'full-amount') return pence(quote.total);
  const { deposit } = ledgerOf(quote, clock);
  if (deposit === null)
    throw new ApiError(409, 'no-deposit', 'A deposit is not offered for this departure: pay in full.', {
      total: quote.total,
    });
  return deposit;
}

function noPriceError(reason: NoPriceReason): ApiError {
  switch (reason) {
    case 'unknown-reference':
      return new ApiError(404, 'unknown-reference', 'There is no such package.');
    case 'expired':
      return new ApiError(409, 'expired', 'This price is from an earlier day. Please search again.');
    case 'departed':
      return new ApiError(409, 'departed', 'This holiday has departed.');
    case 'sold-out':
      return new ApiError(409, 'sold-out', 'This holiday has just sold out.');
  }
}
