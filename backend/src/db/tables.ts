import type {
  ChosenPackage,
  Extras,
  Passenger,
} from '@storefront/shared/contracts/booking-session/booking-session.schema';
import type { Occupancy } from '@storefront/shared/occupancy/occupancy';
import type { ColumnType, Generated } from 'kysely';

type Moment = ColumnType<Date, Date | string, Date | string>;
/** Written as text, read as what it holds. */
type Json<T> = ColumnType<T, string, string>;

export type AttemptState = 'created' | 'pending' | 'succeeded' | 'failed' | 'cancelled' | 'expired';

/** All amounts in pence. */
export interface Tables {
  quotes: {
    id: string;
    reference: string;
    rooms: Json<Occupancy>;
    extras: Json<Extras>;
    holiday: Json<ChosenPackage>;
    lines: Json<{ label: string; amount: number }[]>;
    total: number;
    per_person: number;
    expires_at: Moment;
    created_at: Moment;
  };
  contacts: { user_session_id: string; email: string; phone: string; reference: string; updated_at: Moment };
  lead_passengers: { id: string; details: Json<LeadPassenger>; created_at: Moment };
  other_passengers: { lead_passenger_id: string; passengers: Json<Passenger[]>; created_at: Moment };
  attempts: {
    id: string;
    quote_id: string;
    lead_passenger_id: string;
    route: 'card' | 'gateway';
    payment_type: 'deposit' | 'full-amount';
    amount: number;
    state: AttemptState;
    reason: string | null;
    card_brand: string | null;
    card_last4: string | null;
    created_at: Moment;
    updated_at: Moment;
  };
  orders: {
    id: string;
    reference: string;
    attempt_id: string;
    quote_id: string;
    lead_passenger_id: string;
    total: number;
    paid: number;
    balance: number;
    created_at: Moment;
  };
  outbox: {
    id: string;
    order_id: string;
    kind: 'confirmation';
    message_id: string;
    state: 'queued' | 'sending' | 'sent' | 'failed';
    tries: number;
    next_try_at: Moment;
    sent_at: Moment | null;
  };
  ledger: {
    id: Generated<number>;
    at: Moment;
    subject: string;
    subject_id: string;
    event: string;
    amount: number | null;
  };
  sandbox_charges: {
    key: string;
    token: string;
    amount: number;
    state: 'open' | 'challenge' | 'succeeded' | 'failed' | 'cancelled';
    reason: string | null;
    brand: string | null;
    last4: string | null;
    settles_at: Moment | null;
    created_at: Moment;
    /** Wrong codes on the challenge page. */
    tries: Generated<number>;
  };
}

export interface LeadPassenger {
  readonly title: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly dateOfBirth: string;
  readonly email: string;
  readonly telephone: string;
  readonly postcode: string;
  readonly addressLineOne: string;
  readonly addressLineTwo: string;
  readonly city: string;
  readonly country: string;
}
