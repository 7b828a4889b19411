import { chance } from '../../support/demo-services';

/** Shares of all requests to the bank. */
const REJECTED_SHARE = 0.1;
const LOST_SHARE = 0.12;
const SLOW_SHARE = 0.5;
const MAX_DELAY_MS = 300;
/** Shares of all keys. */
const DECLINED_SHARE = 0.15;
const REFUND_REFUSED_SHARE = 0.1;

/** Faults of one request. */
export interface BankFault {
  /** Responds 500 before the request is executed. */
  readonly refused: boolean;
  /** Executes the request and drops the response. */
  readonly lost: boolean;
  readonly beforeMs: number;
  readonly afterMs: number;
}

/**
 * Returns the faults of a request; they are the same in every run with the same seed.
 *
 * @param call number of the request with this key
 */
export function bankFault(seed: number, key: string, call: number): BankFault {
  const wait = (when: string) =>
    chance(seed, 'slow', when, key, call) < SLOW_SHARE
      ? Math.floor(chance(seed, 'wait', when, key, call) * MAX_DELAY_MS)
      : 0;
  return {
    refused: chance(seed, 'refused', key, call) < REJECTED_SHARE,
    lost: chance(seed, 'lost', key, call) < LOST_SHARE,
    beforeMs: wait('before'),
    afterMs: wait('after'),
  };
}

export function isDeclined(seed: number, key: string): boolean {
  return chance(seed, 'declined', key) < DECLINED_SHARE;
}

/** The card of a charge takes no refunds: depends on the charge, since the keys of refunds are random. */
export function isRefundRefused(seed: number, chargeKey: string): boolean {
  return chance(seed, 'refund refused', chargeKey) < REFUND_REFUSED_SHARE;
}
