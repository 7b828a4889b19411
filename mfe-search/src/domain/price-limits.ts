import type { FilterChoice, PriceMode } from './view-choice';

type PriceChoice = Pick<FilterChoice, 'priceFrom' | 'priceTo'> & { readonly priceMode: PriceMode };

/** Returns the limits in pence per person; an empty limit is 0 or unlimited (SRCH-FLT-05 to SRCH-FLT-07). */
export function pencePriceLimits(
  { priceFrom, priceTo, priceMode }: PriceChoice,
  guests: number,
): { readonly from: number; readonly to: number } {
  const share = priceMode === 'total' ? guests : 1;
  return {
    from: ((priceFrom ?? 0) * 100) / share,
    to: priceTo === null ? Number.POSITIVE_INFINITY : (priceTo * 100) / share,
  };
}

/**
 * Converts the limits to another price mode. Prices per person are whole pounds, so exactly the same holidays pass
 * before and after.
 */
export function limitsInMode(
  { priceFrom, priceTo, priceMode }: PriceChoice,
  mode: PriceMode,
  guests: number,
): Pick<FilterChoice, 'priceFrom' | 'priceTo'> {
  if (mode === priceMode) return { priceFrom, priceTo };
  if (mode === 'total') {
    return {
      priceFrom: priceFrom === null ? null : priceFrom * guests,
      priceTo: priceTo === null ? null : priceTo * guests,
    };
  }
  return {
    priceFrom: priceFrom === null ? null : Math.ceil(priceFrom / guests),
    priceTo: priceTo === null ? null : Math.floor(priceTo / guests),
  };
}
