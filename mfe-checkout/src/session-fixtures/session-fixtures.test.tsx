import { sessionFixturesSchema } from '@storefront/shared/contracts/session-fixtures';
import { createBookingStore, type BookingStore } from '@storefront/shared/runtime';
import { screen, waitFor } from '@testing-library/react';

import {
  aFilledBooking,
  cleanUpPassengers,
  CONTACT,
  openForm,
  submit,
} from '../../testing/passengers/open-passengers';
import { anOffer, cleanUpPersonalise, openPersonalise } from '../../testing/personalise/open-personalise';
import { GATEWAY_ON } from '../../testing/payment/fake-payment-service';
import {
  CARD_PAY,
  fillInCard,
  GATEWAY_PAY,
  cleanUpPayment,
  openPayment,
  advanceTime,
  clickButton,
  freezeTime,
} from '../../testing/payment/open-payment';
import { PAYMENT_ID } from '../../testing/payment/payment-builders';

import { sessionFixtures } from './session-fixtures';

/** A deal with the first two boards, and both tours without their descriptions. */
const DEAL_OFFER = anOffer({
  tours: anOffer().tours.map((tour) => ({
    ...tour,
    description: '',
    features: tour.features.filter((word) => word.trim()),
  })),
  cruiseBoards: anOffer().cruiseBoards.slice(0, 2),
});

afterEach(() => {
  cleanUpPersonalise();
  cleanUpPassengers();
  cleanUpPayment();
});

/** The session as it is stored. */
function stored(booking: BookingStore): unknown {
  return JSON.parse(JSON.stringify(booking.getState()));
}

function fixture(name: string) {
  const write = sessionFixtures.writes.find((one) => one.name === name);
  if (!write) throw new Error(`sessionFixtures.writes has no entry "${name}".`);
  return write.session;
}

describe('the session fixtures of mfe-checkout', () => {
  it('match the schema of a release record', () => {
    expect(sessionFixturesSchema.parse(sessionFixtures)).toEqual(sessionFixtures);
  });

  it('contain the session after personalise: extras of every kind, their price, and the contact', async () => {
    const { user, booking, router } = openPersonalise({ offer: DEAL_OFFER });
    await screen.findByRole('heading', { level: 1 });
    await user.click(screen.getByRole('radio', { name: /^Shuttle/ }));
    await user.click(screen.getByRole('radio', { name: /^Premium/ }));
    await user.click(screen.getByRole('checkbox', { name: 'Add : Old town walk' }));
    await user.click(screen.getByRole('button', { name: /^One more/ }));
    await user.type(screen.getByRole('textbox', { name: 'Email' }), CONTACT.email);
    await user.type(screen.getByRole('textbox', { name: 'Phone' }), CONTACT.phone);
    await waitFor(() => expect(booking.getState().quote?.lines).toHaveLength(6));
    await user.click(screen.getAllByRole('button', { name: 'Continue' })[0] ?? document.body);
    await waitFor(() => expect(router.state.location.pathname).toBe('/booking/passengers'));

    expect(stored(booking)).toEqual(fixture('personalise'));
  });

  it('contain the session after passengers: all passengers, marked as saved', async () => {
    const { runtime, onSaved } = openForm(aFilledBooking());
    submit();
    await waitFor(() => expect(onSaved).toHaveBeenCalled());

    expect(stored(runtime.booking)).toEqual(fixture('passengers'));
  });

  it('contain the session while the shopper pays on the gateway', async () => {
    freezeTime();
    jest.spyOn(crypto, 'randomUUID').mockReturnValue(PAYMENT_ID);
    const { booking } = openPayment({ responses: GATEWAY_ON });
    await advanceTime(1_000);
    clickButton(GATEWAY_PAY);
    await advanceTime(100);

    expect(stored(booking)).toEqual(fixture('payment on the gateway'));
  });

  it('contain the session after a card payment: the payment, the paid quote, and the order', async () => {
    freezeTime();
    jest.spyOn(crypto, 'randomUUID').mockReturnValue(PAYMENT_ID);
    const { booking } = openPayment();
    await advanceTime(1_000);
    await fillInCard();
    clickButton(CARD_PAY);
    await advanceTime(1_000);

    expect(stored(booking)).toEqual(fixture('payment by card, and the order'));
  });

  it.each(sessionFixtures.writes)('are read unchanged by the store of a tab: $name', ({ session }) => {
    const mirror = { getItem: () => JSON.stringify(session), setItem: () => {} };

    expect(stored(createBookingStore({ mirror }))).toEqual(session);
  });
});
