import { grouped, sumOf, type Evidence } from './evidence';

type State = Evidence['state'];

const DECIDED: ReadonlySet<string> = new Set(['succeeded', 'failed', 'cancelled', 'expired']);

/** What was written in part: one transaction of which something is missing, or a payment or refund left in between. */
export function tornBookings({ state }: Pick<Evidence, 'state'>): readonly string[] {
  const ids = new Set(state.orders.map(({ id }) => id));
  const strayMails = state.outbox.filter(({ orderId }) => orderId === null || !ids.has(orderId));
  const records = recordsOf(state);
  return [
    ...tornOrders(state, records),
    ...tornAttempts(state, records),
    ...tornRefunds(state, records),
    ...tornCancellations(state, records),
    ...strayMails.map(({ messageId }) => `mail ${messageId} has no order`),
  ];
}

interface Records {
  /** Whether the ledger has exactly one such line. */
  readonly hasLine: (id: string, event: string, amount: number) => boolean;
  /** Whether the outbox has exactly one such mail. */
  readonly hasMail: (orderId: string, kind: string, cause: string) => boolean;
}

function recordsOf({ outbox, ledger }: State): Records {
  const lines = grouped(ledger, ({ subjectId, event, amount }) => `${subjectId} ${event} ${amount}`);
  const mails = grouped(outbox, ({ orderId, kind, cause }) => `${orderId} ${kind} ${cause}`);
  return {
    hasLine: (id, event, amount) => lines.get(`${id} ${event} ${amount}`)?.length === 1,
    hasMail: (orderId, kind, cause) => mails.get(`${orderId} ${kind} ${cause}`)?.length === 1,
  };
}

function missingParts(what: string, whole: Readonly<Record<string, boolean>>): readonly string[] {
  return Object.entries(whole)
    .filter(([, is]) => !is)
    .map(([part]) => `${what} lacks ${part}`);
}

function tornOrders({ orders, attempts }: State, { hasLine, hasMail }: Records): readonly string[] {
  const attemptsById = new Map(attempts.map((attempt) => [attempt.id, attempt]));
  const balancesOf = grouped(attempts, ({ orderId }) => orderId ?? '');
  return orders.flatMap((order) => {
    const first = attemptsById.get(order.attemptId);
    const balances = (balancesOf.get(order.id) ?? []).filter(({ state: at }) => at === 'succeeded');
    const amount = first?.amount ?? Number.NaN;
    const paid = sumOf([amount, ...balances.map((balance) => balance.amount)]);
    const due = order.state === 'cancelled' ? 0 : order.total - order.paid;
    return missingParts(`order ${order.reference}`, {
      'its payments': first?.state === 'succeeded' && paid === order.paid,
      'its sum': order.total === order.quoted && order.balance === due,
      'its mail': hasMail(order.id, 'confirmation', ''),
      'a receipt for each balance': balances.every(({ id }) => hasMail(order.id, 'receipt', id)),
      'its line in the ledger': hasLine(order.id, 'confirmed', amount),
      'the line of its payment': hasLine(order.attemptId, 'succeeded', amount),
      'the lines of its balances': balances.every((balance) =>
        hasLine(balance.id, 'succeeded', balance.amount),
      ),
    });
  });
}

function tornAttempts({ orders, attempts }: State, { hasLine }: Records): readonly string[] {
  const made = new Set(orders.map(({ attemptId }) => attemptId));
  return attempts.flatMap(({ id, state: at, amount, orderId }) => [
    ...(DECIDED.has(at) ? [] : [`payment ${id} is still ${at}`]),
    ...(at === 'succeeded' && orderId === null && !made.has(id)
      ? [`payment ${id} succeeded without an order`]
      : []),
    ...(hasLine(id, 'created', amount) ? [] : [`payment ${id} has no beginning in the ledger`]),
  ]);
}

function tornRefunds({ orders, refunds }: State, { hasLine, hasMail }: Records): readonly string[] {
  const refundsOf = grouped(refunds, ({ orderId }) => orderId);
  return [
    ...refunds.flatMap(({ id, orderId, amount, state: at }) =>
      missingParts(`refund ${id}`, {
        'a result': DECIDED.has(at),
        'its mail': hasMail(orderId, at === 'succeeded' ? 'refund' : 'for-seller', id),
        'its line in the ledger': hasLine(id, at, amount),
      }),
    ),
    ...orders.flatMap(({ id, reference, refunded }) => {
      const made = (refundsOf.get(id) ?? []).filter(({ state: at }) => at === 'succeeded');
      return sumOf(made.map(({ amount }) => amount)) === refunded
        ? []
        : [`${reference} lacks the sum of its refunds`];
    }),
  ];
}

function tornCancellations(
  { orders, refunds, cancellations }: State,
  { hasLine, hasMail }: Records,
): readonly string[] {
  const cancelled = new Map(cancellations.map((cancellation) => [cancellation.orderId, cancellation]));
  return orders.flatMap(({ id, reference, state: at }) => {
    const cancellation = cancelled.get(id);
    if (!cancellation) return at === 'cancelled' ? [`${reference} is cancelled without its amounts`] : [];
    const { quoteId, charge, refund } = cancellation;
    const given = refunds.filter(({ cause }) => cause === quoteId).map(({ amount }) => amount);
    return missingParts(`the cancellation of ${reference}`, {
      'its state': at === 'cancelled',
      'its refunds': sumOf(given) === refund,
      'its mails': hasMail(id, 'cancelled', '') && hasMail(id, 'for-seller', quoteId),
      'its line in the ledger': hasLine(id, 'cancelled', charge),
    });
  });
}
