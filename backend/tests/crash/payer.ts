import {
  cardPaymentResponseSchema,
  type CardPaymentRequest,
} from '@storefront/shared/api/booking/pay-by-card';
import { paymentStatusResponseSchema } from '@storefront/shared/api/booking/payment-status';

import { chance } from '../support/demo-services';

import type { History } from './history';
import type { ShopCalls } from './shop-calls';

/** `busy`: another payment of the same booking is under way. `ended`: this one was given up and took nothing. */
export type Paid = 'paid' | 'declined' | 'busy' | 'ended';

const STATUS_FIRST_SHARE = 0.5;

/** One shopper at the payment step. */
export class Payer {
  readonly #seed: number;
  readonly #booking: number;
  readonly #calls: ShopCalls;
  readonly #history: History;

  constructor(shopper: { seed: number; booking: number; calls: ShopCalls; history: History }) {
    this.#seed = shopper.seed;
    this.#booking = shopper.booking;
    this.#calls = shopper.calls;
    this.#history = shopper.history;
  }

  /** Sends the payment, again and again with its one id, until it is decided. */
  async pay(body: CardPaymentRequest): Promise<Paid> {
    for (let tries = 1; ; tries += 1) {
      const decided = (await this.#send(body)) ?? (await this.#lookAtStatus(body, tries));
      if (decided) return decided;
      await this.#calls.breathe();
    }
  }

  /** Sends the payment and goes away, unless the answer is there at once. */
  async payAndLeave(body: CardPaymentRequest): Promise<void> {
    await this.#send(body);
  }

  async #send(body: CardPaymentRequest): Promise<Paid | null> {
    const tried = await this.#calls.post('payments', body, cardPaymentResponseSchema);
    if (tried.kind === 'nothing') return null;
    if (tried.kind === 'answer') {
      if (tried.value.payment.paymentId !== body.paymentId)
        throw new Error(`${body.paymentId} was answered with ${tried.value.payment.paymentId}`);
      return this.#paid(body);
    }
    const { status, code } = tried.refused;
    if (status === 402) return this.#declined(body);
    if (code === 'payment-pending') return null;
    if (code === 'payment-in-progress') return 'busy';
    if (code === 'payment-ended') return 'ended';
    throw new Error(`payments was refused: ${status} ${code}`);
  }

  /** A page that was loaded again asks first how its payment stands. */
  async #lookAtStatus(body: CardPaymentRequest, tries: number): Promise<Paid | null> {
    if (chance(this.#seed, 'status', body.paymentId, tries) >= STATUS_FIRST_SHARE) return null;
    const tried = await this.#calls.get(`payment/status/${body.paymentId}`, paymentStatusResponseSchema);
    if (tried.kind !== 'answer') return null;
    if (tried.value.status === 'success') return this.#paid(body);
    return tried.value.status === 'declined' ? this.#declined(body) : null;
  }

  #paid({ paymentId, quoteId, amount }: CardPaymentRequest): Paid {
    this.#history.add({
      event: 'paid',
      booking: this.#booking,
      quoteId,
      paymentId,
      amount: Math.round(amount * 100),
    });
    return 'paid';
  }

  #declined({ paymentId }: CardPaymentRequest): Paid {
    this.#history.add({ event: 'declined', booking: this.#booking, paymentId });
    return 'declined';
  }
}
