import { randomUUID } from 'node:crypto';

import { addDays } from '@storefront/shared/domain/dates/iso-date';

import { mailSettings } from '../../src/mail/mail-settings';
import { sendDueMails } from '../../src/mail/mail-worker';
import type { Mail } from '../../src/mail/confirmation-mail';
import { queueReminders } from '../../src/manage/remind';
import { bookHoliday, type BookedHoliday } from '../support/booked-holiday';
import { LEAD } from '../support/people';
import { openTestShop, type TestShop } from '../support/test-shop';

jest.setTimeout(120_000);

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
}, 120_000);
afterAll(() => shop.close());

/** Sends all due mails and returns those about a booking. */
async function mailsOf({ reference }: Pick<BookedHoliday, 'reference'>): Promise<readonly Mail[]> {
  const mails: Mail[] = [];
  const send = async (mail: Mail) => void mails.push(mail);
  await sendDueMails(shop.db, send, mailSettings(shop.environment));
  return mails.filter(({ text }) => text.includes(reference));
}

const subjects = (mails: readonly Mail[]) =>
  mails.map(({ to, subject }) => `${to.address}: ${subject.replace(/[A-Z2-9]{10}/, 'REF')}`).toSorted();

describe('a change of contact', () => {
  it('ends the earlier token, returns a new one, and mails both addresses without a link for the earlier one [DEC-202]', async () => {
    const booked = await bookHoliday(shop);
    await mailsOf(booked);
    const {
      email: _email,
      title: _title,
      firstName: _first,
      lastName: _last,
      dateOfBirth: _born,
      ...rest
    } = LEAD;
    const changed = await booked.post('contact', { ...rest, email: 'new@example.com' });
    expect(changed.status).toBe(200);
    expect((await booked.post('contact', rest)).status).toBe(400);
    expect((await shop.app.inject({ url: '/api/manage/booking', headers: booked.headers })).statusCode).toBe(
      401,
    );
    const { access } = changed.body as { access: { token: string } };
    const headers = { authorization: `Bearer ${access.token}` };
    const read = await shop.app.inject({ url: '/api/manage/booking', headers });
    expect(read.json()).toMatchObject({ reference: booked.reference, contact: { email: 'new@example.com' } });
    const mails = await mailsOf(booked);
    expect(subjects(mails)).toEqual([
      'ann@example.com: Booking changed: REF',
      'new@example.com: Booking changed: REF',
    ]);
    expect(mails.map(({ text }) => text.includes('#link='))).toEqual(
      mails.map(({ to }) => to.address === 'new@example.com'),
    );
  });
});

describe('a name', () => {
  it('is corrected three times at most, always compared with the booked one, and mailed to the seller [DEC-207]', async () => {
    const booked = await bookHoliday(shop);
    await mailsOf(booked);
    const correct = (firstName: string) =>
      booked.post('name', { traveller: 1, title: 'Mr', firstName, lastName: "O'Brien" });
    expect((await correct('Bryan')).status).toBe(200);
    expect((await correct('Bryan')).status).toBe(200);
    // Each step is small, their sum is another name.
    expect(await correct('Ryanna')).toMatchObject({
      status: 409,
      body: { error: { code: 'not-a-typing-error' } },
    });
    expect((await correct('Brien')).status).toBe(200);
    expect((await correct('Brian')).status).toBe(200);
    expect((await correct('Bryan')).status).toBe(409);
    const booking = await booked.read();
    expect(booking.travellers[1]).toMatchObject({ firstName: 'Brian', canCorrectName: false });
    expect(
      booking.history.filter(({ text }) => text === 'You corrected the name of traveller 2.'),
    ).toHaveLength(3);
    const seller = shop.environment.seller.email;
    expect(subjects(await mailsOf(booked))).toEqual([
      ...Array.from({ length: 3 }, () => 'ann@example.com: Booking changed: REF'),
      ...Array.from({ length: 3 }, () => `${seller}: For a person: booking REF`),
    ]);
  });
});

describe('extras', () => {
  it('are added once with their price, and the sums stay equal to the penny [DEC-208, DEC-445]', async () => {
    const booked = await bookHoliday(shop);
    const before = await booked.read();
    const request = {
      changeId: randomUUID(),
      items: [
        { id: 'hold-bag', quantity: 2 },
        { id: 'transfer:PRIVATE', quantity: 1 },
      ],
      amount: 18_000 + 11_200,
    };
    const responses = await Promise.all([booked.post('extras', request), booked.post('extras', request)]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    const after = await booked.read();
    expect(after.balance).toMatchObject({
      total: before.balance.total + 29_200,
      paid: before.balance.paid,
      due: before.balance.due + 29_200,
    });
    expect(after.price.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(after.price.total);
    expect(after.extras).toMatchObject({ holdBags: 2, transfer: 'PRIVATE' });
    expect(after.extrasOffer.items.map(({ id }) => id)).not.toContain('transfer:SHUTTLE');
    // Two of the ten bags that two guests may have.
    expect(after.extrasOffer.items).toContainEqual(
      expect.objectContaining({ id: 'hold-bag', maxQuantity: 8 }),
    );
    // The cancellation charge stays the deposit that was offered on booking.
    expect(after.cancellation.charges[0]?.charge).toBe(before.cancellation.charges[0]?.charge);
  });

  it('wait for an open payment, whose amount is a part of the old balance [DEC-208]', async () => {
    const booked = await bookHoliday(shop);
    await booked.post('pay', { paymentId: randomUUID(), amount: 5_000 });
    const request = { changeId: randomUUID(), items: [{ id: 'hold-bag', quantity: 1 }], amount: 9_000 };
    expect(await booked.post('extras', request)).toMatchObject({
      status: 409,
      body: { error: { code: 'payment-in-progress', amount: 5_000 } },
    });
  });
});

describe('a request', () => {
  it('reaches the seller and the shopper once, and changes nothing [DEC-208]', async () => {
    const booked = await bookHoliday(shop);
    await mailsOf(booked);
    const before = await booked.read();
    const request = { requestId: randomUUID(), about: 'dates', message: 'A week later, please.' };
    await booked.post('request', request);
    await booked.post('request', request);
    const seller = shop.environment.seller.email;
    const mails = await mailsOf(booked);
    expect(subjects(mails)).toEqual([
      'ann@example.com: Your request: REF',
      `${seller}: For a person: booking REF`,
    ]);
    expect(mails.every(({ text }) => text.includes('A week later, please.'))).toBe(true);
    const { history: _history, ...rest } = await booked.read();
    expect(rest).toEqual({ ...rest, holiday: before.holiday, balance: before.balance });
  });
});

describe('the reminders of a balance', () => {
  const remindOn = (today: string) => queueReminders(shop.db, { today: () => today });

  it('are sent once each, 14, 7 and 1 days before it is due, and once when it is overdue [DEC-209]', async () => {
    const booked = await bookHoliday(shop);
    await mailsOf(booked);
    const { dueBy } = (await booked.read()).balance;
    const due = dueBy ?? '';
    const sent: string[] = [];
    for (let day = -20; day <= 3; day += 1) {
      await Promise.all([remindOn(addDays(due, day)), remindOn(addDays(due, day))]);
      for (const { subject } of await mailsOf(booked))
        sent.push(`${day} ${subject.replace(/^£[\d,.]+ /, '')}`);
    }
    const name = `booking ${booked.reference}`;
    expect(sent).toEqual([
      expect.stringMatching(/^-14 is due by /),
      expect.stringMatching(/^-7 is due by /),
      expect.stringMatching(/^-1 is due by /),
      `1 is overdue: ${name}`,
      `1 For a person: ${name}`,
    ]);
    expect((await booked.read()).balance.reminders.map(({ isSent }) => isSent)).toEqual([true, true, true]);
  });

  it('are not sent when the balance was paid or the booking cancelled meanwhile [DEC-209]', async () => {
    const booked = await bookHoliday(shop);
    await mailsOf(booked);
    const { dueBy } = (await booked.read()).balance;
    await remindOn(addDays(dueBy ?? '', -7));
    const { body } = await booked.post('cancellation/quote');
    await booked.post('cancellation', { quoteId: body['quoteId'] });
    expect(subjects(await mailsOf(booked)).filter((subject) => subject.includes('is due'))).toEqual([]);
    await remindOn(addDays(dueBy ?? '', -1));
    expect(await mailsOf(booked)).toEqual([]);
  });
});
