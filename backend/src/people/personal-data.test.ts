import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';

import { bookHoliday, type BookedHoliday } from '../../tests/support/booked-holiday';
import { openTestShop, type TestShop } from '../../tests/support/test-shop';
import { mailSettings } from '../mail/mail-settings';
import { mailTransport, type SendMail } from '../mail/mail-transport';
import { sendDueMails } from '../mail/mail-worker';
import { outboxFolder } from '../mail/outbox-folder';
import { sendBookingRequest } from '../manage/booking-request';
import { changeContact } from '../manage/change-people';

import { exportPersonalData } from './export-personal-data';
import { erasePersonalData, expirePersonalData } from './personal-data';

jest.setTimeout(60_000);

const LEAD_EMAIL = 'ann@example.com';
const DAY_MS = 86_400_000;
const seller = { name: 'Sandpiper', email: 'hello@sandpiper.example.com', phone: null, atolNumber: null };

let shop: TestShop;
let booked: BookedHoliday;
let orderId: string;
beforeAll(async () => {
  shop = await openTestShop();
}, 120_000);
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.deleteFrom('enquiries').execute();
  await shop.db.updateTable('outbox').set({ state: 'failed' }).execute();
  booked = await bookHoliday(shop);
  orderId = booked.orderId;
});

const dataDir = () => shop.environment.dataDir;
const erase = () => erasePersonalData(shop.db, dataDir(), booked.reference);
const transport = () => mailTransport({ smtpUrl: null, dataDir: dataDir(), seller });
const sendAll = (send: SendMail = transport()) =>
  sendDueMails(shop.db, send, { ...mailSettings(shop.environment), seller });
function mailFiles(): readonly string[] {
  try {
    return readdirSync(outboxFolder(dataDir()));
  } catch {
    return [];
  }
}
const statesOfOrder = async () => {
  const rows = shop.db.selectFrom('outbox').select('state').where('order_id', '=', orderId);
  return (await rows.execute()).map(({ state }) => state);
};

let clients = 0;
async function enquire(fields: { readonly email: string; readonly reference?: string }): Promise<string> {
  clients += 1;
  const id = randomUUID();
  const { statusCode } = await shop.app.inject({
    method: 'POST',
    url: '/api/enquiries',
    remoteAddress: `10.6.0.${clients}`,
    payload: { id, name: 'Ann', topic: 'booking', message: 'We bring a wheelchair.', ...fields },
  });
  expect(statusCode).toBe(202);
  return id;
}
const storedEnquiries = async () =>
  (await shop.db.selectFrom('enquiries').select('id').execute()).map(({ id }) => id);

describe('messages of the contact form', () => {
  it('about a booking or from its lead passenger are exported, and erased with their mails [DEC-108]', async () => {
    const typed = ` ${booked.reference.slice(0, 4).toLowerCase()}-${booked.reference.slice(4)} `;
    const own = [
      await enquire({ email: 'partner@example.com', reference: typed }),
      await enquire({ email: LEAD_EMAIL.toUpperCase() }),
    ];
    const other = await enquire({ email: 'somebody@example.com', reference: 'ZZZZZZZZZZ' });
    const before = mailFiles();
    await sendAll();
    const exported = await exportPersonalData(shop.db, booked.reference);
    expect(exported?.enquiries.map(({ id }) => id).toSorted()).toEqual(own.toSorted());
    expect(exported?.mails.filter(({ kind }) => kind === 'enquiry')).toHaveLength(2);

    expect(await erase()).toBe(true);

    expect(await storedEnquiries()).toEqual([other]);
    const mails = await shop.db
      .selectFrom('outbox')
      .select('enquiry_id')
      .where('kind', '=', 'enquiry')
      .execute();
    expect(mails).toEqual([{ enquiry_id: other }]);
    expect(mailFiles().filter((name) => !before.includes(name))).toEqual([`${other}enquiries.eml`]);
    expect(await exportPersonalData(shop.db, booked.reference)).toMatchObject({
      enquiries: [],
      contacts: [],
    });
  });

  it('and unconfirmed subscribers expire with their mail files [DEC-165, STATIC-03]', async () => {
    const before = mailFiles();
    await enquire({ email: 'somebody@example.com' });
    await shop.post('newsletter', { email: 'undecided@example.com' });
    await shop.db.updateTable('outbox').set({ state: 'failed' }).where('order_id', '=', orderId).execute();
    expect(await sendAll()).toBe(2);
    expect(mailFiles()).toHaveLength(before.length + 2);

    await expirePersonalData(shop.db, dataDir(), { now: () => shop.clock.now() + 91 * DAY_MS });

    expect(mailFiles()).toEqual(before);
  });
});

describe('a mail that is being written while its booking is erased', () => {
  it.each(['a booking', 'a message'])('is not published: the mail of %s [DEC-108]', async (owner) => {
    const before = mailFiles();
    if (owner === 'a message') {
      await shop.db.updateTable('outbox').set({ state: 'failed' }).where('order_id', '=', orderId).execute();
      await enquire({ email: LEAD_EMAIL });
    }
    const write = transport();
    const sent = await sendAll(async (...mail) => {
      await erase();
      await write(...mail);
    });

    expect(sent).toBe(0);
    expect(mailFiles()).toEqual(before);
    expect(new Set(await statesOfOrder())).toEqual(new Set(['failed']));
  });

  it('is deleted by an erasure that waits for its publication [DEC-108]', async () => {
    const before = mailFiles();
    const write = transport();
    let erasure = Promise.resolve(false);
    await sendAll((mail, messageId, signal, publish = (step) => step()) =>
      write(mail, messageId, signal, (step) =>
        publish(async () => {
          erasure = erase();
          await step();
          expect(mailFiles()).toHaveLength(before.length + 1);
        }),
      ),
    );

    expect(await erasure).toBe(true);
    expect(mailFiles()).toEqual(before);
  });

  it('does not return to the queue when it could not be sent [DEC-108]', async () => {
    const errors = jest.spyOn(console, 'error').mockImplementation(() => {});
    await sendAll(async () => {
      await erase();
      throw new Error('the mail server refuses mails');
    });
    errors.mockRestore();
    expect(await statesOfOrder()).toEqual(['failed']);
  });
});

describe('an erasure', () => {
  it('and an export include the card of a declined payment, and the erasure contacts in other letter case [DEC-108]', async () => {
    const { lead_passenger_id: leadId, quote_id: quoteId } = await shop.db
      .selectFrom('orders')
      .select(['lead_passenger_id', 'quote_id'])
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();
    const now = new Date();
    const id = randomUUID();
    const declined = { id, quote_id: quoteId, lead_passenger_id: leadId, order_id: null, amount: 100 };
    const card = { state: 'failed', reason: 'declined', card_brand: 'visa', card_last4: '0002' } as const;
    const times = { created_at: now, updated_at: now, looked_at: null };
    await shop.db
      .insertInto('attempts')
      .values({ ...declined, ...card, ...times, route: 'card', payment_type: 'full-amount' })
      .execute();
    const contact = { email: 'Ann@Example.com', phoneNumber: '1', referenceNumber: 'x', userSessionId: id };
    await shop.post('userContact', contact);

    expect((await exportPersonalData(shop.db, booked.reference))?.payments).toContainEqual(
      expect.objectContaining({ state: 'failed', card_last4: '0002' }),
    );

    await erase();

    const attempt = shop.db.selectFrom('attempts').select(['card_brand', 'card_last4']).where('id', '=', id);
    expect(await attempt.executeTakeFirst()).toEqual({ card_brand: null, card_last4: null });
    const contacts = shop.db.selectFrom('contacts').select('email').where('user_session_id', '=', id);
    expect(await contacts.execute()).toEqual([]);
  });

  it('ends changes and requests whose access was checked just before [DEC-108]', async () => {
    await erase();
    const contact = {
      email: 'new@example.com',
      telephone: '07700 900000',
      postcode: 'AB1 2CD',
      addressLineOne: '1 High Road',
      addressLineTwo: '',
      city: 'Leeds',
      country: 'GB',
    };
    await expect(changeContact(shop.db, { orderId, version: 0 }, contact)).rejects.toMatchObject({
      status: 401,
    });
    const request = {
      requestId: randomUUID(),
      about: 'something-else' as const,
      message: 'We bring a wheelchair.',
    };
    await expect(sendBookingRequest(shop.db, orderId, request)).rejects.toMatchObject({ status: 401 });
    expect(await statesOfOrder()).toEqual(['failed']);
  });
});
