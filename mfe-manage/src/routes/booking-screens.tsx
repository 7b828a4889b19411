import { onDemand } from '@storefront/shared/ui/on-demand/on-demand';
import { useOnDemand } from '@storefront/shared/ui/on-demand/use-on-demand';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { z } from 'zod';

import { readView, viewPath } from '../domain/manage-view';
import { offeredAction } from '../domain/offered-action';
import { Cancelled } from '../features/cancel/cancelled';
import { LoadFailed } from '../features/find/load-failed';
import { OverviewPage } from '../features/overview/overview-page';
import { PaymentReturn } from '../features/pay/payment-return';
import { PaymentsCard } from '../features/pay/payments-card';
import { isUndecided, usePaymentReturn } from '../features/pay/use-payment-return';
import { useManagedBooking } from '../parts/booking/booking-context';
import { LoadingScreen } from '../parts/screen/loading-screen';
import { Outcome } from '../parts/screen/outcome';

const actionScreen = onDemand(() => import('./action-screen'));

const outcomeSchema = z.object({ outcome: z.string() });

/**
 * The screen that the URL names. A screen that the booking no longer allows shows the whole booking.
 *
 * @param isNew whether the page has just become that of a booking, so that the heading takes the focus
 */
export function BookingScreens({ isNew }: { readonly isNew: boolean }) {
  const { booking } = useManagedBooking();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const view = readView(params);
  const action = offeredAction(view, booking);
  const { code, failed, retry } = useOnDemand(actionScreen, action !== null);
  useHeadingFocusAfter(`${viewPath(view)}${action && !code ? ' loading' : ''}`, isNew);
  const finish = (outcome: string | null) => {
    void navigate(viewPath({ name: 'overview' }), { replace: true, ...(outcome && { state: { outcome } }) });
  };

  if (!action) return <Overview />;
  if (code) return <code.ActionScreen action={action} onDone={finish} />;
  return failed ? <LoadFailed problem={{ kind: 'unreachable' }} onRetry={retry} /> : <LoadingScreen />;
}

function Overview() {
  const { booking } = useManagedBooking();
  const { state: navigationState } = useLocation();
  const [params] = useSearchParams();
  const paymentId = z.uuid().safeParse(params.get('paymentId')).data ?? null;
  const { state, checkAgain } = usePaymentReturn(paymentId);
  // A shopper who left the payment page decides here whether to continue.
  const isAwaitingPayment = paymentId !== null && params.get('payment') !== 'left' && isUndecided(state);
  const hasPaymentNews = paymentId !== null && (isAwaitingPayment || !isUndecided(state));
  const outcome = outcomeSchema.safeParse(navigationState).data?.outcome;

  return (
    <OverviewPage
      outcome={
        <>
          {booking.status === 'cancelled' && <Cancelled />}
          {hasPaymentNews && <PaymentReturn state={state} onCheckAgain={checkAgain} />}
          {outcome && <Outcome>{outcome}</Outcome>}
        </>
      }
      payments={<PaymentsCard isAwaitingPayment={isAwaitingPayment} />}
    />
  );
}

/** Moves the focus to the heading of the next screen; an outcome takes the focus itself. */
function useHeadingFocusAfter(screen: string, isNew: boolean): void {
  const last = useRef(isNew ? null : screen);
  useEffect(() => {
    if (last.current === screen) return;
    last.current = screen;
    const target = document.querySelector<HTMLElement>('[data-outcome] > [tabindex], [data-page-heading]');
    target?.focus({ preventScroll: true });
  }, [screen]);
}
