import { ABOUT_US } from '@storefront/shared/api/site/about-us';
import { renderInPage } from '@storefront/shared/testing/render-page';
import { screen } from '@testing-library/react';

import { AboutUs } from './about-us';
import { ALL_SETTINGS, runtimeWithSettings } from '../../testing/pages/test-runtime';

describe('About Us', () => {
  it('shows name and address of the seller from the settings [ROUTE-15, DEC-41]', async () => {
    renderInPage(
      <AboutUs />,
      runtimeWithSettings({
        seller: { brand: 'Northern Sun', companyName: 'Northern Sun Ltd', address: ['2 Mill Lane'] },
      }),
    );
    expect(await screen.findByRole('heading', { level: 1, name: 'About Us' })).toBeVisible();
    expect(await screen.findByText(/operated by Northern Sun Ltd, 2 Mill Lane/)).toBeVisible();
  });

  it.each([
    [0, 'and the rest by your departure date.'],
    [28, 'and the rest by 28 days before your departure date, or on the day you book if that is later.'],
  ])('states that the balance is due %i days before departure [DEC-211]', async (days, text) => {
    renderInPage(<AboutUs />, runtimeWithSettings({ bookingTerms: { balanceDueDays: days } }));
    expect((await screen.findByText('deposit')).closest('li')).toHaveTextContent(text);
  });

  it('lists the kinds of holiday with a link to each', async () => {
    renderInPage(<AboutUs />);
    for (const name of ['Flight and hotel', 'Beach holidays', 'City breaks', 'Cruise packages'])
      expect(await screen.findByRole('heading', { level: 3, name })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Cruise Deals' })).toHaveAttribute('href', '/cruise-deals');
  });

  it('claims no protection of its own without an ATOL number, and no other legal number [DEC-41, DEC-109]', async () => {
    const { container } = renderInPage(<AboutUs />);
    expect(await screen.findByText(/Please ask us which protection applies/)).toBeVisible();
    expect(screen.queryByText(/Our ATOL number/)).toBeNull();
    await screen.findByText(/operated by Sandpiper/);
    expect(container).not.toHaveTextContent(/\b(ATOL|ABTA|ICO|company)\D{0,20}\d{4,}/i);
  });

  it('shows the configured ATOL number [DEC-41]', async () => {
    renderInPage(<AboutUs />, runtimeWithSettings(ALL_SETTINGS));
    expect(await screen.findByText(/Our ATOL number is/)).toHaveTextContent('T0000');
    expect(screen.queryByText(/Please ask us which protection applies/)).toBeNull();
  });

  it('has the sections of the content team, without active content and without unknown parts [DEC-103, DEC-109, DEC-252, DEC-254]', async () => {
    const section = { heading: '', body: '', picture: null, part: null };
    const page = {
      ...ABOUT_US,
      title: 'About our shop',
      sections: [
        { ...section, heading: 'Since 1998', body: '<p onclick="x()">Call {phone}<script>x()</script></p>' },
        { ...section, heading: 'Of a newer release', part: 'awards' },
        { ...section, heading: 'Talk to us', part: 'contact-options' },
      ],
    };
    renderInPage(<AboutUs page={page} />);
    expect(await screen.findByRole('heading', { level: 1, name: 'About our shop' })).toBeVisible();
    const text = await screen.findByText('Call 020 7946 0123');
    expect(text.outerHTML).toBe('<p>Call 020 7946 0123</p>');
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Since 1998',
      'Talk to us',
    ]);
  });

  it('ends with the contact options [PROD-12, EXT-03]', async () => {
    renderInPage(<AboutUs />);
    expect(await screen.findByRole('link', { name: '020 7946 0123' })).toHaveAttribute(
      'href',
      'tel:02079460123',
    );
    expect(screen.getByRole('link', { name: 'hello@sandpiper.example.com' })).toHaveAttribute(
      'href',
      'mailto:hello@sandpiper.example.com',
    );
  });
});
