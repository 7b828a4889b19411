import type { ManagedBooking } from '@storefront/shared/api/manage/managed-booking.schema';
import { daysBetween, ukDateOf } from '@storefront/shared/domain/dates/iso-date';
import { guestCount } from '@storefront/shared/domain/occupancy/occupancy';
import { pence } from '@storefront/shared/domain/pricing/pence';
import type { Clock } from '@storefront/shared/platform/time/clock';

import type { ShopSettings } from '../../config/shop-settings';
import type { Database } from '../../db/open-database';
import { dealsOf } from '../../quotes/deals-of-hotel';
import { readBooking, type StoredBooking } from '../stored-booking';

import { contractFacts } from './contract-facts';
import { documentsOf } from './documents-view';
import { addableExtras } from './extras-offer';
import { historyOf } from './history-view';
import { itineraryOf } from './itinerary';
import { balanceOf, chargeTable, paymentsOf, unpaidCharge } from './money-view';
import { shopFacts } from './shop-view';
import { lastDay, NAME_RULE, travellersOf } from './travellers-view';

export interface ViewDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly shop: ShopSettings;
}

/** Returns the whole booking as page, mails and documents state it. @throws Error for an unknown order */
export async function bookingView(deps: ViewDeps, orderId: string): Promise<ManagedBooking> {
  const stored = await readBooking(deps.db, orderId);
  if (!stored) throw new Error(`the order ${orderId} is missing`);
  return viewOf(deps, stored);
}

/** Returns the view of a booking that has just been read. */
export async function viewOf({ db, clock, shop }: ViewDeps, stored: StoredBooking): Promise<ManagedBooking> {
  const { order, holiday, extras } = stored;
  const today = clock.today();
  const { nameCorrectionDays, extrasDays } = shop.bookingTerms;
  const namesUntil = lastDay(stored, nameCorrectionDays);
  const isOpen = order.state === 'confirmed' && today <= holiday.departureDate;
  const payments = paymentsOf(stored);
  const base = { reference: order.reference, status: order.state, payments };
  const facts = shopFacts(shop);
  const charges = chargeTable(stored, today);
  const canAdd = isOpen && today <= lastDay(stored, extrasDays);
  return {
    ...base,
    bookedOn: ukDateOf(order.created_at.getTime()),
    daysToDeparture: daysBetween(today, holiday.departureDate),
    holiday,
    extras,
    travellers: travellersOf(stored, namesUntil, today),
    contact: contactOf(stored),
    price: priceOf(stored),
    balance: balanceOf(stored, today, shop.bookingTerms.smallestPayment),
    openPayment: stored.openPayment && {
      paymentId: stored.openPayment.id,
      amount: pence(stored.openPayment.amount),
    },
    itinerary: [...itineraryOf(holiday, extras)],
    extrasOffer: {
      until: lastDay(stored, extrasDays),
      items: canAdd ? [...addableExtras(stored, await dealsOf({ db, clock }, holiday.hotelKey))] : [],
    },
    names: { rule: NAME_RULE, until: namesUntil },
    cancellation: {
      charges,
      isPossible: isOpen,
      text: cancellationText(stored),
      unpaidCharge: unpaidCharge(stored),
    },
    documents: documentsOf({ ...base, protection: facts.protection }),
    ...facts,
    contract: [...contractFacts({ ...facts, charges })],
    history: historyOf(stored),
  };
}

function contactOf({ lead }: StoredBooking): ManagedBooking['contact'] {
  const { email, telephone, addressLineOne, addressLineTwo, city, postcode, country } = lead;
  return { email, telephone, addressLineOne, addressLineTwo, city, postcode, country };
}

function priceOf({ lines, order, holiday }: StoredBooking): ManagedBooking['price'] {
  return {
    lines: lines.map(({ label, amount }) => ({ label, amount: pence(amount) })),
    total: pence(order.total),
    perPerson: pence(Math.round(order.total / guestCount(holiday.occupancy))),
  };
}

function cancellationText({ terms, order }: StoredBooking): string {
  if (order.state === 'cancelled') return 'This booking is cancelled.';
  return terms.cancellation.length === 0
    ? 'Ask us what a cancellation costs. We tell you before anything is cancelled.'
    : 'The charge depends on the day on which you cancel. You see it to the penny before you confirm.';
}
