import { appendFileSync } from 'node:fs';

/** What a shopper was told, or did. Amounts in pence. */
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
  /** The payment was refused for good. */
  | { readonly event: 'declined'; readonly booking: number; readonly paymentId: string }
  /** The order was acknowledged. */
  | {
      readonly event: 'ordered';
      readonly booking: number;
      readonly paymentId: string;
      readonly orderId: string;
      readonly reference: string;
    }
  | { readonly event: 'finished'; readonly booking: number; readonly outcome: Outcome }
  /** An answer that no sound shop gives. */
  | { readonly event: 'fault'; readonly booking: number; readonly what: string };

/** `left`: the shopper went away without waiting for the answer. */
export type Outcome = 'ordered' | 'declined' | 'left';

type Of<Name extends HistoryEvent['event']> = Extract<HistoryEvent, { readonly event: Name }>;

/** What was acknowledged, written down by the one who heard it: the shop is held against this. */
export class History {
  readonly #events: HistoryEvent[] = [];
  readonly #file: string;

  /** @param file grows by a line an event, for whoever looks into a failed run */
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
