import { grouped, succeeded, type Evidence } from './evidence';

/** What somebody was promised or has paid for, and the shop does not have. */
export function lostBookings({ history, charges, state }: Evidence): readonly string[] {
  const orders = grouped(state.orders, ({ attemptId }) => attemptId);
  const attempts = grouped(state.attempts, ({ id }) => id);
  const orderOf = (paymentId: string) => orders.get(paymentId)?.[0];

  const payments = history.all('paid').filter(({ paymentId, amount }) => {
    const stands = attempts.get(paymentId)?.[0]?.state === 'succeeded';
    return !stands || orderOf(paymentId)?.paid !== amount;
  });
  const acknowledged = history.all('ordered').filter(({ paymentId, orderId, reference }) => {
    const order = orderOf(paymentId);
    return order?.id !== orderId || order.reference !== reference;
  });
  const charged = succeeded(charges).filter(({ key, amount }) => orderOf(key)?.paid !== amount);
  return [
    ...payments.map(({ paymentId }) => `payment ${paymentId} was acknowledged and has no order`),
    ...acknowledged.map(({ reference }) => `order ${reference} was acknowledged and is not there`),
    ...charged.map(({ key, amount }) => `${amount}p were charged under ${key} and have no order`),
  ];
}
