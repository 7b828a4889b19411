import { grouped, orderFinder, succeeded, sumOf, type Evidence } from './evidence';

type Sides = Pick<Evidence, 'history' | 'charges' | 'refunds' | 'state'>;

/**
 * Returns shoppers with two charges, two orders or two refunds, and shoppers who were charged although the page reported
 * no charge.
 */
export function doubledBookings({ history, charges, refunds, state }: Sides): readonly string[] {
  const attempts = new Map(state.attempts.map((attempt) => [attempt.id, attempt]));
  const taken = succeeded(charges);
  const first = taken.filter(({ key }) => (attempts.get(key)?.orderId ?? null) === null);
  const [charged, paid] = [
    sumOf(taken.map(({ amount }) => amount)),
    sumOf(state.orders.map((order) => order.paid)),
  ];
  return [
    ...several(charges, 'key', ({ key }) => key),
    ...several(
      first,
      'first charges of quote',
      ({ key }) => attempts.get(key)?.quoteId ?? `unknown to the shop, ${key}`,
    ),
    ...several(refunds, 'refund', ({ key }) => key),
    ...several(state.refunds, 'refunds of', ({ cause, attemptId }) => `${attemptId} for ${cause}`),
    ...several(state.cancellations, 'cancellations of', ({ orderId }) => orderId),
    ...wrongTotals({ charges, refunds, state }),
    ...several(state.orders, 'orders of quote', ({ quoteId }) => quoteId),
    ...several(state.orders, 'orders under reference', ({ reference }) => reference),
    ...chargedWithoutCause({ history, charges, state }),
    ...(charged === paid ? [] : [`${charged}p were charged and ${paid}p are paid for orders`]),
  ];
}

/** A confirmed order holds no more than its total, a cancelled one exactly the charge that its shopper saw. */
function wrongTotals({
  charges,
  refunds,
  state,
}: Pick<Evidence, 'charges' | 'refunds' | 'state'>): readonly string[] {
  const orderOf = orderFinder(state);
  const taken = grouped(succeeded(charges), ({ key }) => orderOf(key)?.id ?? '');
  // A refund that the bank refuses is paid by a person.
  const returned = grouped(refunds, ({ chargeKey }) => orderOf(chargeKey)?.id ?? '');
  const chargeOf = new Map(state.cancellations.map(({ orderId, charge }) => [orderId, charge]));
  return state.orders.flatMap(({ id, reference, total }) => {
    const held = [taken.get(id) ?? [], returned.get(id) ?? []].map((rows) =>
      sumOf(rows.map(({ amount }) => amount)),
    );
    const kept = (held[0] ?? 0) - (held[1] ?? 0);
    const charge = chargeOf.get(id);
    const isRight = charge === undefined ? kept <= total : kept === charge;
    return isRight ? [] : [`${reference} keeps ${kept}p of ${charge ?? total}p`];
  });
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
