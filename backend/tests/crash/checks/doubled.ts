import { grouped, succeeded, sumOf, type Evidence } from './evidence';

/** Returns shoppers with two charges or two orders, and shoppers who were charged although the page reported no charge. */
export function doubledBookings({ history, charges, state }: Evidence): readonly string[] {
  const quotes = new Map(state.attempts.map(({ id, quoteId }) => [id, quoteId]));
  const taken = succeeded(charges);
  const [charged, paid] = [
    sumOf(taken.map(({ amount }) => amount)),
    sumOf(state.orders.map((order) => order.paid)),
  ];
  return [
    ...several(charges, 'key', ({ key }) => key),
    ...several(taken, 'charges of quote', ({ key }) => quotes.get(key) ?? `unknown to the shop, ${key}`),
    ...several(state.orders, 'orders of quote', ({ quoteId }) => quoteId),
    ...several(state.orders, 'orders under reference', ({ reference }) => reference),
    ...chargedWithoutCause({ history, charges, state }),
    ...(charged === paid ? [] : [`${charged}p were charged and ${paid}p are paid for orders`]),
  ];
}

function several<Row>(rows: readonly Row[], what: string, keyOf: (row: Row) => string): readonly string[] {
  return [...grouped(rows, keyOf)]
    .filter(([, group]) => group.length > 1)
    .map(([key, group]) => `${group.length} times: ${what} ${key}`);
}

function chargedWithoutCause({
  history,
  charges,
  state,
}: Pick<Evidence, 'history' | 'charges' | 'state'>): readonly string[] {
  const taken = new Set(succeeded(charges).map(({ key }) => key));
  const ordered = new Set(state.orders.map(({ quoteId }) => quoteId));
  const requested = new Set(state.attempts.map(({ id }) => id));
  const missing = new Set(
    history
      .all('finished')
      .filter(({ outcome }) => outcome === 'declined')
      .map(({ booking }) => booking),
  );
  return [
    ...history
      .all('declined')
      .filter(({ paymentId }) => taken.has(paymentId))
      .map(({ paymentId }) => `${paymentId} was declined and charged`),
    ...history
      .all('began')
      .filter(({ booking, quoteId }) => missing.has(booking) && ordered.has(quoteId))
      .map(({ booking }) => `booking ${booking} was declined and has an order`),
    ...[...taken].filter((key) => !requested.has(key)).map((key) => `${key} was charged and never asked for`),
  ];
}
