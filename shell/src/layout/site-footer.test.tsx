import { storefrontConfigSchema } from '@storefront/shared/contracts/storefront-config';
import { fakeFetch } from '@storefront/shared/testing/fake-fetch';
import { renderInPage } from '@storefront/shared/testing/render-page';
import { createClock } from '@storefront/shared/platform/time/clock';
import { RuntimeProvider } from '@storefront/shared/runtime';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';

import { aRuntimeWithSite } from '../../testing/site-runtime';

import { NewsletterBox } from './newsletter-box';
import { SiteFooter } from './site-footer';

describe('the footer', () => {
  it('shows the contact details of the seller with tel and mailto links [FTR-01, EXT-03, PROD-14, DEC-49]', () => {
    renderInPage(<SiteFooter />, aRuntimeWithSite());
    const contact = screen.getByRole('region', { name: 'Contact' });
    expect(within(contact).getByRole('link', { name: '020 7946 0123' })).toHaveAttribute(
      'href',
      'tel:02079460123',
    );
    expect(within(contact).getByRole('link', { name: 'hello@sandpiper.example.com' })).toHaveAttribute(
      'href',
      'mailto:hello@sandpiper.example.com',
    );
    expect(contact).toHaveTextContent('Monday to Friday 9:00 to 18:00');
    expect(contact).toHaveTextContent('1 Sample Street, London, EC1A 1AA');
  });

  it.each([
    [
      'Quick Links [FTR-02]',
      'Quick Links',
      [
        ['Home', '/'],
        ['All destinations', '/destinations'],
        ['All Deals', '/all-deals'],
        ['Cruise Deals', '/cruise-deals'],
        ['About Us', '/about-us'],
        ['Contact Us', '/contact-us'],
        ['Customer Service', '/customer-service'],
        ['Manage my booking', '/manage'],
      ],
    ],
    [
      'Popular Destinations [FTR-03, DEC-44]',
      'Popular Destinations',
      [
        ['Ibiza', '/page/d00000000000000000000602'],
        ['Antalya', '/page/d00000000000000000000101'],
        ['Sharm El Sheikh', '/page/d00000000000000000000202'],
        ['Lisbon', '/page/d00000000000000000000706'],
        ['Majorca', '/page/d00000000000000000000601'],
      ],
    ],
    [
      'legal links [FTR-05]',
      'Legal',
      [
        ['Privacy Policy', '/privacy-policy'],
        ['Terms and Conditions', '/terms-and-conditon'],
      ],
    ],
  ])('%s are links', (_title, name, entries) => {
    renderInPage(<SiteFooter />, aRuntimeWithSite());
    const footer = within(screen.getByRole('contentinfo'));
    const links = within(footer.getByRole('navigation', { name })).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(entries);
  });

  it('has a list below the heading Quick Links [FTR-02]', () => {
    renderInPage(<SiteFooter />, aRuntimeWithSite());
    const heading = within(screen.getByRole('contentinfo')).getByRole('heading', { name: 'Quick Links' });
    expect(heading).toBeVisible();
    expect(heading.nextElementSibling).toBe(
      within(screen.getByRole('navigation', { name: 'Quick Links' })).getByRole('list'),
    );
  });

  it('shows the current year [FTR-06]', () => {
    renderInPage(<SiteFooter />, aRuntimeWithSite({ clock: createClock('2027-03-01') }));
    expect(screen.getByText(/© 2027 Sandpiper Holidays Limited/)).toBeVisible();
  });

  it('shows the operating company from the settings, and no ATOL number if none is set [FTR-07, DEC-41]', () => {
    renderInPage(<SiteFooter />, aRuntimeWithSite());
    expect(
      screen.getByText(
        /operated by Sandpiper Holidays Limited, 1 Sample Street, London, EC1A 1AA, United Kingdom/,
      ),
    ).toHaveTextContent(/^ATOL protected\. This site/);
  });

  it('takes the contact details and the operating company from the settings [FTR-07, DEC-41]', () => {
    const seller = {
      companyName: 'Northern Sun Ltd',
      address: ['2 Mill Lane', 'Manchester'],
      phone: '0161 496 0000',
      email: 'help@shop.example.com',
    };
    const config = storefrontConfigSchema.parse({ seller });
    renderInPage(<SiteFooter />, aRuntimeWithSite({ config }));
    const contact = within(screen.getByRole('region', { name: 'Contact' }));
    expect(contact.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
      [
        ['0161 496 0000', 'tel:01614960000'],
        ['help@shop.example.com', 'mailto:help@shop.example.com'],
      ],
    );
    expect(contact.getByText('2 Mill Lane, Manchester')).toBeVisible();
    expect(
      screen.getByText(/operated by Northern Sun Ltd, 2 Mill Lane, Manchester, United Kingdom\.$/),
    ).toBeVisible();
    expect(screen.getByText(/^© \d{4} Northern Sun Ltd$/)).toBeVisible();
  });

  it('shows the configured ATOL number [DEC-41]', () => {
    const config = storefrontConfigSchema.parse({ seller: { atolNumber: '12345' } });
    renderInPage(<SiteFooter />, aRuntimeWithSite({ config }));
    expect(screen.getByText(/^ATOL protected, number 12345/)).toBeVisible();
  });
});

describe('the newsletter box', () => {
  const box = () => within(screen.getByRole('contentinfo')).getByRole('form', { name: 'Newsletter' });
  const address = () => within(box()).getByRole('textbox');
  const status = () => within(box()).getByRole('status');
  const openFooter = async () => {
    renderInPage(<SiteFooter />, aRuntimeWithSite());
    await screen.findByRole('form', { name: 'Newsletter' });
  };

  it('is not in the HTML of the server, and comes with the scripts', async () => {
    const page = (
      <RuntimeProvider runtime={aRuntimeWithSite()}>
        <NewsletterBox />
      </RuntimeProvider>
    );
    const container = document.createElement('div');
    container.innerHTML = renderToString(page);
    document.body.append(container);
    expect(container.querySelector('form, input')).toBeNull();
    expect(container.querySelector('noscript')).toHaveTextContent('Subscribing needs JavaScript.');

    render(page, { container, hydrate: true });
    expect(await within(container).findByRole('textbox')).toHaveAttribute('type', 'email');
  });

  it('sends the address, shows the next step and clears the field [FTR-04, DEC-23]', async () => {
    const user = userEvent.setup();
    const network = fakeFetch({ body: { success: true } });
    await openFooter();

    expect(address()).toHaveAttribute('type', 'email');
    await user.type(address(), 'ann@example.com');
    await user.click(within(box()).getByRole('button', { name: 'Subscribe' }));

    await waitFor(() => expect(status()).toHaveTextContent('Check your inbox to confirm your subscription.'));
    expect(status()).toBeVisible();
    expect(network.sent).toMatchObject([
      { method: 'POST', url: 'http://backend.test/api/newsletter', body: { email: 'ann@example.com' } },
    ]);
    expect(address()).toHaveValue('');
    network.close();
  });

  it.each([
    [500, /could not subscribe you/],
    [429, /wait a minute/],
    [400, /Enter an email address/],
  ])(
    'keeps the typed address and shows an error when the request fails with %i [DEC-23]',
    async (code, message) => {
      const user = userEvent.setup();
      const network = fakeFetch({ status: code, body: {} });
      await openFooter();

      await user.type(address(), 'ann@example.com');
      await user.click(screen.getByRole('button', { name: 'Subscribe' }));

      expect(await within(box()).findByText(message)).toBeVisible();
      expect(address()).toHaveValue('ann@example.com');
      network.close();
    },
  );

  it.each(['', 'ann', 'ann@'])(
    'rejects "%s" by the validation of the browser, without a request [FTR-VAL-01, DEC-470]',
    async (typed) => {
      const user = userEvent.setup();
      const network = fakeFetch({ body: { success: true } });
      await openFooter();
      expect(address()).toHaveAttribute('type', 'email');
      expect(address()).toHaveAttribute('maxlength', '254');

      if (typed) await user.type(address(), typed);
      await user.click(screen.getByRole('button', { name: 'Subscribe' }));

      expect(status()).toHaveTextContent('Enter an email address');
      expect(address()).toHaveFocus();
      expect(address()).toBeInvalid();
      expect(network.sent).toEqual([]);
      network.close();
    },
  );

  it('accepts the shortest address that type=email accepts [FTR-VAL-01]', async () => {
    const user = userEvent.setup();
    const network = fakeFetch({ body: { success: true } });
    await openFooter();
    await user.type(address(), 'a@b');
    await user.click(screen.getByRole('button', { name: 'Subscribe' }));
    expect(await screen.findByText(/Check your inbox/)).toBeVisible();
    expect(network.sent).toHaveLength(1);
    network.close();
  });

  it('is hidden when the newsletter is switched off [DEC-23]', () => {
    const config = storefrontConfigSchema.parse({ newsletter: false });
    renderInPage(<SiteFooter />, aRuntimeWithSite({ config }));
    expect(screen.queryByRole('form', { name: 'Newsletter' })).not.toBeInTheDocument();
  });
});
