export type PaymentOutcome = 'succeeded' | 'failed' | 'cancelled' | 'pending';

const SUCCESS = ['success', 'successful', 'succeeded'];
const FAILURE = ['fail', 'failed', 'failure', 'decline', 'declined', 'error'];
const CANCELLATION = ['cancelled', 'canceled'];

/**
 * Parses a status of the provider, ignoring case and surrounding spaces. Only whole words match, so "unsuccessful" is
 * not a success. An unknown status counts as pending (DEC-65, PAY-GW-06).
 */
export function parsePaymentStatus(status: string): PaymentOutcome {
  const normalized = status.trim().toLowerCase();
  if (SUCCESS.includes(normalized)) return 'succeeded';
  if (CANCELLATION.includes(normalized)) return 'cancelled';
  return FAILURE.includes(normalized) ? 'failed' : 'pending';
}
