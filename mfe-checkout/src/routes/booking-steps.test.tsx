import type { BookingSession } from '@storefront/shared/contracts/booking-session/booking-session.schema';
import { createBookingStore } from '@storefront/shared/runtime';
import { aPackage } from '@storefront/shared/testing/booking-builders';
import { aRuntime, renderRoutes } from '@storefront/shared/testing/render-page';
import { act, screen } from '@testing-library/react';

import { fakePaymentService } from '../../testing/payment/fake-payment-service';
import { advanceTime, cleanUpPayment, freezeTime } from '../../testing/payment/open-payment';
import { aBookingToPay, NOW } from '../../testing/payment/payment-builders';
import { rulesOf } from '../../testing/style-rules';

import { Component as Passengers } from './passengers.route';
import { Component as Payment } from './payment.route';
import { Component as Personalise } from './personalise.route';

beforeEach(freezeTime);
afterEach(cleanUpPayment);

const STEPS = ['/booking/personalise', '/booking/passengers', '/booking/payment'] as const;
const routes = [
  { path: STEPS[0], Component: Personalise },
  { path: STEPS[1], Component: Passengers },
  { path: STEPS[2], Component: Payment },
];

/** Opens a step with a booking that has just started and could be paid at once. */
function openSteps(part: Partial<BookingSession> = {}, step: string = STEPS[0]) {
  const session = aBookingToPay({ startedAt: NOW, ...part });
  fakePaymentService(session, {});
  const mirror = { getItem: () => JSON.stringify(session), setItem: () => {} };
  const booking = createBookingStore({ mirror });
  return { booking, ...renderRoutes(routes, step, aRuntime({ booking })) };
}

const PHONES = String.raw`max-width: 767\.98px\) ?\{[^}]*`;

describe('the steps of a booking', () => {
  it('have one countdown from the entry into Personalise, which goes on from step to step [BOOK-CTD-01, DEC-75]', async () => {
    const { booking, router } = openSteps();
    await advanceTime(0);
    expect(screen.getByRole('timer')).toHaveTextContent('15:00');
    await advanceTime(61_000);
    for (const step of STEPS) {
      await act(() => router.navigate(step));
      await advanceTime(0);
      expect(router.state.location.pathname).toBe(step);
      expect(screen.getByRole('timer')).toHaveTextContent('13:59');
    }
    expect(booking.getState().startedAt).toBe(NOW);
  });

  it.each([
    ['/booking/passengers', { contact: null }, '/booking/personalise'],
    ['/booking/payment', { contact: null }, '/booking/personalise'],
    ['/booking/payment', { leadPassengerId: null }, '/booking/passengers'],
  ])('lead from %s with %j back to %s [DEC-31]', async (step, unfinished, earlier) => {
    const { router } = openSteps(unfinished, step);
    await advanceTime(0);
    expect(router.state.location.pathname).toBe(earlier);
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  });

  it('have a summary that claims the protection, on the right and sticky from 768 px [PERS-08, PAX-03, PAY-03, PROD-04, DEC-430]', async () => {
    const { router } = openSteps();
    for (const step of STEPS) {
      await act(() => router.navigate(step));
      await advanceTime(0);
      const summary = screen.getByRole('region', { name: 'Your holiday' });
      expect(summary).toHaveTextContent('ATOL Protected');
      const column = screen.getByRole('heading', { level: 1 }).parentElement;
      const aside = column?.nextElementSibling ?? document.body;
      expect(aside).toContainElement(summary);
      expect(rulesOf(aside)).toMatch(/min-width: 768px\) ?\{[^}]*position: sticky/);
      expect(rulesOf(aside)).not.toMatch(/min-width: 768px\) ?\{[^}]*order:/);
      expect(rulesOf(aside.parentElement ?? document.body)).toMatch(
        /min-width: 768px\) ?\{[^}]*grid-template-columns: minmax\(0(px)?, 1fr\) /,
      );
    }
  });

  it('have on phones the summary above the step, collapsed to picture, hotel and dates [PERS-08, PAX-03, DEC-190]', async () => {
    const { router } = openSteps({ chosen: aPackage({ imageUrl: '/media/pool-3/960.jpg' }) });
    for (const step of STEPS) {
      await act(() => router.navigate(step));
      await advanceTime(0);
      const aside = screen.getByRole('heading', { level: 1 }).parentElement?.nextElementSibling;
      expect(rulesOf(aside ?? document.body)).toMatch(new RegExp(`${PHONES}order: -1`));
      const summary = screen.getByRole('region', { name: 'Your holiday' });
      const [collapsed, expanded] = summary.children;
      expect(collapsed).not.toHaveAttribute('open');
      expect(collapsed?.querySelector('summary')).toHaveTextContent(
        /^Sol Bay ResortSat 12 Jun 2027, 7 nights$/,
      );
      expect(collapsed?.querySelectorAll('summary img')).toHaveLength(1);
      expect(rulesOf(expanded ?? document.body)).toMatch(new RegExp(`${PHONES}display: none`));
    }
  });
});
