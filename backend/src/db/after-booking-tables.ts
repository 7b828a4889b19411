import type { ColumnType, Generated } from 'kysely';

type Moment = ColumnType<Date, Date | string, Date | string>;
type Json<T> = ColumnType<T, string, string>;

/** What a payment is for: the first one of a booking, or its balance. */
export type PaymentPurpose = 'deposit' | 'full-amount' | 'balance';

export type RefundReason = 'cancellation' | 'late-payment' | 'goodwill';

/** Mails of an order, except `newsletter` and `enquiry`. Those to the seller are `for-seller`. */
export type MailKind =
  | 'confirmation'
  | 'newsletter'
  | 'enquiry'
  | 'receipt'
  | 'refund'
  | 'reminder'
  | 'overdue'
  | 'changed'
  | 'cancelled'
  | 'link'
  | 'request'
  | 'for-seller';

/** Data of an order mail beside its order. */
export interface OrderLetter {
  /** Another recipient than the lead passenger: the earlier address after a change. */
  readonly to?: string;
  /** What changed or is requested, one line each. */
  readonly lines?: readonly string[];
  /** Last instant of the link, milliseconds since 1970. */
  readonly linkUntil?: number;
}

export type OrderEvent =
  | 'contact-changed'
  | 'name-corrected'
  | 'extras-added'
  | 'request-sent'
  | 'cancelled'
  | 'refund-ordered'
  | 'opened';

/** Never contains personal data. */
export interface OrderEventDetail {
  readonly traveller?: number;
  readonly amount?: number;
  readonly charge?: number;
  /** How much of the charge was not paid. */
  readonly unpaid?: number;
  readonly about?: string;
  readonly lines?: readonly string[];
}

/** The terms of a booking, as they were when it was made. */
export interface BookingTerms {
  readonly balanceDueDays: number;
  /** The charge with so many days to go or more; the row with the most days that fits applies. */
  readonly cancellation: readonly {
    readonly daysBefore: number;
    /** The deposit, or a percentage of the total price. */
    readonly share: 'deposit' | number;
  }[];
}

/** What follows a booking. All amounts in pence. */
export interface AfterBookingTables {
  refunds: {
    /** Also the idempotency key at the provider. */
    id: string;
    order_id: string;
    attempt_id: string;
    amount: number;
    reason: RefundReason;
    /** The cancellation, command or payment that causes it: each refunds a payment once. */
    cause: string;
    state: 'pending' | 'succeeded' | 'failed';
    tries: Generated<number>;
    next_try_at: Moment;
    created_at: Moment;
    updated_at: Moment;
  };
  cancellation_quotes: {
    id: string;
    order_id: string;
    /** Calendar date. */
    day: string;
    days_before: number;
    basis: string;
    total: number;
    paid: number;
    charge: number;
    refund: number;
    expires_at: Moment;
    accepted_at: Moment | null;
    created_at: Moment;
  };
  added_extras: {
    change_id: string;
    order_id: string;
    lines: Json<{ label: string; amount: number }[]>;
    amount: number;
    created_at: Moment;
  };
  order_events: {
    id: Generated<number>;
    order_id: string;
    at: Moment;
    event: OrderEvent;
    detail: Json<OrderEventDetail>;
  };
  booked_names: {
    order_id: string;
    traveller: number;
    title: string;
    first_name: string;
    last_name: string;
    corrections: Generated<number>;
  };
}
