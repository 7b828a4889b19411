import type { Pence } from '@storefront/shared/domain/pricing/pence';

/** A card on its way to the provider: it shows nothing of itself when printed, and lives for one call. */
export class CardInput {
  readonly #number: string;
  readonly #securityCode: string;
  readonly name: string;
  /** `yyyy-MM` */
  readonly expires: string;

  constructor(card: { number: string; securityCode: string; name: string; expires: string }) {
    this.#number = card.number;
    this.#securityCode = card.securityCode;
    this.name = card.name;
    this.expires = card.expires;
  }

  reveal(): { readonly number: string; readonly securityCode: string } {
    return { number: this.#number, securityCode: this.#securityCode };
  }

  get last4(): string {
    return this.#number.slice(-4);
  }

  get brand(): string {
    return this.#number.startsWith('4')
      ? 'Visa'
      : /^(5[1-5]|2[2-7])/.test(this.#number)
        ? 'MasterCard'
        : 'Card';
  }

  toJSON(): string {
    return `card ending ${this.last4}`;
  }
}

export type ChargeState = 'pending' | 'succeeded' | 'failed' | 'cancelled';

export interface Charge {
  readonly state: ChargeState;
  /** Why it failed, such as `declined`. */
  readonly reason: string | null;
  readonly brand: string | null;
  readonly last4: string | null;
}

/**
 * Whoever really takes the money. Every call carries the key of its attempt: the same key twice is the
 * same charge, never a second one.
 */
export interface PaymentProvider {
  /** False where cards are only taken on the provider's own page. */
  readonly takesCards: boolean;
  readonly isOn: () => Promise<boolean>;
  readonly chargeCard: (key: string, amount: Pence, card: CardInput) => Promise<Charge>;
  /** Opens a page of the provider to pay on, or finds the one that is open under this key. */
  readonly openPage: (key: string, amount: Pence) => Promise<{ readonly paymentUrl: string }>;
  /** What the provider knows of a key; `null` when it never heard of it. */
  readonly lookUp: (key: string) => Promise<Charge | null>;
  /**
   * Ends a charge that has taken no money, so that it never can; a key the provider never heard of is dead
   * from then on. @returns what the charge is now: it may have succeeded, or be undecided at the bank
   */
  readonly cancel: (key: string, amount: Pence) => Promise<Charge>;
}
