import { cancellationPeriods } from '@storefront/shared/composites/cancellation/cancellation-periods';
import { NO_EXTRAS } from '@storefront/shared/contracts/booking-session/booking-session.schema';
import { shopSettingsSchema } from '@storefront/shared/contracts/shop-settings';
import { pence } from '@storefront/shared/domain/pricing/pence';
import { aPackage, aQuote } from '@storefront/shared/testing/booking-builders';
import { aRuntime, renderInPage } from '@storefront/shared/testing/render-page';
import { act, screen } from '@testing-library/react';

import { BeforeYouPay } from './before-you-pay';

const DEPOSIT = { type: 'deposit', amount: pence(44_440) } as const;
const FULL = { type: 'full-amount', amount: pence(82_400) } as const;

type Props = Partial<Parameters<typeof BeforeYouPay>[0]>;

function block(props: Props = {}, texts?: unknown, seller: object = {}, bookingTerms: object = {}) {
  const config = shopSettingsSchema.parse({ seller, bookingTerms, beforeYouPay: texts });
  return renderInPage(
    <>
      <p>the page</p>
      <BeforeYouPay chosen={aPackage()} extras={NO_EXTRAS} quote={aQuote()} option={DEPOSIT} {...props} />
    </>,
    aRuntime({ config }),
  );
}

const theBlock = () => screen.findByRole('region', { name: 'Before you pay' });
const titles = () => screen.getAllByRole('heading', { level: 3, hidden: true }).map((h) => h.textContent);
const rows = (table: string) =>
  [...screen.getByRole<HTMLTableElement>('table', { name: table, hidden: true }).rows].map((row) =>
    [...row.cells].map((cell) => cell.textContent),
  );

describe('before you pay', () => {
  it('shows the package, its price and every text of the owner', async () => {
    block({ extras: { ...NO_EXTRAS, transfer: 'SHUTTLE' } });
    const content = (await theBlock()).textContent;
    expect(titles()).toEqual([
      'The package',
      'Price and payments',
      'Cancelling and changing',
      'Passport and visa',
      'Health',
      'Reduced mobility',
      'Insurance',
      'Number of travellers',
      'Language',
      'Local taxes',
      'Organiser and protection',
    ]);
    for (const fact of [
      'Sol Bay Resort',
      'Sat 12 Jun 2027 to Sat 19 Jun 2027',
      'Our rating4 stars',
      'easyJet U2 8071, Sat 12 Jun 2027, London Gatwick 06:10 to Antalya 12:15',
      'Shuttle, return',
      'Sandpiper Holidays Limited, 1 Sample Street',
    ])
      expect(content).toContain(fact);
    expect(screen.getByRole('link', { name: /Your key rights/ })).toHaveAttribute(
      'href',
      '/terms-and-conditon',
    );
  });

  it('states that a price per person is rounded [DEC-192]', async () => {
    block({ quote: aQuote({ total: pence(100_000), perPerson: pence(33_333) }) });
    await theBlock();
    expect(rows('Price')).toContainEqual(['Per person, rounded', '£333.33']);
  });

  it('shows the payment dates of a deposit and the note on the admin fee', async () => {
    block();
    const content = (await theBlock()).textContent;
    expect(rows('Price')).toEqual([
      ['Holiday, 2 x £412.00', '£824.00'],
      ['Total', '£824.00'],
      ['Per person', '£412.00'],
    ]);
    expect(rows('When you pay')).toEqual([
      ['Today', '£444.40'],
      ['Balance, by Sat 12 Jun 2027', '£379.60'],
    ]);
    expect(content).toContain('Admin fee £0.99 included');
  });

  it('shows the due date of the terms, and of a late booking the day of it [PRICE-19, DEC-211]', async () => {
    const { unmount } = block({}, undefined, {}, { balanceDueDays: 28 });
    await theBlock();
    expect(rows('When you pay')[1]).toEqual(['Balance, by Sat 15 May 2027', '£379.60']);
    unmount();
    block({ chosen: aPackage({ departureDate: '2026-12-15' }) }, undefined, {}, { balanceDueDays: 28 });
    await theBlock();
    expect(rows('When you pay')[1]).toEqual(['Balance, by Sat 21 Nov 2026', '£379.60']);
  });

  it('shows no balance and no fee for a full payment', async () => {
    block({ option: FULL });
    const content = (await theBlock()).textContent;
    expect(rows('When you pay')).toEqual([['Today', '£824.00']]);
    expect(content).toContain('Nothing more is due.');
    expect(content).not.toContain('Admin fee');
  });

  it('shows no amounts while the price is being checked', async () => {
    block({ quote: null, option: null });
    expect(await theBlock()).toHaveTextContent('We are checking the price.');
    expect(screen.queryByText(/£/)).toBeNull();
  });

  it('leaves out sections without a text and states that local taxes are unknown', async () => {
    block({}, { organiser: { name: 'Blue Tours', address: ['Road 1'] }, keyRightsUrl: null });
    const content = (await theBlock()).textContent;
    expect(titles()).toEqual([
      'The package',
      'Price and payments',
      'Local taxes',
      'Organiser and protection',
    ]);
    expect(content).toContain('We do not know whether this one does: ask us on 020 7946 0123.');
    expect(content).toContain('The organiser of this package is Blue Tours, Road 1.');
    expect(content).not.toContain('Example');
    expect(screen.queryByRole('link', { name: /key rights/ })).toBeNull();
  });

  it('claims protection only with an ATOL number [DEC-41]', async () => {
    const { unmount } = block();
    expect((await theBlock()).textContent).not.toMatch(/ATOL|protected,/);
    unmount();
    block({}, undefined, { atolNumber: '12345' });
    expect(await theBlock()).toHaveTextContent('This holiday is ATOL protected, number 12345.');
  });

  it('is hidden when the settings switch it off', async () => {
    block({}, null);
    await screen.findByText('the page');
    expect(screen.queryByRole('region', { name: 'Before you pay' })).toBeNull();
  });

  it('opens all sections for printing and closes them afterwards', async () => {
    block();
    const sections = [...(await theBlock()).querySelectorAll('details')];
    const open = () => sections.filter((section) => section.open).length;
    expect(open()).toBe(0);
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(open()).toBe(sections.length);
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(open()).toBe(0);
  });
});

describe('the cancellation periods', () => {
  const charges = (...days: number[]) => days.map((daysBefore) => ({ daysBefore, charge: `c${daysBefore}` }));

  it('have no gaps, whatever the order of the charges', () => {
    expect(cancellationPeriods(charges(0, 60, 30, 29), '2027-03-01')).toEqual([
      { days: '60 days or more', until: '2026-12-31', charge: 'c60' },
      { days: '30 to 59 days', until: '2027-01-30', charge: 'c30' },
      { days: '29 days', until: '2027-01-31', charge: 'c29' },
      { days: 'Fewer than 29 days', until: '2027-03-01', charge: 'c0' },
    ]);
  });

  it('can be a single period', () => {
    expect(cancellationPeriods(charges(0), '2027-03-01').map(({ days }) => days)).toEqual(['At any time']);
  });
});
