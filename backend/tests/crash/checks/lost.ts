import { grouped, orderFinder, succeeded, sumOf, type Evidence } from './evidence';

type Sides = Pick<Evidence, 'history' | 'charges' | 'refunds' | 'state'>;

/** What somebody was promised or has paid for, and the shop does not have. */
export function lostBookings(evidence: Sides): readonly string[] {
  return [...lostPayments(evidence), ...lostMoney(evidence), ...lostCancellations(evidence)];
}

function lostPayments({ history, state }: Sides): readonly string[] {
  const orderOf = orderFinder(state);
  const attempts = new Map(state.attempts.map((attempt) => [attempt.id, attempt]));
  const isStored = ({ paymentId, amount }: { readonly paymentId: string; readonly amount: number }) => {
    const attempt = attempts.get(paymentId);
    return attempt?.state === 'succeeded' && attempt.amount === amount && orderOf(paymentId) !== undefined;
  };
  const acknowledged = history.all('ordered').filter(({ paymentId, orderId, reference }) => {
    const order = orderOf(paymentId);
    return order?.id !== orderId || order.reference !== reference;
  });
  const balances = history
    .all('balance-paid')
    .filter((paid) => !isStored(paid) || orderOf(paid.paymentId)?.reference !== paid.reference);
  return [
    ...history
      .all('paid')
      .filter((paid) => !isStored(paid))
      .map(({ paymentId }) => `payment ${paymentId} was acknowledged and has no order`),
    ...acknowledged.map(({ reference }) => `order ${reference} was acknowledged and is missing`),
    ...balances.map(({ paymentId }) => `balance ${paymentId} was acknowledged and is not on its order`),
  ];
}

/** Charges and refunds of the bank that are not on the order, to the penny. */
function lostMoney({ charges, refunds, state }: Sides): readonly string[] {
  const orderOf = orderFinder(state);
  const taken = grouped(succeeded(charges), ({ key }) => orderOf(key)?.id ?? '');
  const returned = grouped(succeeded(refunds), ({ chargeKey }) => orderOf(chargeKey)?.id ?? '');
  const sums = (rows: readonly { readonly amount: number }[] = []) => sumOf(rows.map(({ amount }) => amount));
  return [
    ...[...(taken.get('') ?? []), ...(returned.get('') ?? [])].map(
      ({ key, amount }) => `${amount}p were moved under ${key} and have no order`,
    ),
    ...state.orders.flatMap(({ id, reference, paid, refunded }) => [
      ...(sums(taken.get(id)) === paid
        ? []
        : [`${reference} has ${paid}p of ${sums(taken.get(id))}p charged`]),
      ...(sums(returned.get(id)) === refunded
        ? []
        : [`${reference} has ${refunded}p of ${sums(returned.get(id))}p refunded`]),
    ]),
  ];
}

/** A cancellation that was acknowledged is stored, and its refunds add up to what the shopper saw. */
function lostCancellations({ history, state }: Sides): readonly string[] {
  const orders = new Map(state.orders.map((order) => [order.reference, order]));
  const made = new Map(state.cancellations.map((cancellation) => [cancellation.quoteId, cancellation]));
  return history.all('cancelled').flatMap(({ reference, quoteId, charge, refund }) => {
    const order = orders.get(reference);
    const stored = made.get(quoteId);
    const isStored = order?.state === 'cancelled' && stored?.orderId === order.id && stored.charge === charge;
    const given = sumOf(state.refunds.filter(({ cause }) => cause === quoteId).map(({ amount }) => amount));
    return [
      ...(isStored ? [] : [`the cancellation of ${reference} was acknowledged and is missing`]),
      ...(given === refund ? [] : [`${reference} was promised ${refund}p and gets ${given}p`]),
    ];
  });
}
