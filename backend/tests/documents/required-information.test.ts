import { missingInformation, REQUIRED_INFORMATION } from '@storefront/shared/testing/required-information';
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
