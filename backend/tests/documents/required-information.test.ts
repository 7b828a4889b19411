import { claimsSchema } from '@storefront/shared/contracts/claims';
import { missingInformation, REQUIRED_INFORMATION } from '@storefront/shared/testing/required-information';
import { describeFlightInOneLine } from '@storefront/shared/domain/booking/flight-description';
import { formatPence } from '@storefront/shared/domain/pricing/pence';
import type { ManagedBooking } from '@storefront/shared/api/manage/managed-booking.schema';

import type { Mail } from '../../src/mail/confirmation-mail';
import { mailSettings } from '../../src/mail/mail-settings';
import { sendDueMails } from '../../src/mail/mail-worker';
import { bookHoliday, type BookedHoliday } from '../support/booked-holiday';
import { pdfText } from '../support/pdf-text';
import { openTestShop, type TestShop } from '../support/test-shop';

jest.setTimeout(120_000);

let shop: TestShop;
let booked: BookedHoliday;
let booking: ManagedBooking;
let mail: Mail;
beforeAll(async () => {
  shop = await openTestShop();
  booked = await bookHoliday(shop);
  booking = await booked.read();
  const mails: Mail[] = [];
  await sendDueMails(shop.db, async (sent) => void mails.push(sent), mailSettings(shop.environment));
  const confirmation = mails.find(({ subject }) => subject.startsWith('Booking confirmed'));
  if (!confirmation) throw new Error('the confirmation was not sent');
  mail = confirmation;
}, 120_000);
afterAll(() => shop.close());

const document = async (id: string) => {
  const url = `/api/manage/documents/${id}`;
  const response = await shop.app.inject({ url, headers: booked.headers });
  expect(response.headers['content-type']).toBe('application/pdf');
  return pdfText(response.rawPayload);
};

describe('the information that the law requires of a booking', () => {
  it('is in the text and the HTML of the email [DEC-218]', () => {
    // Only the contact of emails may be another one than that of the pages.
    const { email } = shop.environment.seller;
    const { seller, organiser } = booking;
    const address = [...organiser.address.slice(0, -1), email];
    const mailed = { ...booking, seller: { ...seller, email }, organiser: { ...organiser, address } };
    expect(missingInformation(mail.text, mailed)).toEqual([]);
    expect(missingInformation(textOf(mail.html), mailed)).toEqual([]);
  });

  it('is in the PDF of the confirmation [DEC-218, DEC-311]', async () => {
    expect(missingInformation(await document('confirmation'), booking)).toEqual([]);
  });

  it('has a source for each statement, and an empty document lacks all of it', () => {
    expect(REQUIRED_INFORMATION.filter(({ source, what }) => !source || !what)).toEqual([]);
    const missing = missingInformation('', booking);
    expect(REQUIRED_INFORMATION.filter(({ what }) => !missing.some((line) => line.includes(what)))).toEqual(
      [],
    );
  });
});

describe('prices and claims in the email and the documents', () => {
  const contents = async () => [
    mail.text,
    textOf(mail.html),
    ...(await Promise.all(
      booking.documents
        .filter(({ mediaType }) => mediaType === 'application/pdf')
        .map(({ id }) => document(id)),
    )),
  ];

  it('are the total of the booking, not a from-price or a claim of the shop [DEC-394]', async () => {
    const claims = Object.values(claimsSchema.parse(undefined)).flatMap((claim) =>
      claim ? [claim.text] : [],
    );
    expect(claims).toContain('Deposits from £49pp');
    for (const content of await contents()) {
      expect(content).toContain(booking.reference);
      expect(content).not.toMatch(/from £|£[\d,.]+ ?pp\b/i);
      expect(claims.filter((claim) => content.includes(claim))).toEqual([]);
    }
  });

  it('state wherever they claim protection that the number of an example shop protects nothing [DEC-394]', async () => {
    const claiming = (await contents()).filter((content) => content.includes('ATOL protected'));
    expect(claiming).toHaveLength(3);
    for (const content of claiming)
      expect(content.replaceAll(/\s+/g, ' ')).toContain(
        'ATOL protected, number 0000 (example shop). This is an example shop: its number is an example and protects nothing.',
      );
  });
});

describe('the ATOL document of a shop without a licence', () => {
  it('states that it is a placeholder, and what a certificate would name [DEC-217]', async () => {
    const text = await document('atol-certificate');
    expect(text).toContain('This is a placeholder, not an ATOL Certificate, and it protects nothing.');
    for (const fact of [
      'ATOL number 0000 (example shop)',
      booking.organiser.name,
      booking.reference,
      'Number of travellers 2',
      "Mrs Ann O'Brien, Mr Brian O'Brien",
      booking.holiday.hotelName,
      describeFlightInOneLine(booking.holiday.outbound),
      describeFlightInOneLine(booking.holiday.inbound),
      `Cost ${formatPence(booking.price.total)}`,
    ])
      expect(text).toContain(fact);
  });
});

function textOf(html: string): string {
  const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
  return html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/&(\w+|#\d+);/g, (entity, name: string) => entities[name] ?? entity);
}
