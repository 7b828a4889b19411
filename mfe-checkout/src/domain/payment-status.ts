export type PaymentOutcome = 'succeeded' | 'failed' | 'pending';

const SUCCESS = ['success', 'successful', 'succeeded'];
const FAILURE = ['fail', 'failed', 'failure', 'decline', 'declined', 'error', 'cancelled', 'canceled'];

/**
 * What a word of the provider means. Compared whole, whatever its case and spaces: "unsuccessful" is no
 * success, and a word nobody knows is no outcome (DEC-65, PAY-GW-06).
 */
export function parsePaymentStatus(status: string): PaymentOutcome {
  const word = status.trim().toLowerCase();
  if (SUCCESS.includes(word)) return 'succeeded';
  return FAILURE.includes(word) ? 'failed' : 'pending';
}
