import { fakeFetch } from '../../../testing/fake-fetch';
import { aManagedBooking } from '../../../testing/managed-booking-builder';
import { pence } from '../../domain/pricing/pence';

import { findBooking, openBookingLink, sendBookingLink, type BookingAccess } from './access';
import { cancelBooking, quoteCancellation, type CancellationQuote } from './cancel-booking';
import { addExtras, changeContact, correctName, sendBookingRequest } from './change-booking';
import { fetchManagedBooking } from './fetch-booking';
import { fetchBookingDocument } from './fetch-document';
import { payBalance } from './pay-balance';

const ID = '3f1c2d8a-6a51-4f0e-9f7b-0a4f5b7c9d10';
const ACCESS: BookingAccess = { token: 'secret-token', expiresAt: '2026-11-21T12:30:00Z' };
const BOOKING = aManagedBooking();
const CHANGED = { booking: BOOKING, access: null };
const QUOTE: CancellationQuote = {
  quoteId: ID,
  date: '2026-11-21',
  expiresAt: '2026-11-21T12:30:00Z',
  daysBefore: 203,
  basis: 'the deposit',
  paid: pence(45_560),
  charge: pence(45_560),
  refund: pence(0),
  stillOwed: pence(0),
  balanceWaived: pence(48_040),
  refunds: [],
  charges: BOOKING.cancellation.charges,
};
const CONTACT = {
  email: 'ann@example.com',
  telephone: '02079460123',
  addressLineOne: '1 High Road',
  addressLineTwo: '',
  city: 'London',
  postcode: 'N1 1AA',
  country: 'United Kingdom',
};
const NAME = { traveller: 1, title: 'Mr' as const, firstName: 'Daniel', lastName: 'Brien' };
const EXTRAS = { changeId: ID, items: [{ id: 'hold-bag', quantity: 1 }], amount: 9_000 };
const REQUEST = { requestId: ID, about: 'dates' as const, message: 'A week later, please.' };

type Network = ReturnType<typeof fakeFetch>;
const CALLS: readonly (readonly [
  path: string,
  sent: object | undefined,
  response: unknown,
  call: (endpoints: Network['endpoints']) => Promise<unknown>,
])[] = [
  [
    'find',
    { reference: '7KQ4MWD2RE', emailOrLastName: "O'Brien" },
    { access: ACCESS },
    (to) => findBooking(to, { reference: '7KQ4MWD2RE', emailOrLastName: "O'Brien" }),
  ],
  ['open-link', { link: 'signed' }, { access: ACCESS }, (to) => openBookingLink(to, 'signed')],
  ['send-link', { email: 'a@b.co' }, { success: true }, (to) => sendBookingLink(to, 'a@b.co')],
  ['booking', undefined, BOOKING, (to) => fetchManagedBooking(to, ACCESS.token)],
  [
    'pay',
    { paymentId: ID, amount: 48_040 },
    { paymentUrl: 'https://pay.test/1' },
    (to) => payBalance(to, ACCESS.token, { paymentId: ID, amount: 48_040 }),
  ],
  ['contact', CONTACT, CHANGED, (to) => changeContact(to, ACCESS.token, CONTACT)],
  ['name', NAME, CHANGED, (to) => correctName(to, ACCESS.token, NAME)],
  ['extras', EXTRAS, CHANGED, (to) => addExtras(to, ACCESS.token, EXTRAS)],
  ['request', REQUEST, { success: true }, (to) => sendBookingRequest(to, ACCESS.token, REQUEST)],
  ['cancellation/quote', {}, QUOTE, (to) => quoteCancellation(to, ACCESS.token)],
  ['cancellation', { quoteId: ID }, CHANGED, (to) => cancelBooking(to, ACCESS.token, ID)],
];

describe('the calls about a booking', () => {
  it.each(CALLS)('%s sends its request and reads the response', async (path, sent, response, call) => {
    const network = fakeFetch({ body: response });
    expect(await call(network.endpoints)).toEqual({ ok: true, value: response });
    network.close();
    const method = sent === undefined ? 'GET' : 'POST';
    expect(network.sent).toEqual([
      expect.objectContaining({ method, url: `https://shop.test/api/manage/${path}`, body: sent }),
    ]);
    // The token is in a header, which is in no URL, and a token is sent by no call that gives one.
    const isOpen = ['find', 'open-link', 'send-link'].includes(path);
    expect(network.sent[0]?.authorization).toBe(isOpen ? null : 'Bearer secret-token');
  });

  it('return the file of a document, and an error that names the status', async () => {
    const file = new Blob(['%PDF'], { type: 'application/pdf' });
    const respond = (response: Response) => jest.spyOn(globalThis, 'fetch').mockResolvedValueOnce(response);
    const endpoints = { apiUrl: 'https://shop.test/supplier', backendUrl: 'https://shop.test' };
    const found = respond(new Response(file));
    const result = await fetchBookingDocument(endpoints, ACCESS.token, 'receipt 1');
    expect(result.ok && (await result.value.text())).toBe('%PDF');
    expect(found).toHaveBeenCalledWith(
      'https://shop.test/api/manage/documents/receipt%201',
      expect.objectContaining({ headers: { authorization: 'Bearer secret-token' } }),
    );
    respond(new Response('no', { status: 404 }));
    expect(await fetchBookingDocument(endpoints, ACCESS.token, 'x')).toEqual({
      ok: false,
      error: { kind: 'http', status: 404, text: 'no' },
    });
    found.mockRestore();
  });
});
