import { appendFileSync } from 'node:fs';

/** An action of a shopper, or a response that the shopper received. Amounts in pence. */
export type HistoryEvent =
  | { readonly event: 'began'; readonly booking: number; readonly quoteId: string; readonly email: string }
  /** The payment was acknowledged. */
  | {
      readonly event: 'paid';
      readonly booking: number;
      readonly quoteId: string;
      readonly paymentId: string;
      readonly amount: number;
    }
  /** The payment was declined. */
  | { readonly event: 'declined'; readonly booking: number; readonly paymentId: string }
  /** The order was acknowledged. */
  | {
      readonly event: 'ordered';
      readonly booking: number;
      readonly paymentId: string;
      readonly orderId: string;
      readonly reference: string;
    }
  /** The payment of a balance was acknowledged. */
  | {
      readonly event: 'balance-paid';
      readonly booking: number;
      readonly reference: string;
      readonly paymentId: string;
      readonly amount: number;
    }
  /** A cancellation was acknowledged, at the amounts of its quote. */
  | {
      readonly event: 'cancelled';
      readonly booking: number;
      readonly reference: string;
      readonly quoteId: string;
      readonly charge: number;
      readonly refund: number;
    }
  | { readonly event: 'finished'; readonly booking: number; readonly outcome: Outcome }
  /** A response that a correct shop never sends. */
  | { readonly event: 'fault'; readonly booking: number; readonly what: string };

/** `left`: the shopper did not wait for the response. */
export type Outcome = 'ordered' | 'declined' | 'left';

type Of<Name extends HistoryEvent['event']> = Extract<HistoryEvent, { readonly event: Name }>;

/** The log of the shoppers, against which the stored data is checked. */
export class History {
  readonly #events: HistoryEvent[] = [];
  readonly #file: string;

  /** @param file gets a line per event, for the analysis of a failed run */
  constructor(file: string) {
    this.#file = file;
  }

  add(event: HistoryEvent): void {
    this.#events.push(event);
    appendFileSync(this.#file, `${JSON.stringify({ at: Date.now(), ...event })}\n`);
  }

  all<Name extends HistoryEvent['event']>(name: Name): readonly Of<Name>[] {
    return this.#events.filter((event): event is Of<Name> => event.event === name);
  }
}
