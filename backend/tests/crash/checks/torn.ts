import { grouped, type Evidence } from './evidence';

const DECIDED: ReadonlySet<string> = new Set(['succeeded', 'failed', 'cancelled', 'expired']);

/** What was written in part: one transaction of which something is missing, or a payment left in between. */
export function tornBookings({ state }: Pick<Evidence, 'state'>): readonly string[] {
  const { attempts, orders, outbox, ledger } = state;
  const ordersOf = grouped(orders, ({ attemptId }) => attemptId);
  const attemptsById = grouped(attempts, ({ id }) => id);
  const mailsOf = grouped(outbox, ({ orderId }) => orderId ?? '');
  const lines = grouped(ledger, ({ subjectId, event, amount }) => `${subjectId} ${event} ${amount}`);
  const once = (id: string, event: string, amount: number) =>
    lines.get(`${id} ${event} ${amount}`)?.length === 1;

  const brokenOrders = orders.flatMap((order) => {
    const attempt = attemptsById.get(order.attemptId)?.[0];
    const whole = {
      'its payment': attempt?.state === 'succeeded' && attempt.amount === order.paid,
      'its sum': order.total === order.quoted && order.paid + order.balance === order.total,
      'its mail': mailsOf.get(order.id)?.length === 1,
      'its line in the ledger': once(order.id, 'confirmed', order.paid),
      'the line of its payment': once(order.attemptId, 'succeeded', order.paid),
    };
    const missing = Object.entries(whole).filter(([, is]) => !is);
    return missing.map(([what]) => `order ${order.reference} lacks ${what}`);
  });
  const brokenAttempts = attempts.flatMap(({ id, state: at, amount }) => [
    ...(DECIDED.has(at) ? [] : [`payment ${id} is still ${at}`]),
    ...(at === 'succeeded' && !ordersOf.has(id) ? [`payment ${id} succeeded without an order`] : []),
    ...(once(id, 'created', amount) ? [] : [`payment ${id} has no beginning in the ledger`]),
  ]);
  const ids = new Set(orders.map(({ id }) => id));
  const strayMails = outbox.filter(({ orderId }) => orderId === null || !ids.has(orderId));
  return [
    ...brokenOrders,
    ...brokenAttempts,
    ...strayMails.map(({ messageId }) => `mail ${messageId} has no order`),
  ];
}
