import type { Transfer } from '@storefront/shared/contracts/booking-session/booking-session.schema';
import { PRIVATE_TRANSFER_PRICE, SHUTTLE_PRICE } from '@storefront/shared/domain/booking/holiday-ledger';
import { pence, timesPence, type Pence } from '@storefront/shared/domain/pricing/pence';

export interface TransferChoice {
  /** The value in API requests (DOM-BOOK-06). */
  readonly value: Transfer;
  readonly title: string;
  readonly description: string;
  readonly perPerson: Pence;
  readonly extraCost: Pence;
}

/** Returns the transfers with their return prices per person; no transfer is free (PRICE-09, PRICE-10). */
export function transferChoices(guests: number, isCruise: boolean): readonly TransferChoice[] {
  const returnDescription = `Return: from the airport to your ${isCruise ? 'ship' : 'hotel'} and back`;
  const choices = [
    {
      value: 'NO_TRANSFER',
      title: 'No transfer',
      description: `You make your own way to the ${isCruise ? 'ship' : 'hotel'}`,
      perPerson: pence(0),
    },
    {
      value: 'SHUTTLE',
      title: 'Shuttle transfer',
      description: returnDescription,
      perPerson: SHUTTLE_PRICE,
    },
    {
      value: 'PRIVATE',
      title: 'Private transfer',
      description: returnDescription,
      perPerson: PRIVATE_TRANSFER_PRICE,
    },
  ] as const;
  return choices.map((choice) => ({ ...choice, extraCost: timesPence(choice.perPerson, guests) }));
}
