import { renderInPage } from '@storefront/shared/testing/render-page';
import { screen, within } from '@testing-library/react';

import { ContactUs } from './contact-us';
import { FULL_SHOP, shopOf } from '../../testing/pages/shop-of';

function card(title: string) {
  const heading = screen.getByRole('heading', { level: 2, name: title });
  const box = heading.closest('li, section');
  if (!(box instanceof HTMLElement)) throw new Error(`${title} stands in no card`);
  return within(box);
}

describe('Contact Us', () => {
  it('shows phone, e-mail, chat and office [STATIC-04, ROUTE-16]', async () => {
    renderInPage(<ContactUs />, shopOf(FULL_SHOP));
    expect(await screen.findByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Phone',
      'Email',
      'Live chat',
      'Office',
    ]);
    expect(card('Office').getByText('1 Sample Street')).toBeVisible();
    expect(card('Office').getByRole('img', { name: /pin at Sandpiper Holidays Limited/ })).toBeVisible();
  });

  it('offers the phone for offline prices with its sales hours, as a tel link [PROD-12, EXT-03]', async () => {
    renderInPage(<ContactUs />);
    await screen.findByRole('heading', { level: 1 });
    expect(card('Phone').getByRole('link', { name: '020 7946 0123' })).toHaveAttribute(
      'href',
      'tel:02079460123',
    );
    expect(card('Phone').getByText(/offline prices/)).toHaveTextContent(/Mon-Sun 9am-9pm/);
  });

  it('says when customer support is there [PROD-14]', async () => {
    renderInPage(<ContactUs />);
    await screen.findByRole('heading', { level: 1 });
    expect(card('Phone').getByText(/Customer support/)).toHaveTextContent('Monday to Friday 9:00 to 18:00');
  });

  it('takes e-mails and answers them within 24 hours [PROD-13, PROD-15, EXT-03]', async () => {
    renderInPage(<ContactUs />);
    await screen.findByRole('heading', { level: 1 });
    expect(card('Email').getByRole('link', { name: 'hello@sandpiper.example.com' })).toHaveAttribute(
      'href',
      'mailto:hello@sandpiper.example.com',
    );
    expect(card('Email').getByText('Emails are answered within 24 hours.')).toBeVisible();
  });

  it('opens the configured chat in a new window [PROD-13, DEC-40]', async () => {
    renderInPage(<ContactUs />, shopOf(FULL_SHOP));
    await screen.findByRole('heading', { level: 1 });
    const chat = card('Live chat').getByRole('link', { name: 'Start a live chat (opens in a new window)' });
    expect(chat).toHaveAttribute('href', 'https://chat.example.com/room');
    expect(chat).toHaveAttribute('target', '_blank');
  });

  it('says nothing of a chat where none is configured [DEC-40]', async () => {
    renderInPage(<ContactUs />);
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText(/chat/i)).toBeNull();
  });

  it('takes name, address and place of the office from the settings [DEC-41]', async () => {
    const location = { latitude: 53.48, longitude: -2.24 };
    renderInPage(
      <ContactUs />,
      shopOf({
        seller: { companyName: 'Northern Sun Ltd', address: ['2 Mill Lane', 'Manchester'], location },
      }),
    );
    await screen.findByRole('heading', { level: 1 });
    expect(card('Office').getByText('2 Mill Lane')).toBeVisible();
    expect(card('Office').getByRole('img', { name: /Northern Sun Ltd/ })).toBeVisible();
  });
});
