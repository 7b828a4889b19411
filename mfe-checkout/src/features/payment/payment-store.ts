import type { HeldQuote } from '@storefront/shared/contracts/booking-session/booking-session.schema';
import { createStore } from 'zustand/vanilla';

import type { CardForm } from '../../domain/card-rules';
import type { PaymentOption } from '../../domain/payment-options';

import { createPaymentEffects, type PaymentDeps } from './payment-effects';
import { initialState, transition, type PaymentEvent, type PaymentState } from './payment-machine';

export type PaymentStore = ReturnType<typeof createPaymentStore>;

/** Creates the store of one payment page: the state machine with its effects (one live attempt, one order). */
export function createPaymentStore(deps: PaymentDeps) {
  const { booking } = deps;
  const store = createStore<PaymentState>(() => initialState(booking.getState().payment));
  const effects = createPaymentEffects(deps, dispatch);

  function dispatch(event: PaymentEvent): void {
    const next = transition(store.getState(), event);
    if (!next) return;
    store.setState(next.state, true);
    next.effects.forEach(effects.run);
  }

  return {
    store,
    /** Continues an open attempt that the booking session already has. */
    resume: () => {
      effects.resume();
      dispatch({ type: 'resume' });
    },
    /** Stops polling when the page is left. Requests that were sent still complete. */
    suspend: effects.suspend,
    payByCard: (card: CardForm, option: PaymentOption, quote: HeldQuote) => {
      const { leadPassengerId } = booking.getState();
      if (!leadPassengerId) return;
      dispatch({ type: 'pay-by-card', payment: { card, option, quote, leadPassengerId } });
    },
    /** Call it synchronously in the click handler: it may open a window. */
    payOnGateway: (option: PaymentOption, quote: HeldQuote) => {
      const { leadDetails: lead, leadPassengerId } = booking.getState();
      const canPay = lead?.email && lead.phone && leadPassengerId;
      dispatch({
        type: 'pay-on-gateway',
        payment: canPay ? { option, quote, lead, leadPassengerId } : null,
      });
    },
    /** Fetches the payment status now. */
    checkNow: () => dispatch({ type: 'check' }),
    cancel: () => dispatch({ type: 'cancel' }),
    /** Retries the order of a paid attempt; it never charges again. */
    retryOrder: () => dispatch({ type: 'retry-order' }),
    /** The connection is back: checks or completes what is pending. */
    onOnline: () => dispatch({ type: 'online' }),
  };
}
