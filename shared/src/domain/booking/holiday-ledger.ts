import { depositDue } from '../pricing/deposit';
import { formatPence, pence, sumPence, timesPence, type Pence } from '../pricing/pence';

import type { BookedExtras } from './booked-holiday';
import { HOLD_BAG_PRICE } from './hold-bag';

/** Price of a return transfer per person (PRICE-09). */
export const SHUTTLE_PRICE = pence(1_900);
export const PRIVATE_TRANSFER_PRICE = pence(5_600);

export interface LedgerInput {
  /** Flights and hotel, per person. */
  readonly pricePerPerson: Pence;
  /** The share of the flights, per person, both directions. */
  readonly flightPricePerPerson: Pence;
  readonly guests: number;
  readonly extras: BookedExtras;
  /** Whole days from today to departure, in UK time. */
  readonly daysToDeparture: number;
}

export interface LedgerLine {
  readonly label: string;
  readonly amount: Pence;
}

export interface Ledger {
  readonly lines: readonly LedgerLine[];
  readonly total: Pence;
  /** The total divided by the guests, rounded to a penny. Only the total is ever charged. */
  readonly perPerson: Pence;
  /** `null` when only the full amount may be paid. */
  readonly deposit: Pence | null;
}

/**
 * Calculates the price of a holiday line by line. The browser uses it for an immediate price and the backend for
 * the binding one, so the two differ only when the price of the package itself has changed.
 *
 * @see PRICE-02, PRICE-04, PRICE-06, PRICE-09, PRICE-11, PRICE-12, PRICE-17
 */
export function holidayLedger(input: LedgerInput): Ledger {
  const { pricePerPerson, flightPricePerPerson, guests, extras, daysToDeparture } = input;
  const lines: LedgerLine[] = [
    {
      label: `Holiday, ${guests} x ${formatPence(pricePerPerson)}`,
      amount: timesPence(pricePerPerson, guests),
    },
    ...upgradeLines(extras, guests),
    ...cruiseBoardLines(extras, guests),
    ...transferLines(extras, guests),
    ...holdBagLines(extras),
    ...tourLines(extras, guests),
  ];
  const total = sumPence(lines.map((line) => line.amount));
  const totalFlightPrice = timesPence(flightPricePerPerson, guests);
  // A cheaper board can reduce the total below the price of the flights: a deposit is impossible then.
  const deposit =
    totalFlightPrice > total ? null : depositDue({ totalFlightPrice, holidayTotal: total, daysToDeparture });
  return { lines, total, perPerson: pence(Math.round(total / guests)), deposit };
}

function upgradeLines({ room = null, board = null }: BookedExtras, guests: number): LedgerLine[] {
  return [room, board]
    .filter((upgrade) => upgrade !== null)
    .filter(({ pricePerPerson }) => pricePerPerson !== 0)
    .map(({ name, pricePerPerson }) => ({
      label: `${name}, ${guests} x ${formatPence(pricePerPerson)}`,
      amount: timesPence(pricePerPerson, guests),
    }));
}

function transferLines({ transfer }: BookedExtras, guests: number): LedgerLine[] {
  if (transfer === 'NO_TRANSFER') return [];
  const [name, price] =
    transfer === 'SHUTTLE'
      ? (['Shuttle', SHUTTLE_PRICE] as const)
      : (['Private', PRIVATE_TRANSFER_PRICE] as const);
  return [
    { label: `${name} transfer, ${guests} x ${formatPence(price)}`, amount: timesPence(price, guests) },
  ];
}

function holdBagLines({ holdBags }: BookedExtras): LedgerLine[] {
  if (holdBags === 0) return [];
  return [
    {
      label: `Hold bag, ${holdBags} x ${formatPence(HOLD_BAG_PRICE)}`,
      amount: timesPence(HOLD_BAG_PRICE, holdBags),
    },
  ];
}

function tourLines({ tours }: BookedExtras, guests: number): LedgerLine[] {
  return tours.map((tour) => ({
    label: tour.included
      ? `${tour.name}, included`
      : `${tour.name}, ${guests} x ${formatPence(tour.pricePerPerson)}`,
    amount: tour.included ? pence(0) : timesPence(tour.pricePerPerson, guests),
  }));
}

function cruiseBoardLines({ cruiseBoard }: BookedExtras, guests: number): LedgerLine[] {
  if (!cruiseBoard || cruiseBoard.pricePerPerson === 0) return [];
  return [
    {
      label: `${cruiseBoard.boardType}, ${guests} x ${formatPence(cruiseBoard.pricePerPerson)}`,
      amount: timesPence(cruiseBoard.pricePerPerson, guests),
    },
  ];
}
