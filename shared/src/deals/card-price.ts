import type { HolidayPage } from '../api/content/page.schema';
import type { Pence } from '../pricing/pence';

/** The lowest price of all months and ratings; `null` is N/A and has no badge (DOM-CARDPRICE-01, DOM-CARDPRICE-02). */
export function cardPrice(priceData: HolidayPage['priceData']): Pence | null {
  let lowest: Pence | null = null;
  for (const ratings of Object.values(priceData)) {
    for (const entry of Object.values(ratings)) {
      if (entry && (lowest === null || entry.pricePerPerson < lowest)) lowest = entry.pricePerPerson;
    }
  }
  return lowest;
}
