import { randomUUID } from 'node:crypto';

import { openSecondBackend, type SecondBackend } from '../contract/second-backend';
import { sendRaw } from '../contract/api-requests';
import { bookHoliday } from '../support/booked-holiday';
import { openTestShop, type TestShop } from '../support/test-shop';

jest.setTimeout(120_000);

let shop: TestShop;
let office: SecondBackend;
beforeAll(async () => {
  shop = await openTestShop();
  office = await openSecondBackend(shop);
}, 120_000);
afterAll(async () => {
  await office.close();
  await shop.close();
});

const owner = (path: string, payload: object, token = office.token) =>
  sendRaw(office.app, {
    method: 'POST',
    url: `/admin/bookings/${path}`,
    headers: { authorization: `Bearer ${token}` },
    payload,
  });

const refundsOf = (orderId: string) =>
  shop.db.selectFrom('refunds').select('amount').where('order_id', '=', orderId).execute();

describe("the owner's refund", () => {
  it('is ordered once for each key, and never for another amount or booking [DEC-206]', async () => {
    const [one, other] = [await bookHoliday(shop), await bookHoliday(shop)];
    const key = randomUUID();
    const statuses = [];
    for (const [reference, amount] of [
      [one.reference, 1_250],
      [one.reference, 1_250],
      [one.reference, 1_251],
      [other.reference, 1_250],
    ] as const)
      statuses.push((await owner(`${reference}/refund`, { amount, key })).status);
    expect(statuses).toEqual([200, 200, 409, 409]);
    expect(await refundsOf(one.orderId)).toEqual([{ amount: 1_250 }]);
    expect(await refundsOf(other.orderId)).toEqual([]);
  });

  it('is no more than what was paid, counting refunds that are not made yet [DEC-206]', async () => {
    const booked = await bookHoliday(shop);
    const { paid } = (await booked.read()).balance;
    const refund = (amount: number) =>
      owner(`${booked.reference}/refund`, { amount, key: randomUUID() }).then(({ status }) => status);
    expect(await refund(paid + 1)).toBe(409);
    expect(await refund(paid)).toBe(200);
    expect(await refund(1)).toBe(409);
    expect(await refundsOf(booked.orderId)).toEqual([{ amount: paid }]);
  });

  it('needs a booking and the token [DEC-206]', async () => {
    const booked = await bookHoliday(shop);
    const body = { amount: 100, key: randomUUID() };
    for (const action of ['refund', 'resend']) {
      expect((await owner(`AAAAAAAAAA/${action}`, body)).status).toBe(404);
      expect((await owner(`${booked.reference}/${action}`, body, 'wrong')).status).toBe(401);
    }
    expect(await refundsOf(booked.orderId)).toEqual([]);
  });
});
