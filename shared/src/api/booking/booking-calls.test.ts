/** @needs document */
import { transferSchema } from '../../contracts/booking-session/booking-session.schema';
import { userSessionId } from '../../platform/storage/user-session-id';
import { fetchDoor } from '../../../testing/fetch-door';

import {
  createLeadPassenger,
  createOrder,
  createOtherPassengers,
  isProviderOn,
  payByCard,
  paymentStatus,
  saveContact,
  sendBookingEmail,
  startGatewayPayment,
} from './booking-calls';

const leg = {
  flightNumber: '8071',
  airlineCode: 'u2',
  departureAirportCode: 'LGW',
  arrivalAirportCode: 'AYT',
  departsAt: '2027-06-12T06:10:00',
  arrivesAt: '2027-06-12T12:10:00',
};
const PAYMENT_ID = '3f1c2d8a-6a51-4f0e-9f7b-0a4f5b7c9d10';
const person = { title: 'Mrs' as const, firstName: 'Ann', lastName: 'Other', dateOfBirth: '1980-05-12' };

/** One call at the door, with what it sent and what came of it. */
async function asked<T>(
  body: unknown,
  call: (endpoints: ReturnType<typeof fetchDoor>['endpoints']) => Promise<T>,
) {
  const door = fetchDoor({ body });
  try {
    const answer = await call(door.endpoints);
    return { answer, sent: door.sent[0] };
  } finally {
    door.close();
  }
}

describe('the booking calls', () => {
  it('send the contact of a session [API-CONTACT-01]', async () => {
    const body = { email: 'a@b.co', phoneNumber: '0123', referenceNumber: 'R', userSessionId: 'S' };
    const { sent } = await asked({ success: true }, (endpoints) => saveContact(endpoints, body));
    expect(sent).toMatchObject({ method: 'POST', url: 'https://shop.test/api/userContact', body });
  });

  it('create the lead passenger and read the id [API-LEAD-01, DOM-PAX-01, DOM-PAX-02]', async () => {
    const body = {
      ...person,
      email: 'a@b.co',
      telephone: '02079460123',
      postcode: 'N1',
      addressLineOne: '1 High Road',
      addressLineTwo: '',
      city: 'London',
      country: 'United Kingdom',
    };
    const { answer, sent } = await asked({ leadPassengerId: 'L1' }, (endpoints) =>
      createLeadPassenger(endpoints, body),
    );
    expect(sent).toMatchObject({ url: 'https://shop.test/api/createLeadPassenger', body });
    expect(answer).toEqual({ ok: true, value: { leadPassengerId: 'L1' } });
  });

  it('send the others, each with the lead passenger [API-OTHERS-01]', async () => {
    const body = { leadPassengerId: 'L1', passengers: [{ ...person, leadPassengerId: 'L1' }] };
    const { sent } = await asked({ success: true }, (endpoints) => createOtherPassengers(endpoints, body));
    expect(sent).toMatchObject({ url: 'https://shop.test/api/createOtherPassengers', body });
  });

  it.each([
    [{ data: true }, true],
    [{ data: 'on' }, true],
    [{ data: false }, false],
    [{ data: null }, false],
    [{}, false],
    ['not json', false],
  ])('the provider status %j means %p [API-PTSTATUS-01, DEC-63]', async (body, isOn) => {
    const { answer, sent } = await asked(body, isProviderOn);
    expect(sent).toMatchObject({ method: 'GET', url: 'https://shop.test/api/ptstatus' });
    expect(answer).toBe(isOn);
  });

  it('pay by card in pounds and read the payment id [API-PAYMENTS-01]', async () => {
    const body = {
      name: 'Ann Other',
      cardNumber: '4242424242424242',
      month: '08',
      year: '2029',
      securityCode: '123',
      amount: 319.37,
      paymentType: 'deposit' as const,
      paymentId: PAYMENT_ID,
      quoteId: 'Q1',
      leadPassengerId: 'L1',
    };
    const { answer, sent } = await asked({ payment: { paymentId: PAYMENT_ID } }, (endpoints) =>
      payByCard(endpoints, body),
    );
    expect(sent).toMatchObject({ url: 'https://shop.test/api/payments', body });
    expect(answer).toMatchObject({ ok: true, value: { payment: { paymentId: PAYMENT_ID } } });
  });

  it('start the gateway in pence and read its address [API-PAY-01]', async () => {
    const body = {
      phone: '02079460123',
      email: 'a@b.co',
      postal: 'N1',
      country: 'GB',
      city: 'London',
      address: '1 High Road',
      amount: 31_937,
      currency: 'GBP' as const,
      customerId: 'L1',
      paymentId: PAYMENT_ID,
      quoteId: 'Q1',
      paymentType: 'deposit' as const,
    };
    const { answer, sent } = await asked({ paymentUrl: 'https://pay.test/1' }, (endpoints) =>
      startGatewayPayment(endpoints, body),
    );
    expect(sent).toMatchObject({ url: 'https://shop.test/api/pay', body });
    expect(answer).toMatchObject({ ok: true, value: { paymentUrl: 'https://pay.test/1' } });
  });

  it('read the status of a payment, null for one the server never heard of [API-PAYSTATUS-01]', async () => {
    const { answer, sent } = await asked({ status: 'pending' }, (endpoints) =>
      paymentStatus(endpoints, PAYMENT_ID),
    );
    expect(sent).toMatchObject({ method: 'GET', url: `https://shop.test/api/payment/status/${PAYMENT_ID}` });
    expect(answer).toEqual({ ok: true, value: 'pending' });
    const door = fetchDoor({ status: 404 });
    expect(await paymentStatus(door.endpoints, PAYMENT_ID)).toEqual({ ok: true, value: null });
    door.close();
  });

  it('order with everything that was chosen, and read both numbers [API-ORDERS-01, API-ORDERS-02, DOM-PAY-02, DOM-BOOK-04]', async () => {
    const body = {
      hotelName: 'Sol Bay',
      hotelLocation: 'Side',
      duration: 7,
      roomType: 'Double',
      boardBasis: 'AI',
      cruiseBoardBasis: null,
      pricePerPerson: 543,
      totalHolidayPrice: 1086,
      leadPassengerId: 'L1',
      paymentId: PAYMENT_ID,
      paymentType: 'full-amount' as const,
      paymentAmount: 1086,
      outboundFlight: leg,
      inboundFlight: leg,
      transfer: 'SHUTTLE' as const,
      selectedBaggage: 1,
      selectedTours: ['Mykonos on foot'],
      quoteId: 'Q1',
    };
    const { answer, sent } = await asked({ orderId: 'O1', order: { referenceId: 'REF' } }, (endpoints) =>
      createOrder(endpoints, body),
    );
    expect(sent).toMatchObject({ url: 'https://shop.test/api/orders', body });
    expect(answer).toEqual({ ok: true, value: { orderId: 'O1', order: { referenceId: 'REF' } } });
    expect(transferSchema.options).toEqual(['NO_TRANSFER', 'SHUTTLE', 'PRIVATE']);
  });

  it('ask for the e-mail of a booking [API-EMAIL-01]', async () => {
    const body = { bookingReference: 'REF', email: 'a@b.co', hotelImage: 'https://shop.test/1.jpg' };
    const { sent } = await asked({ success: true }, (endpoints) => sendBookingEmail(endpoints, body));
    expect(sent).toMatchObject({ url: 'https://shop.test/api/send-booking-email', body });
  });
});

describe('what a visit keeps', () => {
  it('a session id in local storage, the same for every call [DOM-SES-01, DEC-52]', () => {
    const id = userSessionId();
    expect(localStorage.getItem('userSessionId')).toBe(id);
    expect(userSessionId()).toBe(id);
  });
});
