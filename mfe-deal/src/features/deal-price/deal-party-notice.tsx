import { PartyNotice } from '@storefront/shared/composites/rooms-guests/party-notice';

import { PARTY_FIELD_ID } from './deal-choice-fields';
import type { DealPrices } from './use-deal-prices';

/** Shows how the priced party differs from the one in the URL; only live prices have a party to choose. */
export function DealPartyNotice({ prices: { party, online } }: { readonly prices: DealPrices }) {
  if (!party) return null;
  return <PartyNotice party={party} action="show prices for" fieldId={online ? PARTY_FIELD_ID : null} />;
}
