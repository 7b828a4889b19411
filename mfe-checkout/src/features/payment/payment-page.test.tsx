import { extrasSchema, NO_EXTRAS } from '@storefront/shared/contracts/booking-session/booking-session.schema';
import { shopSettingsSchema } from '@storefront/shared/contracts/shop-settings';
import { storefrontConfigSchema } from '@storefront/shared/contracts/storefront-config';
import { pence } from '@storefront/shared/domain/pricing/pence';
import { aPackage, aQuote } from '@storefront/shared/testing/booking-builders';
import { aRuntime } from '@storefront/shared/testing/render-page';
import { fireEvent, screen, within } from '@testing-library/react';

import { GATEWAY_ON, deferredResponse, networkError } from '../../../testing/payment/fake-payment-service';
import {
  CARD_PAY,
  GATEWAY_PAY,
  cleanUpPayment,
  fillInCard,
  openPayment,
  advanceTime,
  clickButton,
  freezeTime,
} from '../../../testing/payment/open-payment';
import { rulesOf } from '../../../testing/style-rules';
import { anAttempt, NOW } from '../../../testing/payment/payment-builders';
import { columnsStyles } from '../../parts/booking-frame/booking-layout.styles';

beforeEach(freezeTime);
afterEach(cleanUpPayment);

/** Declarations that hide an element or its text. */
const HIDING = /display: none|visibility: (hidden|collapse)|opacity: 0(?![.\d])|clip-path: inset\(50%\)/;

const summary = () => within(screen.getByRole('region', { name: 'Your holiday' }));
const options = () => within(screen.getByRole('region', { name: 'Payment options' }));

describe('the payment options', () => {
  it('offer the calculated deposit first, with its note and the due date of the balance [PAY-01, PAY-ST-01, PRICE-18, PRICE-19, DEC-28, DEC-29]', async () => {
    openPayment();
    const [first, second, ...more] = options().getAllByRole('radio');
    expect(more).toEqual([]);
    expect(first).toBeChecked();
    expect(first).toHaveAccessibleName('Pay a deposit £444.40');
    expect(first).toHaveAccessibleDescription('Then £379.60 by Sat 12 Jun 2027. Admin fee £0.99 included.');
    expect(second).toHaveAccessibleName('Pay in full £824.00');
    expect(second).toHaveAccessibleDescription('Nothing more to pay');
    expect(document.body).not.toHaveTextContent('£49');
    expect(await screen.findByRole('button', { name: CARD_PAY })).toHaveTextContent('£444.40');
    if (second) fireEvent.click(second);
    expect(screen.getByRole('button', { name: CARD_PAY })).toHaveTextContent('£824.00');
  });

  it('are one table of what is paid today and later, with how the deposit is calculated, and each column is a target [PAY-01, PRICE-17, PRICE-19, DEC-27, DEC-192]', async () => {
    openPayment();
    const cellsOf = (name: RegExp) =>
      within(options().getByRole('row', { name }))
        .getAllByRole('cell')
        .map(({ textContent }) => textContent);
    expect(cellsOf(/^Today/)).toEqual(['£444.40', '£824.00']);
    expect(cellsOf(/^By Sat 12 Jun 2027/)).toEqual(['£379.60', '£0.00']);
    expect(cellsOf(/^Total/)).toEqual(['£824.00', '£824.00']);
    expect(options().getByText(/^The deposit is your flights/)).toHaveTextContent(
      'The deposit is your flights, £362.00, and a tenth of the total, £82.40. Admin fee £0.99 included: nothing is added to these amounts.',
    );
    fireEvent.click(options().getByText('£0.00'));
    expect(options().getByRole('radio', { name: /^Pay in full/ })).toBeChecked();
    expect(await screen.findByRole('button', { name: CARD_PAY })).toHaveTextContent('£824.00');
  });

  it('state the due date of the terms [PRICE-19, DEC-211]', async () => {
    const { bookingTerms } = storefrontConfigSchema.parse({ bookingTerms: { balanceDueDays: 28 } });
    openPayment({ config: { bookingTerms } });
    expect(options().getAllByRole('radio')[0]).toHaveAccessibleDescription(/Then £379.60 by Sat 15 May 2027/);
    await screen.findByRole('button', { name: CARD_PAY });
  });

  it.each([
    ['2026-12-12', ['Pay in full: £824.00']],
    ['2026-12-13', ['Pay a deposit', 'Pay in full']],
  ])(
    'depend on the days from today to %s [PRICE-16, PAY-ST-02, DEC-27, DEC-100, DEC-192]',
    async (departureDate, titles) => {
      openPayment({
        session: { chosen: aPackage({ departureDate }), quote: null },
        responses: { quotes: networkError },
      });
      expect(
        options()
          .getAllByText(/^Pay /)
          .map(({ textContent }) => textContent),
      ).toEqual(titles);
      await advanceTime(0);
    },
  );

  it('are paid at a bar whose larger amount on a phone is the sum due today', async () => {
    openPayment();
    await screen.findByRole('button', { name: CARD_PAY });
    const bar = within(screen.getByRole('region', { name: 'Total and next step' }));
    const [due, total] = ['Pay today', 'Total'].map((label) => bar.getByText(label).parentElement);
    expect(due).toHaveTextContent('Pay today£444.40');
    expect(due && rulesOf(due)).not.toMatch(/font-size: inherit/);
    expect(total && rulesOf(total)).toMatch(
      /:has\(\[data-due-today\]\) ?> ?\S+ ?> ?strong ?\{ ?font: inherit/,
    );
  });

  it('respond to a promo code with a polite message and change nothing [PAY-01, PAY-PROMO-01, DEC-24]', async () => {
    const { calls, stored } = openPayment();
    const pay = await screen.findByRole('button', { name: CARD_PAY });
    const before = { calls: calls().length, stored: stored(), total: options().getAllByRole('radio').length };
    fireEvent.change(screen.getByLabelText('Promo code'), { target: { value: 'SUN50' } });
    clickButton('Apply');

    const line = screen.getByText(/No promo code can be applied online/);
    expect(line).toHaveAttribute('role', 'status');
    expect(line).toHaveTextContent('Please call 020 7946 0123.');
    await advanceTime(1_000);
    expect(pay).toHaveTextContent('£444.40');
    expect(screen.getByRole('region', { name: 'Total and next step' })).toHaveTextContent('Total£824.00');
    expect({
      calls: calls().length,
      stored: stored(),
      total: options().getAllByRole('radio').length,
    }).toEqual(before);
  });

  it.each([
    ['an empty', ''],
    ['an unusual', '  sun 50%! <b>日本</b> ½'],
    ['a long', 'X'.repeat(300)],
  ])('accept %s promo code as it is typed [PAY-PROMO-01, DEC-24]', async (_, code) => {
    openPayment();
    const field = screen.getByLabelText('Promo code');
    fireEvent.change(field, { target: { value: code } });
    clickButton('Apply');
    expect(screen.getByText(/No promo code can be applied online/)).toBeInTheDocument();
    expect(field).toHaveValue(code);
    expect(field).toBeValid();
    for (const limit of ['maxlength', 'pattern', 'required']) expect(field).not.toHaveAttribute(limit);
    expect(await screen.findByRole('button', { name: CARD_PAY })).toBeEnabled();
  });

  it('leave a promo code out of every request [DEC-24, PAY-PROMO-01]', async () => {
    const { calls, bodies, paths } = openPayment();
    await fillInCard();
    fireEvent.change(screen.getByLabelText('Promo code'), { target: { value: 'SUN50' } });
    clickButton('Apply');
    clickButton(CARD_PAY);
    expect(await screen.findByRole('heading', { name: 'Confirmed' })).toBeVisible();

    const expected = ['ptstatus', 'payments', 'orders', 'send-booking-email'] as const;
    expect(calls()).toEqual(expected);
    const sent = expected.flatMap((call) => [bodies(call), paths(call)]);
    expect(JSON.stringify(sent)).not.toMatch(/SUN50|promo/i);
    expect(bodies('payments')).toMatchObject([{ amount: 444.4 }]);
  });

  it('are with the promo code in the left column, and the summary of the holiday in the right one [PAY-01]', async () => {
    openPayment();
    await screen.findByRole('button', { name: CARD_PAY });
    const columns = screen.getByRole('heading', { level: 1 }).parentElement?.parentElement;
    expect(columns?.className).toContain(columnsStyles.name);
    expect(columnsStyles.styles).toContain('grid-template-columns: minmax(0, 1fr) 392px');
    const [left, right, ...others] = columns?.children ?? [];
    expect(others).toEqual([]);
    expect(left).toContainElement(screen.getByRole('region', { name: 'Payment options' }));
    expect(left).toContainElement(screen.getByLabelText('Promo code'));
    expect(right).toContainElement(screen.getByRole('region', { name: 'Your holiday' }));
  });

  it('link to the booking terms by their only spelling [DEC-37]', async () => {
    openPayment();
    await screen.findByRole('button', { name: CARD_PAY });
    const hrefs = screen
      .getAllByRole('link', { name: 'booking terms' })
      .map((link) => link.getAttribute('href'));
    expect(new Set(hrefs)).toEqual(new Set(['/terms-and-conditon']));
  });

  it('state the accepted methods of the settings beside the button, and nothing without them', async () => {
    const { unmount } = openPayment({ config: { paymentMethods: 'Visa, Apple Pay and Google Pay' } });
    expect(await screen.findByText(/We accept Visa, Apple Pay and Google Pay\./)).toBeVisible();
    unmount();
    openPayment();
    await advanceTime(0);
    expect(screen.queryByText(/We accept/)).toBeNull();
  });

  it('hide the promo code when the settings switch it off [PAY-01, DEC-24]', async () => {
    openPayment({ config: { promoCode: false } });
    await advanceTime(0);
    expect(screen.queryByLabelText('Promo code')).toBeNull();
  });
});

describe('the payment method', () => {
  it('is not offered until the provider status is known, then one of the two is shown [PAY-02, PAY-ST-04, DEC-63]', async () => {
    const ptstatus = deferredResponse();
    openPayment({ responses: { ptstatus: ptstatus.response } });
    expect(screen.getByText(/^Finding out how you can pay/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /PAY/ })).toBeNull();
    expect(screen.queryByLabelText('Card number')).toBeNull();
    // The bar of a phone does not grow over the page when the button arrives.
    expect(screen.getByText(/^By paying you accept/)).toBeVisible();

    ptstatus.resolve(Response.json({ data: 'on' }));
    expect(await screen.findByRole('button', { name: GATEWAY_PAY })).toBeEnabled();
    expect(screen.queryByRole('button', { name: CARD_PAY })).toBeNull();
    expect(screen.queryByLabelText('Card number')).toBeNull();
  });

  it.each([
    ['falsy data', () => Response.json({ data: '' })],
    ['a failed call', () => new Response('', { status: 500 })],
    ['no response', networkError],
  ])('is the card form on %s [PAY-02, PAY-ST-04, DEC-63]', async (_, ptstatus) => {
    openPayment({ responses: { ptstatus } });
    expect(await screen.findByRole('button', { name: CARD_PAY })).toBeEnabled();
    expect(screen.queryByRole('button', { name: GATEWAY_PAY })).toBeNull();
  });

  it('is the phone when neither the provider nor the card form is available [DEC-63]', async () => {
    openPayment({ config: { cardForm: false } });
    const panel = await screen.findByRole('region', { name: 'Pay by phone' });
    expect(within(panel).getByRole('link', { name: '020 7946 0123' })).toHaveAttribute(
      'href',
      'tel:02079460123',
    );
    expect(screen.queryByRole('button', { name: /PAY/ })).toBeNull();
  });

  it.each([
    ['card', {}, CARD_PAY],
    ['gateway', GATEWAY_ON, GATEWAY_PAY],
  ])(
    'takes no payment by %s for the placeholder total and shows the phone number [DEC-30, PRICE-15]',
    async (_, responses, button) => {
      const free = aPackage({ pricePerPerson: pence(0), flightPricePerPerson: pence(0) });
      const { calls } = openPayment({
        session: { chosen: free, quote: null },
        responses: { ...responses, quotes: networkError },
      });
      const pay = await screen.findByRole('button', { name: button });
      expect(pay).toHaveTextContent('£1,443.73');
      expect(pay).toBeDisabled();
      expect(options().queryByRole('radio')).toBeNull();
      expect(options().getByRole('heading', { name: 'Pay in full: £1,443.73' })).toBeInTheDocument();
      const note = await screen.findByText(/We have no checked price at the moment/);
      expect(note).toHaveTextContent('Call us on 020 7946 0123');
      expect(within(note).getByRole('link')).toHaveAttribute('href', 'tel:02079460123');
      // In the panel of the payment, beside what it explains.
      expect(note.parentElement).toHaveTextContent('You will get your booking reference at once');
      fireEvent.click(pay);
      const form = screen.queryByRole('form', { name: 'Card details' });
      if (form) fireEvent.submit(form);
      await advanceTime(500);
      expect(calls()).not.toContain('payments');
      expect(calls()).not.toContain('pay');
    },
  );
});

describe('what a cancellation costs', () => {
  it.each([
    ['2027-06-12', 'If you cancel you lose the deposit of £444.40, more from Wed 14 Apr 2027.'],
    ['2026-12-06', 'If you cancel you lose the total price of £824.00, see all charges.'],
  ])(
    'is stated beside the button from today, with departure on %s [DEC-232]',
    async (departureDate, text) => {
      const { beforeYouPay } = shopSettingsSchema.parse({});
      openPayment({ session: { chosen: aPackage({ departureDate }) }, config: { beforeYouPay } });
      await screen.findByRole('button', { name: CARD_PAY });
      expect(summary().getByText(/^By paying you accept/)).toHaveTextContent(text);
    },
  );
});

describe('the summary', () => {
  it('states rounded shares to the penny, and what a baby pays, in the facts of phones and beside the total [DEC-192]', async () => {
    const chosen = aPackage({ occupancy: [{ adults: 2, children: 1, childAges: [1] }] });
    openPayment({
      session: { chosen, quote: aQuote({ total: pence(100_000), perPerson: pence(33_333) }) },
    });
    await advanceTime(0);
    expect(
      summary()
        .getAllByText(/per person/)
        .map(({ textContent }) => textContent),
    ).toEqual(
      Array(3).fill(
        '£333.33 per person, 3 guests: 2 at £333.33 and 1 at £333.34. A baby pays the same price',
      ),
    );
  });

  it('shows the reviews of the settings [PROD-09]', async () => {
    openPayment({ config: { reviews: { score: 4.7, count: 20 } } });
    await advanceTime(0);
    expect(screen.getByText('4.7 (20 reviews)')).toBeInTheDocument();
  });

  it('shows the holiday, the extras, the flights, the price and the protection [PAY-03, PAY-04, PAY-05, PAY-06, PAY-07, DEC-430]', async () => {
    openPayment({
      session: {
        chosen: aPackage({ imageUrl: '/media/pool-3/960.jpg' }),
        extras: extrasSchema.parse({
          ...NO_EXTRAS,
          holdBags: 2,
          transfer: 'SHUTTLE',
          tours: [
            { id: 't1', name: 'Old town walk', pricePerPerson: 4_550, included: false },
            { id: 't2', name: 'Waterfalls', pricePerPerson: 3_000, included: false },
          ],
          cruiseBoard: { id: 'b1', boardType: 'Premium', pricePerPerson: 2_000, included: false },
        }),
        quote: aQuote(),
      },
    });
    await advanceTime(0);
    const box = screen.getByRole('region', { name: 'Your holiday' });
    // The first picture of the region is in the fold of phones.
    const head = box.querySelector('h2')?.parentElement?.parentElement;
    expect(head?.querySelector('img')).toHaveAttribute('src', expect.stringContaining('/media/pool-3/'));
    for (const text of [
      'Sol Bay Resort',
      'Side, Antalya',
      'Sat 12 Jun 2027, 7 nights',
      'Half Board',
      'Room: Double room with balcony, 2 adults',
      'Cruise boardPremium',
      'Hold baggage2 bags of 23 kg',
      'TransferShuttle, return',
      'ToursOld town walk, Waterfalls',
      '£412.00 per person, 2 guests',
      'Total£824.00',
      'ATOL Protected',
    ]) {
      expect(box).toHaveTextContent(text);
    }
    const [outbound] = summary().getAllByRole('article', { name: /^Outbound, / });
    const [inbound] = summary().getAllByRole('article', { name: /^Inbound, / });
    expect(outbound).toHaveTextContent(/06:10 London Gatwick.*12:15 Antalya.*U2 8071/);
    expect(inbound).toHaveTextContent(/13:05 Antalya.*15:40 London Gatwick.*U2 8072/);
  });

  it('has a help panel with the phone number, a call link and the reviews [PAY-08, PAY-09, PROD-09, DEC-437]', async () => {
    openPayment();
    await advanceTime(0);
    const [panel] = screen.getAllByRole('region', { name: 'Need help?' });
    const help = within(panel ?? document.body);
    expect(help.getByRole('link', { name: '020 7946 0123' })).toHaveAttribute('href', 'tel:02079460123');
    expect(help.getByRole('link', { name: 'Call now' })).toHaveAttribute('href', 'tel:02079460123');
    const badge = help.getByText('4.3 (1,148 reviews)');
    expect(screen.getAllByText('4.3 (1,148 reviews)')).toEqual([badge]);
    for (let element: Element | null = badge; element; element = element.parentElement)
      expect(rulesOf(element)).not.toMatch(HIDING);
    expect(rulesOf(badge)).toContain('display: inline-flex');
  });

  it.each([['https://reviews.example.com/shop'], [null]])(
    'links the reviews with the address of the settings, %s [DEC-41]',
    async (reviewsUrl) => {
      const { seller } = aRuntime().config;
      openPayment({ config: { seller: { ...seller, reviewsUrl } } });
      await advanceTime(0);
      expect(screen.getByText('4.3 (1,148 reviews)').getAttribute('href')).toBe(reviewsUrl);
    },
  );
});

describe('access to the payment step', () => {
  it.each([
    ['without a contact', { contact: null }, 'Extras'],
    ['without a saved lead passenger', { leadPassengerId: null }, 'Who is travelling?'],
    ['with passengers that are not saved', { passengersSaved: false }, 'Who is travelling?'],
    ['without any booking', { chosen: null, quote: null }, 'Booking Not Found'],
    [
      'with an order',
      { order: { orderId: 'o', referenceId: 'r', total: pence(1), paid: pence(1), balance: pence(0) } },
      'Confirmed',
    ],
  ])('is redirected %s [DEC-30, DEC-31]', async (_, session, heading) => {
    openPayment({ session });
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(heading);
    if (heading === 'Booking Not Found') {
      expect(screen.getByRole('link', { name: 'Return to Homepage' })).toHaveAttribute('href', '/');
      // The placeholder total is for a booking without a price.
      expect(document.body).not.toHaveTextContent('1,443.73');
      expect(screen.queryByRole('button', { name: /PAY/ })).toBeNull();
    }
  });

  it('shows a countdown of fifteen minutes from the start of the booking that survives a remount, and checks the price at the end [BOOK-CTD-01, DEC-75, CONST-09]', async () => {
    const session = { startedAt: NOW };
    const first = openPayment({ session });
    await advanceTime(0);
    expect(screen.getByRole('timer')).toHaveTextContent('15:00');
    await advanceTime(2_000);
    expect(screen.getByRole('timer')).toHaveTextContent('14:58');
    first.unmount();

    jest.setSystemTime(NOW + 895_000);
    const { calls } = openPayment({ session: { ...session, quote: aQuote({ quoteId: 'quote-0' }) } });
    await advanceTime(0);
    expect(screen.getByRole('timer')).toHaveTextContent('00:05');
    expect(calls()).not.toContain('quotes');
    await advanceTime(5_000);
    expect(screen.getByRole('timer')).toHaveTextContent('00:00');
    expect(await screen.findByText(/We checked the price again at 12:15: it is still £824.00/)).toBeVisible();
    expect(calls().filter((call) => call === 'quotes')).toHaveLength(1);
    await advanceTime(5_000);
    expect(screen.getByRole('timer')).toHaveTextContent('00:00');
    expect(screen.getByRole('button', { name: CARD_PAY })).toBeEnabled();
  });

  it.each(['pending', 'succeeded'] as const)(
    'neither counts nor checks the price while a payment is %s [BOOK-CTD-01, DEC-231]',
    async (state) => {
      const { calls } = openPayment({
        session: { payment: anAttempt({ state }), startedAt: NOW - 890_000 },
        // The order of a payment that was made is still missing.
        responses: { orders: networkError },
      });
      await advanceTime(11_000);
      await advanceTime(1_000);
      expect(screen.queryByRole('timer')).toBeNull();
      expect(screen.getByText('Your price is fixed.')).toBeVisible();
      expect(calls()).not.toContain('quotes');
    },
  );
});
