import { z } from 'zod';

import { wholePounds, type Pence } from '../../domain/pricing/pence';

/**
 * A price in content: `543`, `'543'`, `'$1,543'` or `'N/A'`, in pounds. The dollar sign is an artefact of the storage
 * and has no meaning (DEC-99).
 */
export const contentPriceSchema = z.union([z.number(), z.string().max(20)]);

/** Returns a content price in pence, or `null` for N/A and invalid values (DOM-HPG-04, DOM-CARDPRICE-02). */
export function parseContentPrice(price: z.output<typeof contentPriceSchema>): Pence | null {
  const text = String(price).trim().replace(/^\$/, '').replaceAll(',', '');
  const pounds = /^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
  return pounds > 0 && pounds < 1_000_000 ? wholePounds(pounds) : null;
}
