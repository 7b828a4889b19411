import { transferSchema } from '../../contracts/booking-session/booking-session.schema';
import { fakeFetch } from '../../../testing/fake-fetch';

import { createLeadPassenger } from './create-lead-passenger';
import { createOrder } from './create-order';
import { createOtherPassengers } from './create-other-passengers';
import { isProviderOn } from './provider-status';
import { payByCard } from './pay-by-card';
import { fetchPaymentStatus } from './payment-status';
import { saveContact } from './save-contact';
import { sendBookingEmail } from './send-booking-email';
import { startGatewayPayment } from './start-gateway-payment';

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

/** Sends one request to the fake backend and returns the request that was sent and its result. */
async function capture<T>(
  body: unknown,
  call: (endpoints: ReturnType<typeof fakeFetch>['endpoints']) => Promise<T>,
) {
  const network = fakeFetch({ body });
  try {
    const response = await call(network.endpoints);
    return { response, sent: network.sent[0] };
  } finally {
    network.close();
  }
}

const ORDER_BODY = {
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

describe('the booking endpoints', () => {
  it('send the contact of a session [API-CONTACT-01]', async () => {
    const body = { email: 'a@b.co', phoneNumber: '0123', referenceNumber: 'R', userSessionId: 'S' };
    const { sent } = await capture({ success: true }, (endpoints) => saveContact(endpoints, body));
    expect(sent).toMatchObject({ method: 'POST', url: 'https://shop.test/api/userContact', body });
  });

  it('create the lead passenger and return the id [API-LEAD-01]', async () => {
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
    const { response, sent } = await capture({ leadPassengerId: 'L1' }, (endpoints) =>
      createLeadPassenger(endpoints, body),
    );
    expect(sent).toMatchObject({ method: 'POST', url: 'https://shop.test/api/createLeadPassenger', body });
    expect(response).toEqual({ ok: true, value: { leadPassengerId: 'L1' } });
  });

  it('send the other passengers with the id of the lead passenger [API-OTHERS-01]', async () => {
    const body = { leadPassengerId: 'L1', passengers: [{ ...person, leadPassengerId: 'L1' }] };
    const { sent } = await capture({ success: true }, (endpoints) => createOtherPassengers(endpoints, body));
    expect(sent).toMatchObject({ method: 'POST', url: 'https://shop.test/api/createOtherPassengers', body });
  });

  it.each([
    [{ data: true }, true],
    [{ data: 'on' }, true],
    [{ data: false }, false],
    [{ data: null }, false],
    [{}, false],
    ['not json', false],
  ])('read the provider status %j as %p [API-PTSTATUS-01, DEC-63]', async (body, isOn) => {
    const { response, sent } = await capture(body, isProviderOn);
    expect(sent).toMatchObject({ method: 'GET', url: 'https://shop.test/api/ptstatus' });
    expect(response).toBe(isOn);
  });

  it('pay by card in pounds and return the payment id [API-PAYMENTS-01]', async () => {
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
    const { response, sent } = await capture({ payment: { paymentId: PAYMENT_ID } }, (endpoints) =>
      payByCard(endpoints, body),
    );
    expect(sent).toMatchObject({ method: 'POST', url: 'https://shop.test/api/payments', body });
    expect(response).toMatchObject({ ok: true, value: { payment: { paymentId: PAYMENT_ID } } });
  });

  it('start a gateway payment in pence and return the URL of its page [API-PAY-01]', async () => {
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
    const { response, sent } = await capture({ paymentUrl: 'https://pay.test/1' }, (endpoints) =>
      startGatewayPayment(endpoints, body),
    );
    expect(sent).toMatchObject({ method: 'POST', url: 'https://shop.test/api/pay', body });
    expect(response).toMatchObject({ ok: true, value: { paymentUrl: 'https://pay.test/1' } });
  });

  it('return the status of a payment, and null for an unknown payment [API-PAYSTATUS-01]', async () => {
    const { response, sent } = await capture(
      { status: 'declined', reason: 'insufficient-funds' },
      (endpoints) => fetchPaymentStatus(endpoints, PAYMENT_ID),
    );
    expect(sent).toMatchObject({ method: 'GET', url: `https://shop.test/api/payment/status/${PAYMENT_ID}` });
    expect(response).toEqual({ ok: true, value: { status: 'declined', reason: 'insufficient-funds' } });
    const network = fakeFetch({ status: 404 });
    expect(await fetchPaymentStatus(network.endpoints, PAYMENT_ID)).toEqual({ ok: true, value: null });
    network.close();
  });

  it('send everything that was chosen with the order, and return both order numbers [API-ORDERS-01, API-ORDERS-02, DOM-PAY-02, DOM-BOOK-04]', async () => {
    const { response, sent } = await capture({ orderId: 'O1', order: { referenceId: 'REF' } }, (endpoints) =>
      createOrder(endpoints, ORDER_BODY),
    );
    expect(sent).toMatchObject({
      method: 'POST',
      url: 'https://shop.test/api/orders',
      body: ORDER_BODY,
    });
    expect(response).toEqual({ ok: true, value: { orderId: 'O1', order: { referenceId: 'REF' } } });
    const transfers = ['NO_TRANSFER', 'SHUTTLE', 'PRIVATE', 'HELICOPTER'];
    expect(transfers.map((transfer) => transferSchema.safeParse(transfer).success)).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });

  it('request the email of a booking [API-EMAIL-01]', async () => {
    const traveller = { title: 'Ms', firstName: 'Ann', lastName: 'Lee', dateOfBirth: '1980-05-01' };
    const body = {
      ...ORDER_BODY,
      outboundFlightNumber: '8071',
      inboundFlightNumber: '8072',
      airline: 'u2',
      passengers: [{ ...traveller, email: 'a@b.co', phone: '02079460123', address: '1 High Road, London' }],
      email: 'a@b.co',
      hotelImage: 'https://shop.test/1.jpg',
      bookingReference: 'REF',
    };
    const { sent } = await capture({ success: true }, (endpoints) => sendBookingEmail(endpoints, body));
    expect(sent).toMatchObject({ method: 'POST', url: 'https://shop.test/api/send-booking-email', body });
  });
});
