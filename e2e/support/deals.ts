import type { Storefront } from './storefront';

/** The wire format of a deal, with the fields that journeys use. */
export interface DealWire {
  readonly dealId: string;
  readonly hotelKey: string;
  readonly giataId: number;
  readonly pricingMode: string;
  readonly isBooking: boolean;
  readonly onlineChildAges: readonly number[];
  readonly cheapestDate: string;
  readonly HotelName: string;
  readonly offerDetails: string;
  readonly phoneNumber: string | null;
  readonly ship: { readonly shipName: string } | null;
  readonly tours: readonly { readonly tourName: string }[];
  readonly itinerary: readonly { readonly title: string }[];
}

/** Returns the first deal of the catalogue that matches the predicate. */
export async function dealWhere(
  { backend }: Pick<Storefront, 'backend'>,
  is: (deal: DealWire) => boolean,
): Promise<DealWire> {
  const catalogue = (await (await fetch(`${backend}/api/getAllDeals`)).json()) as {
    deals: readonly { dealId: string }[];
  };
  for (const { dealId } of catalogue.deals) {
    const response = (await (await fetch(`${backend}/api/getDealById/${dealId}`)).json()) as {
      deal: { data: Omit<DealWire, 'dealId'> };
    };
    const deal = { ...response.deal.data, dealId };
    if (dealId !== '184' && is(deal)) return deal;
  }
  throw new Error('the catalogue has no such deal');
}
