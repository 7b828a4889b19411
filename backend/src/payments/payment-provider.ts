import type { Pence } from '@storefront/shared/domain/pricing/pence';

/** A card for one call to the provider. Printing or serialising it reveals neither number nor security code. */
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
    if (this.#number.startsWith('4')) return 'Visa';
    const start = Number(this.#number.slice(0, 4));
    const isMasterCard = (start >= 5100 && start <= 5599) || (start >= 2221 && start <= 2720);
    return isMasterCard ? 'MasterCard' : 'Card';
  }

  toJSON(): string {
    return `card ending ${this.last4}`;
  }
}

export type ChargeState = 'pending' | 'succeeded' | 'failed' | 'cancelled';

export interface Charge {
  readonly state: ChargeState;
  /** Reason of a failure, such as `declined`. */
  readonly reason: string | null;
  readonly brand: string | null;
  readonly last4: string | null;
  /** The page of the bank on which the shopper has to confirm a pending charge (3-D Secure). */
  readonly challengeUrl?: string;
}

/** The provider did not give a usable response. Whether money moved is unknown; the API reports it as 503. */
export class PaymentProviderError extends Error {
  override readonly name: string = 'PaymentProviderError';
}

/** Where the shopper returns to from the provider's page. */
export type ReturnTo = 'booking' | 'manage';

/** The provider has taken a refund; it never fails afterwards as far as this shop sees. */
export type RefundState = 'succeeded' | 'failed';

/**
 * The company that takes payments. Every call carries the key of its attempt: repeating a key never makes a second
 * charge.
 * Every call rejects with `PaymentProviderError` when the provider is unreachable.
 */
export interface PaymentProvider {
  /** False where cards can only be entered on the provider's page. */
  readonly acceptsCards: boolean;
  readonly isAvailable: () => Promise<boolean>;
  /** A charge that the shopper has to confirm with the bank is pending, with its `challengeUrl`. */
  readonly chargeCard: (key: string, amount: Pence, card: CardInput) => Promise<Charge>;
  /** Opens a payment page of the provider, or returns the one that is open for this key. */
  readonly openPage: (
    key: string,
    amount: Pence,
    returnTo?: ReturnTo,
  ) => Promise<{ readonly paymentUrl: string }>;
  /**
   * Refunds a part of a charge. Repeating a refund key never refunds twice.
   *
   * @returns `failed` when the provider refuses it for good, such as a card that takes no refunds
   */
  readonly refund: (refundKey: string, chargeKey: string, amount: Pence) => Promise<RefundState>;
  /** Returns the charge of a key; `null` for an unknown key. */
  readonly findCharge: (key: string) => Promise<Charge | null>;
  /**
   * Cancels a charge that has taken no money, for good. An unknown key cannot be charged afterwards.
   *
   * @returns the resulting charge, which may have succeeded before or still be undecided at the bank
   */
  readonly cancel: (key: string, amount: Pence) => Promise<Charge>;
}
