import {
  cardPaymentResponseSchema,
  type CardPaymentRequest,
} from '@storefront/shared/api/booking/pay-by-card';
import { paymentStatusResponseSchema } from '@storefront/shared/api/booking/payment-status';

import { chance } from '../support/demo-services';

import type { History } from './history';
import type { ShopClient } from './shop-client';

/** `busy`: another payment of the booking is open. `ended`: this payment was cancelled without a charge. */
export type PaymentResult = 'paid' | 'declined' | 'busy' | 'ended';

const STATUS_FIRST_SHARE = 0.5;

/** Makes the payment of one simulated shopper. */
export class PaymentClient {
  readonly #seed: number;
  readonly #booking: number;
  readonly #calls: ShopClient;
  readonly #history: History;

  constructor(shopper: { seed: number; booking: number; calls: ShopClient; history: History }) {
    this.#seed = shopper.seed;
    this.#booking = shopper.booking;
    this.#calls = shopper.calls;
    this.#history = shopper.history;
  }

  /** Sends the payment repeatedly with the same id until it is decided. */
  async pay(body: CardPaymentRequest): Promise<PaymentResult> {
    for (let tries = 1; ; tries += 1) {
      const result = (await this.#send(body)) ?? (await this.#readStatus(body, tries));
      if (result) return result;
      await this.#calls.waitBeforeRetry();
    }
  }

  /** Sends the payment once and ignores a missing response. */
  async payAndLeave(body: CardPaymentRequest): Promise<void> {
    await this.#send(body);
  }

  async #send(body: CardPaymentRequest): Promise<PaymentResult | null> {
    const attempt = await this.#calls.post('payments', body, cardPaymentResponseSchema);
    if (attempt.kind === 'nothing') return null;
    if (attempt.kind === 'response') {
      if (attempt.value.payment.paymentId !== body.paymentId)
        throw new Error(`${body.paymentId} got a response for ${attempt.value.payment.paymentId}`);
      return this.#paid(body);
    }
    const { status, code } = attempt.error;
    if (status === 402) return this.#declined(body);
    if (code === 'payment-pending') return null;
    if (code === 'payment-in-progress') return 'busy';
    if (code === 'payment-ended') return 'ended';
    throw new Error(`payments responded ${status} ${code}`);
  }

  /** A reloaded page reads the status of its payment first. */
  async #readStatus(body: CardPaymentRequest, tries: number): Promise<PaymentResult | null> {
    if (chance(this.#seed, 'status', body.paymentId, tries) >= STATUS_FIRST_SHARE) return null;
    const attempt = await this.#calls.get(`payment/status/${body.paymentId}`, paymentStatusResponseSchema);
    if (attempt.kind !== 'response') return null;
    if (attempt.value.status === 'success') return this.#paid(body);
    return attempt.value.status === 'declined' ? this.#declined(body) : null;
  }

  #paid({ paymentId, quoteId, amount }: CardPaymentRequest): PaymentResult {
    this.#history.add({
      event: 'paid',
      booking: this.#booking,
      quoteId,
      paymentId,
      amount: Math.round(amount * 100),
    });
    return 'paid';
  }

  #declined({ paymentId }: CardPaymentRequest): PaymentResult {
    this.#history.add({ event: 'declined', booking: this.#booking, paymentId });
    return 'declined';
  }
}
