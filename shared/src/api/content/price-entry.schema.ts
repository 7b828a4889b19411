import { z } from 'zod';

import { wholePounds, type Pence } from '../../domain/pricing/pence';

/**
 * A price as content carries it: `543`, `'543'`, `'$1,543'` or `'N/A'`. The dollar sign is an artefact of
 * storage and means nothing (DEC-99).
 */
export const contentPriceSchema = z.union([z.number(), z.string().max(20)]);

/** Pence of a content price; `null` for N/A and for whatever else is no price (DOM-HPG-04, DOM-CARDPRICE-02). */
export function readContentPrice(price: z.output<typeof contentPriceSchema>): Pence | null {
  const text = String(price).trim().replace(/^\$/, '').replaceAll(',', '');
  const pounds = /^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
  return pounds > 0 && pounds < 1_000_000 ? wholePounds(pounds) : null;
}
