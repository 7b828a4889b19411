import { randomUUID } from 'node:crypto';

import { NO_EXTRAS } from '@storefront/shared/contracts/booking-session/booking-session.schema';
import { sql } from 'kysely';
import { z } from 'zod';

import { reconcile } from '../../src/payments/reconciler';
import { orderBody, purchases } from '../support/purchase';
import { LEAD } from '../support/people';
import { openTestShop, type TestShop } from '../support/test-shop';

let shop: TestShop;
const cardPayment = purchases(() => shop).cardPayment;
beforeAll(async () => {
  shop = await openTestShop();
}, 60_000);
afterAll(() => shop.close());

const chargesUnder = async (paymentId: string) =>
  (await shop.db.selectFrom('sandbox_charges').selectAll().where('key', '=', paymentId).execute()).length;

describe('booking', () => {
  it('charges a card once and returns one order for repeated requests [API-PAYMENTS-02, API-ORDERS-03, ROLE-02]', async () => {
    const payment = await cardPayment();
    const [first, second] = await Promise.all([
      shop.post('payments', payment.body),
      shop.post('payments', payment.body),
    ]);
    const third = await shop.post('payments', payment.body);
    const order = await shop.post('orders', orderBody(payment));
    const again = await shop.post('orders', orderBody(payment));

    expect([first.status, second.status, third.status]).toEqual([200, 200, 200]);
    expect(third.body).toEqual({ payment: { paymentId: payment.body.paymentId } });
    expect(await chargesUnder(payment.body.paymentId)).toBe(1);
    expect(order.body).toMatchObject({
      orderId: expect.any(String),
      order: { referenceId: expect.stringMatching(/^[A-Z2-9]{10}$/) },
    });
    expect(again).toMatchObject({ status: 200, body: { orderId: order.body['orderId'] } });
  });

  it('rejects a second payment of the same booking', async () => {
    const payment = await cardPayment();
    await shop.post('payments', payment.body);

    const second = await shop.post('payments', { ...payment.body, paymentId: randomUUID() });

    expect(second).toMatchObject({ status: 409, body: { error: { code: 'payment-in-progress' } } });
  });

  it.each([
    ['a penny less', (total: number) => total - 0.01],
    ['a hundredth', (total: number) => total / 100],
    ['more', (total: number) => total + 1],
  ])('refuses %s than the quote with the right figure and charges nothing', async (_how, tamper) => {
    const { quote } = await cardPayment();
    const payment = await cardPayment({ amount: Math.round(tamper(quote.total / 100) * 100) / 100 });

    const response = await shop.post('payments', payment.body);

    expect(response).toMatchObject({
      status: 409,
      body: {
        error: {
          code: 'wrong-amount',
          message: 'The amount is not what this holiday costs.',
          amount: payment.quote.total,
          total: payment.quote.total,
        },
      },
    });
    expect(await chargesUnder(payment.body.paymentId)).toBe(0);
  });

  it.each([
    ['4000000000000002', 402, 'declined', 'The card was declined.'],
    ['4000000000009995', 402, 'insufficient-funds', 'The card was declined.'],
    ['4242424242424241', 422, 'bad-card', 'cardNumber: is not a card number'],
  ])('card %s gets a response with status %i', async (cardNumber, status, code, message) => {
    const payment = await cardPayment({ cardNumber });
    expect(await shop.post('payments', payment.body)).toMatchObject({
      status,
      body: { error: { code, message } },
    });
    expect(await shop.post('orders', orderBody(payment))).toMatchObject({
      status: status === 402 ? 402 : 404,
    });
  });

  it.each([
    [22, true],
    [21, false],
  ])('%i days before departure a deposit is offered: %s [PAY-ST-02, DEC-100]', async (days, offered) => {
    const quote = await shop.quote(days);
    expect(quote.deposit !== null).toBe(offered);
  });

  it('prices extras and rejects too many bags [PRICE-06, PRICE-09]', async () => {
    const plain = await shop.quote(200);
    const extra = await shop.quote(200, { ...NO_EXTRAS, transfer: 'SHUTTLE', holdBags: 2 });
    expect(extra.total - plain.total).toBe(2 * 1_900 + 2 * 9_000);
    expect(await shop.quote(200, { ...NO_EXTRAS, holdBags: 1e9 })).toMatchObject({
      error: { code: 'bad-input' },
    });
  });

  it('quotes up to five bags for each guest, and rejects more with the reason [PRICE-08, DEC-445]', async () => {
    const plain = await shop.quote(200);
    const most = await shop.quote(200, { ...NO_EXTRAS, holdBags: 10 });
    expect(most.total - plain.total).toBe(10 * 9_000);
    expect(await shop.quote(200, { ...NO_EXTRAS, holdBags: 11 })).toMatchObject({
      error: {
        code: 'bad-input',
        message: 'extras.holdBags: no more than five extra bags for each guest',
      },
    });
  });

  it('rejects an order whose quote, lead passenger or amounts differ from its payment [API-ORDERS-01, DEC-158, DEC-159]', async () => {
    const payment = await cardPayment();
    const other = await cardPayment();
    await shop.post('payments', payment.body);
    for (const change of [
      { totalHolidayPrice: 1 },
      { paymentAmount: 1 },
      { quoteId: other.quote.quoteId },
      { leadPassengerId: other.body.leadPassengerId },
    ])
      expect([change, await shop.post('orders', orderBody(payment, change))]).toMatchObject([
        change,
        {
          status: 409,
          body: {
            error: {
              code: 'wrong-figures',
              message: 'The order does not match what was quoted and paid.',
              total: payment.quote.total,
              paid: payment.quote.total,
            },
          },
        },
      ]);
    expect((await shop.post('orders', orderBody(payment))).status).toBe(200);
  });

  it('keeps the extras of the quote that was paid, whatever the order call states [DEC-159, API-ORDERS-01]', async () => {
    const payment = await cardPayment();
    await shop.post('payments', payment.body);
    const body = orderBody(payment, { transfer: 'PRIVATE', selectedBaggage: 5 });
    const { status, body: response } = await shop.post('orders', body);
    expect(status).toBe(200);
    const { extras } = await shop.db
      .selectFrom('orders')
      .innerJoin('attempts', 'attempts.id', 'orders.attempt_id')
      .innerJoin('quotes', 'quotes.id', 'attempts.quote_id')
      .select('quotes.extras')
      .where('orders.id', '=', String(response['orderId']))
      .executeTakeFirstOrThrow();
    expect(extras).toMatchObject({ transfer: 'NO_TRANSFER', holdBags: 0 });
  });

  it('reports whether payments are taken, which a switch turns off and on [API-PTSTATUS-02]', async () => {
    const statusWith = async (on: boolean) => {
      await shop.app.inject({ method: 'POST', url: '/demo/provider', payload: { on } });
      return (await shop.app.inject('/api/ptstatus')).json<unknown>();
    };
    expect([await statusWith(false), await statusWith(true)]).toEqual([{ data: false }, { data: true }]);
  });

  it('takes a payment on the page of the provider and creates the order on the server [API-PAY-02, API-PAYSTATUS-03, API-PTSTATUS-02]', async () => {
    const quote = await shop.quote();
    const customerId = await shop.leadPassenger();
    const body = {
      phone: '02079460123',
      email: 'ann@example.com',
      postal: 'N1',
      country: 'GB',
      city: 'London',
      address: '1 High Road',
      amount: quote.total,
      currency: 'GBP',
      customerId,
      paymentId: randomUUID(),
      quoteId: quote.quoteId,
      paymentType: 'full-amount',
    };
    const { body: started } = await shop.post('pay', body);
    expect((await shop.post('pay', body)).body).toEqual(started);
    const status = async () =>
      (await shop.app.inject(`/api/payment/status/${body.paymentId}`)).json<{ status: string }>().status;
    expect(await status()).toBe('pending');

    const token = String(started['paymentUrl']).split('/').at(-1) ?? '';
    await shop.sandbox.settle(token, 'succeeded', null);
    await reconcile({
      db: shop.db,
      provider: shop.sandbox,
      clock: { ...shop.clock, now: () => Date.now() + 10_000 },
      terms: shop.terms,
    });

    const order = await shop.db
      .selectFrom('orders')
      .selectAll()
      .where('attempt_id', '=', body.paymentId)
      .executeTakeFirst();
    const mails = await shop.db
      .selectFrom('outbox')
      .selectAll()
      .where('order_id', '=', order?.id ?? '')
      .execute();
    expect([order?.total, order?.paid, mails.length]).toEqual([quote.total, quote.total, 1]);
    expect(await status()).toBe('success');
  });

  it('stores neither number, security code nor expiry of a card in any table [DEC-54]', async () => {
    const card = { cardNumber: '4111111111111111', securityCode: '987', month: '12', year: '2034' };
    const payment = await cardPayment(card);
    expect((await shop.post('payments', payment.body)).status).toBe(200);
    const { rows: tables } = await sql<{ name: string }>`
      select table_name as name from information_schema.tables
      where table_schema = current_schema() and table_type = 'BASE TABLE'`.execute(shop.db);
    expect(tables.length).toBeGreaterThan(20);
    const rowsWith = async (pattern: string) => {
      const found = await Promise.all(
        tables.map(async ({ name }) => {
          // Without the backslashes of JSON in a text.
          const { rows } = await sql`
            select 1 from ${sql.table(name)} as stored
            where replace(to_jsonb(stored)::text, ${'\\'}, '') ~ ${pattern}`.execute(shop.db);
          return rows.map(() => name);
        }),
      );
      return found.flat();
    };
    expect(await rowsWith('4111111111111111|"987"|"2034"|2034-12|12 ?/ ?(20)?34')).toEqual([]);
    // The search finds what is stored of the card.
    expect(new Set(await rowsWith('"Visa"'))).toEqual(new Set(['attempts', 'sandbox_charges']));
  });

  it('names the field of invalid input and accepts valid input [API-LEAD-02, API-OTHERS-03]', async () => {
    expect(await shop.post('createLeadPassenger', { ...LEAD, email: 'nobody' })).toMatchObject({
      status: 400,
      body: { error: { field: 'email' } },
    });
    const { status, body: lead } = await shop.post('createLeadPassenger', LEAD);
    expect([status, lead]).toEqual([200, { leadPassengerId: expect.stringMatching(/^[\da-f-]{36}$/) }]);
    const leadPassengerId = String(lead['leadPassengerId']);
    const ben = { leadPassengerId, title: 'Mr', firstName: 'Ben', lastName: 'Li', dateOfBirth: '1979-01-01' };
    const others = (id: string, ...passengers: readonly object[]) =>
      shop.post('createOtherPassengers', { leadPassengerId: id, passengers });
    expect(await others(leadPassengerId, ben)).toEqual({ status: 200, body: { success: true } });

    const stranger = { ...ben, leadPassengerId: 'another booking' };
    expect(await others(leadPassengerId, ben, stranger)).toMatchObject({
      status: 400,
      body: {
        error: { code: 'bad-input', message: 'passengers.leadPassengerId: belongs to another booking' },
      },
    });
    expect(await others('unknown', { ...ben, leadPassengerId: 'unknown' })).toMatchObject({
      status: 404,
      body: { error: { code: 'unknown-lead', message: 'There is no such lead passenger.' } },
    });
  });

  it('stores of the extras of a quote only what the shop knows', async () => {
    const withUnknownField = { ...NO_EXTRAS, holdBags: 1, junk: { pad: 'y'.repeat(200) } };
    const quote = await shop.quote(200, withUnknownField);
    const stored = await shop.db
      .selectFrom('quotes')
      .select('extras')
      .where('id', '=', quote.quoteId)
      .executeTakeFirstOrThrow();
    expect(stored.extras).toEqual({ ...NO_EXTRAS, holdBags: 1 });
  });

  it('stores the contact of a session, and replaces it by a later one [API-CONTACT-03]', async () => {
    const contact = { email: '', phoneNumber: '07700 900123', referenceNumber: 'r1', userSessionId: 's' };
    expect(await shop.post('userContact', contact)).toEqual({ status: 200, body: { success: true } });
    const contacts = () =>
      shop.db
        .selectFrom('contacts')
        .select(['email', 'phone', 'reference'])
        .where('user_session_id', '=', 's')
        .execute();
    expect(await contacts()).toEqual([{ email: '', phone: '07700 900123', reference: 'r1' }]);

    const later = { ...contact, email: 'a@b.com', phoneNumber: '', referenceNumber: 'r2' };
    expect(await shop.post('userContact', later)).toEqual({ status: 200, body: { success: true } });
    expect(await contacts()).toEqual([{ email: 'a@b.com', phone: '', reference: 'r2' }]);
  });

  it('responds alike to known and unknown references and sends mail to the lead passenger only [API-EMAIL-02]', async () => {
    const body = { bookingReference: 'AAAAAAAAAA', email: 'stranger@example.com' };
    expect(await shop.post('send-booking-email', body)).toEqual({ status: 200, body: { success: true } });
    expect(
      (await shop.db.selectFrom('outbox').selectAll().where('order_id', '=', 'AAAAAAAAAA').execute()).length,
    ).toBe(0);
  });

  it('decides neither recipient nor content of the mail of a booking by the call [API-EMAIL-02, DEC-340]', async () => {
    const payment = await cardPayment();
    await shop.post('payments', payment.body);
    const { body: response } = await shop.post('orders', orderBody(payment));
    const { referenceId } = z.object({ referenceId: z.string() }).parse(response['order']);
    const mails = () =>
      shop.db.selectFrom('outbox').selectAll().where('order_id', '=', String(response['orderId'])).execute();
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    const other = { ...orderBody(payment), hotelName: 'Another hotel', email: 'stranger@example.com' };
    expect(await shop.post('send-booking-email', { ...other, bookingReference: referenceId })).toMatchObject({
      status: 200,
    });
    expect(await mails()).toEqual([{ ...mail, next_try_at: expect.any(Date) }]);
  });

  it('accepts only JSON and reveals no internals in errors', async () => {
    const text = await shop.app.inject({
      method: 'POST',
      url: '/api/quotes',
      headers: { 'content-type': 'text/plain' },
      payload: '{}',
    });
    const broken = await shop.app.inject({
      method: 'POST',
      url: '/api/quotes',
      headers: { 'content-type': 'application/json' },
      payload: '{"a":',
    });
    expect([text.statusCode, broken.statusCode]).toEqual([415, 400]);
    expect(broken.json()).toMatchObject({ error: { code: expect.any(String) } });
    expect((await shop.app.inject('/api/nothing')).statusCode).toBe(404);
    expect((await shop.app.inject('/ready')).json()).toEqual({ status: 'ready' });
  });
});

describe('the supplier calls', () => {
  it('return XML, and a fault for an invalid query [API-DPSEARCH-05]', async () => {
    const good = await shop.app.inject(
      '/supplier/dpSearch.php?destinationId=101&departureId=-1&dateMin=2027-06-10&dateMax=2027-06-12&durationMin=7&durationMax=7&adultsRoom1=2',
    );
    expect(good.headers['content-type']).toMatch(/application\/xml/);
    expect(good.body).toMatch(/<Result reference="[^"]+" price="\d+"/);
    const bad = await shop.app.inject(
      '/supplier/dpSearch.php?destinationId=101&departureId=-1&dateMin=yesterday',
    );
    expect([bad.statusCode, bad.body]).toEqual([
      400,
      expect.stringMatching(/<Fault code="bad-input" message="dateMin: /),
    ]);
  });

  const idsOf = () => shop.market.hotelsOf(101).map(({ giataId }) => giataId);
  const request = async (call: string, body: object) =>
    (
      await shop.app.inject({
        method: 'POST',
        url: `/supplier/${call}`,
        payload: { giataIds: idsOf(), ...body },
      })
    ).json<{ giataIds: number[]; resorts: string[] }>();

  it('return the resorts of hotels, each once [API-RESORTS-03]', async () => {
    const resorts = idsOf().map((id) => shop.market.hotel(id)?.hotelDetails.resort ?? '');
    const { resorts: found } = await request('getResortsByGiataIds', { includeMeta: true });
    expect(found.toSorted()).toEqual([...new Set(resorts)].filter(Boolean).toSorted());
  });

  it('sort in both directions, equal ratings by their number of reviews in the same direction [API-SORT-03, SRCH-SRT-01]', async () => {
    const reviewsIn = async (order: 'asc' | 'desc') =>
      (await request('sortGiataIdsByTripAdvisorRating', { order })).giataIds.map(
        (id) => shop.market.reviewsOf(id) ?? { reviewScore: 0, reviewCount: 0 },
      );
    const ascending = await reviewsIn('asc');
    expect(new Set(ascending.map(({ reviewScore }) => reviewScore)).size).toBeLessThan(ascending.length);
    expect(ascending).toEqual(
      ascending.toSorted(
        (one, other) => one.reviewScore - other.reviewScore || one.reviewCount - other.reviewCount,
      ),
    );
    expect(await reviewsIn('desc')).toEqual(
      ascending.toSorted(
        (one, other) => other.reviewScore - one.reviewScore || other.reviewCount - one.reviewCount,
      ),
    );
  });

  it('accept every filter string [API-FILTER-04, DEC-91, API-FILTER-02]', async () => {
    const giataIds = idsOf();
    const passing = async (filter: string) =>
      (await request('filterHotelsByGiataIdsAndFilters', { filters: [filter] })).giataIds;
    const facts = (id: number) => shop.market.hotel(id)?.hotelDetails;
    const luxury = await passing('style:Luxury');
    expect(luxury.length).toBeGreaterThan(0);
    expect(luxury).toEqual(giataIds.filter((id) => facts(id)?.taDetails?.styles?.includes('Luxury')));
    const resort = facts(luxury[0] ?? 0)?.resort ?? '';
    const there = giataIds.filter((id) => facts(id)?.resort === resort);
    expect(new Set(await passing(`resort:${resort}`))).toEqual(new Set(there));
    expect(new Set(await passing(`resorts:${resort}`))).toEqual(new Set(there));
    const pools = await passing('amenity:Outdoor pool');
    expect(pools.length).toBeGreaterThan(0);
    expect(pools.length).toBeLessThan(giataIds.length);
    expect(pools).toEqual(
      giataIds.filter((id) => shop.market.hotel(id)?.facility?.facilities?.['facility_Outdoor_pool']),
    );
    expect(await passing('amenities:Outdoor pool')).toEqual(pools);
    const awarded = await passing('award:Travelers Choice');
    expect(awarded.length).toBeGreaterThan(0);
    expect(awarded).toEqual(
      giataIds.filter((id) => /choice/i.test(JSON.stringify(facts(id)?.taDetails?.awards ?? []))),
    );
  });

  it('need all selected amenities and one of the selected styles [DEC-91]', async () => {
    const passing = async (...filters: string[]) =>
      (await request('filterHotelsByGiataIdsAndFilters', { filters })).giataIds;
    const [pool, parking] = [await passing('amenity:Outdoor pool'), await passing('amenity:Free parking')];
    const both = pool.filter((id) => parking.includes(id));
    expect([both.length > 0, both.length < pool.length]).toEqual([true, true]);
    expect(await passing('amenity:Outdoor pool', 'amenity:Free parking')).toEqual(both);
    const [luxury, family] = [await passing('style:Luxury'), await passing('style:Family-friendly')];
    const either = await passing('style:Luxury', 'style:Family-friendly');
    expect(new Set(either)).toEqual(new Set([...luxury, ...family]));
    expect(either.length).toBeGreaterThan(Math.max(luxury.length, family.length));
  });

  it('need one of the selected resorts, and one of the selected awards [DEC-91]', async () => {
    const passing = async (...filters: string[]) =>
      new Set((await request('filterHotelsByGiataIdsAndFilters', { filters })).giataIds);
    const [one = '', other = ''] = (await request('getResortsByGiataIds', { includeMeta: true })).resorts;
    for (const [first, second] of [
      [`resort:${one}`, `resort:${other}`],
      ['award:Best of the Best', 'award:Travelers Choice'],
    ] as const) {
      const [withFirst, withSecond] = [await passing(first), await passing(second)];
      expect([first, withFirst.size > 0]).toEqual([first, true]);
      expect(withFirst).not.toEqual(withSecond);
      expect(await passing(first, second)).toEqual(new Set([...withFirst, ...withSecond]));
    }
  });

  it.each([
    ['4.5-5', 4.5],
    ['4+', 4],
    ['3+', 3],
    ['2+', 2],
  ])('accept the guest rating %s [API-FILTER-02, API-FILTER-04]', async (band, lowest) => {
    const { giataIds } = await request('filterHotelsByGiataIdsAndFilters', { filters: [band] });
    expect(giataIds.length).toBeGreaterThan(0);
    expect(giataIds).toEqual(idsOf().filter((id) => (shop.market.facts(id)?.reviewScore ?? 0) >= lowest));
  });

  it('agree with each other on the price of a package', async () => {
    const [hotel] = shop.market.hotelsOf(601);
    const search = {
      tradingNameId: 200209,
      MaxResults: 5000,
      DestinationType: 'Region',
      departureId: -1,
      flexibility: 0,
      destinationId: 1,
      dateMin: '2027-06-01',
      dateMax: '2027-06-30',
      durationMin: 7,
      durationMax: 7,
      boardType: '',
      rating: '12345',
      adultsRoom1: 2,
      childrenRoom1: 0,
      childrenAgesRoom1: '',
    };
    const response = await shop.app.inject({
      method: 'POST',
      url: '/supplier/getHotelAvailability',
      payload: { hotelKey: hotel?.hotelKey, date: '2027-06-01', duration: 7, search },
    });
    const { results } = response.json<{ results: { reference: string; price: string }[] }>();
    expect(results.length).toBeGreaterThan(20);
    const [first] = results;
    const priced = shop.market.price(first?.reference ?? '', [{ adults: 2, children: 0, childAges: [] }]);
    expect(priced).toMatchObject({ pricePerPerson: Number(first?.price) * 100 });
  });

  it('list deals of every kind, and each is available by its id [API-DEALS-04, API-DEAL-02]', async () => {
    const { deals } = (await shop.app.inject('/api/getAllDeals')).json<{
      deals: { dealId: string; data: { dealType: string; ship?: object } }[];
    }>();
    expect(deals.length).toBeGreaterThanOrEqual(20);
    expect(deals.map(({ dealId }) => dealId)).toContain('184');
    expect(new Set(deals.map(({ data }) => data.dealType))).toEqual(new Set(['featured', 'other']));
    expect(deals.some(({ data }) => data.ship)).toBe(true);
    for (const { dealId } of deals)
      expect((await shop.app.inject(`/api/getDealById/${dealId}`)).statusCode).toBe(200);
    expect((await shop.app.inject('/api/getDealById/0')).statusCode).toBe(404);
  });
});
