/** Response header with the UK time of prices that are not fresh, such as `2026-11-26T14:32`; absent otherwise (ADR 104). */
export const PRICES_FROM_HEADER = 'x-prices-from';

/** Returns the UK time at which the prices of a response were valid; `undefined` for fresh ones. */
export function readPricesFrom(headers: Headers): string | undefined {
  const time = headers.get(PRICES_FROM_HEADER);
  return time !== null && /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(time) ? time : undefined;
}
