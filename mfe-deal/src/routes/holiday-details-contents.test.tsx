import { screen, within } from '@testing-library/react';

import {
  HOLIDAY_URL,
  renderHolidayPage,
  resetHolidayPage,
  TEST_PACKAGES,
} from '../../testing/holiday-service';

afterEach(resetHolidayPage);

async function open() {
  const opened = renderHolidayPage(HOLIDAY_URL, { packages: TEST_PACKAGES });
  const offer = await screen.findByRole('region', { name: 'Flight and hotel package' });
  return { ...opened, offer: within(offer) };
}

describe('what a package contains', () => {
  it('is listed with flights, nights, board and bag, and with what is not in the price [PRICE-06, PRICE-07, PRICE-09]', async () => {
    const { user } = await open();
    const contents = within(screen.getByRole('region', { name: 'What you get' }));
    const items = () => contents.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(items()).toEqual([
      'Return flightsLondon Gatwick to Antalya, direct',
      expect.stringMatching(/^7 nights/),
      'Half BoardBreakfast and dinner',
      'A cabin bag each40 x 20 x 25 cm',
      'No booking feesNothing is added when you pay',
      'ATOL protectionAs your ATOL Certificate states',
    ]);
    expect(contents.getByText(/23 kg, £90/)).toHaveTextContent(/from £19 \(shared\) or £56 \(private\)/);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Board basis' }), 'AI');
    expect(items()).toContain('All InclusiveMeals, snacks and drinks at the hotel');
  });

  it('costs the deposit of the payment step now, worked out, and the rest by departure [PRICE-17, PRICE-19, DEC-393]', async () => {
    const { offer } = await open();
    expect(
      offer.getByText(
        'Deposit for this holiday: £444.40 for 2 guests when you book (flights £362.00 and 10% of £824.00), then £379.60 by Sat 12 Jun 2027.',
      ),
    ).toBeVisible();
  });
});

describe('the facts of the offer', () => {
  it('lead to the control that changes them, with the focus', async () => {
    const { user, offer } = await open();
    const focused = async (name: string) => {
      await user.click(offer.getByRole('link', { name }));
      return document.activeElement;
    };
    expect(await focused('Change dates')).toContainElement(
      screen.getByRole('button', { name: 'Next month' }),
    );
    expect(await focused('Change nights and board')).toBe(screen.getByRole('combobox', { name: 'Duration' }));
    expect(await focused('Change guests and rooms')).toHaveAccessibleName(/Guests and rooms/);
    expect(window.location.hash).toBe('');
  });

  it('open the list of the other flights', async () => {
    const { user, offer } = await open();
    await user.click(offer.getByRole('button', { name: 'Change your flights' }));
    expect(screen.getByRole('button', { name: 'Close the flights', expanded: true })).toBeVisible();
    expect(document.activeElement).toContainElement(screen.getByRole('group', { name: /^Flights/ }));
  });
});

describe('the links to the sections', () => {
  it('lead to sections that are on the page', async () => {
    const { container } = await open();
    const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['What you get', 'Choose', 'Flights', 'Small print']),
    );
    for (const link of links) expect(container.querySelector(link.getAttribute('href') ?? '')).not.toBeNull();
  });
});

describe('the small print', () => {
  it('has the terms of the payment step, with the dates of the selected departure', async () => {
    await open();
    const print = within(screen.getByRole('region', { name: 'Small print' }));
    // 30 days before 12 June 2027.
    expect(print.getByRole('table', { name: 'If you cancel' })).toHaveTextContent('until Thu 13 May 2027');
    expect(print.getByRole('link', { name: 'Terms and Conditions' })).toHaveAttribute(
      'href',
      '/terms-and-conditon',
    );
  });
});
