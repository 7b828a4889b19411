import { z } from 'zod';

import {
  managedBookingSchema,
  type ManagedBooking,
} from '@storefront/shared/api/manage/managed-booking.schema';

import { purchases } from './purchase';
import type { TestShop } from './test-shop';

export interface BookedHoliday {
  readonly reference: string;
  readonly orderId: string;
  readonly paymentId: string;
  readonly headers: { readonly authorization: string };
  /** Sends a call of "Manage my booking" with the token of this booking. */
  readonly post: (path: string, body?: object) => Promise<{ status: number; body: Record<string, unknown> }>;
  readonly read: () => Promise<ManagedBooking>;
}

const accessSchema = z.object({ access: z.object({ token: z.string() }) });

let addresses = 0;

/** Books and pays a holiday, and opens it as a shopper does. @param daysAhead days until departure */
export async function bookHoliday(
  shop: TestShop,
  { paymentType = 'deposit', daysAhead = 200 }: { paymentType?: string; daysAhead?: number } = {},
): Promise<BookedHoliday> {
  const quote = await shop.quote(daysAhead);
  const amount = paymentType === 'deposit' ? (quote.deposit ?? quote.total) : quote.total;
  const { body } = await purchases(() => shop).cardPayment({ paymentType, amount: amount / 100 }, quote);
  const paid = await shop.post('payments', body);
  if (paid.status !== 200) throw new Error(`the payment failed: ${JSON.stringify(paid.body)}`);
  const { reference, id: orderId } = await shop.db
    .selectFrom('orders')
    .select(['reference', 'id'])
    .where('attempt_id', '=', body.paymentId)
    .executeTakeFirstOrThrow();
  return { ...(await openBooking(shop, reference)), reference, orderId, paymentId: body.paymentId };
}

/** Finds a booking and returns what uses its token. */
export async function openBooking(shop: TestShop, reference: string, emailOrLastName = "O'Brien") {
  addresses += 1;
  const remoteAddress = `10.9.${(addresses >> 8) & 255}.${addresses & 255}`;
  const found = await shop.app.inject({
    method: 'POST',
    url: '/api/manage/find',
    payload: { reference, emailOrLastName },
    remoteAddress,
  });
  const { token } = accessSchema.parse(found.json()).access;
  const headers = { authorization: `Bearer ${token}` };
  return {
    headers,
    post: async (path: string, payload: object = {}) => {
      const url = `/api/manage/${path}`;
      const response = await shop.app.inject({ method: 'POST', url, payload, headers });
      return { status: response.statusCode, body: response.json<Record<string, unknown>>() };
    },
    read: async () => {
      const response = await shop.app.inject({ url: '/api/manage/booking', headers });
      return managedBookingSchema.parse(response.json());
    },
  };
}
