import { renderInPage } from '@storefront/shared/testing/render-page';
import { screen, within } from '@testing-library/react';

import { ContactUs } from './contact-us';
import { ALL_SETTINGS, runtimeWithSettings } from '../../testing/pages/test-runtime';

function card(title: string) {
  const heading = screen.getByRole('heading', { level: 2, name: title });
  const box = heading.closest('li, section');
  if (!(box instanceof HTMLElement)) throw new Error(`the heading "${title}" is not in a card`);
  return within(box);
}

describe('Contact Us', () => {
  it('shows phone, email, chat and office, and no legal number [STATIC-04, ROUTE-16, DEC-109]', async () => {
    const { container } = renderInPage(<ContactUs />, runtimeWithSettings(ALL_SETTINGS));
    expect(await screen.findByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Phone',
      'Email',
      'Live chat',
      'Write to us',
      'Office',
    ]);
    expect(container).not.toHaveTextContent(/\b(ATOL|ABTA|ICO|company)\D{0,20}\d{4,}/i);
    expect(card('Office').getByText('1 Sample Street')).toBeVisible();
    expect(card('Office').getByRole('img', { name: /pin at Sandpiper Holidays Limited/ })).toBeVisible();
  });

  it('shows the phone number for offline prices as a tel link, with the sales hours [STATIC-04, DEC-109, PROD-12, EXT-03]', async () => {
    renderInPage(<ContactUs />);
    await screen.findByRole('heading', { level: 1 });
    expect(card('Phone').getByRole('link', { name: '020 7946 0123' })).toHaveAttribute(
      'href',
      'tel:02079460123',
    );
    expect(card('Phone').getByText(/offline prices/)).toHaveTextContent(/Mon-Sun 9am-9pm/);
  });

  it('shows the hours of customer service [PROD-14]', async () => {
    renderInPage(<ContactUs />);
    await screen.findByRole('heading', { level: 1 });
    expect(card('Phone').getByText(/Customer service/)).toHaveTextContent('Monday to Friday 9:00 to 18:00');
  });

  it('shows the email address and the response time of 24 hours [STATIC-04, DEC-109, PROD-13, PROD-15, EXT-03]', async () => {
    renderInPage(<ContactUs />);
    await screen.findByRole('heading', { level: 1 });
    expect(card('Email').getByRole('link', { name: 'hello@sandpiper.example.com' })).toHaveAttribute(
      'href',
      'mailto:hello@sandpiper.example.com',
    );
    expect(card('Email').getByText('Emails are answered within 24 hours.')).toBeVisible();
  });

  it('opens the configured chat in a new window, and claims no status of it [STATIC-04, DEC-109, PROD-13, DEC-40, BADGE-06, DEC-195]', async () => {
    renderInPage(<ContactUs />, runtimeWithSettings(ALL_SETTINGS));
    await screen.findByRole('heading', { level: 1 });
    const chat = card('Live chat').getByRole('link', { name: 'Start a live chat (opens in a new window)' });
    expect(chat).toHaveAttribute('href', 'https://chat.example.com/room');
    expect(chat).toHaveAttribute('target', '_blank');
    const box = chat.closest('li');
    expect(box).toHaveTextContent(/^Live chat/);
    expect(box).not.toHaveTextContent(/online/i);
  });

  it('does not mention a chat when none is configured [DEC-40]', async () => {
    renderInPage(<ContactUs />);
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText(/chat/i)).toBeNull();
  });

  it('takes name, address and coordinates of the office from the settings [DEC-41]', async () => {
    const location = { latitude: 53.48, longitude: -2.24 };
    renderInPage(
      <ContactUs />,
      runtimeWithSettings({
        seller: { companyName: 'Northern Sun Ltd', address: ['2 Mill Lane', 'Manchester'], location },
      }),
    );
    await screen.findByRole('heading', { level: 1 });
    expect(card('Office').getByText('2 Mill Lane')).toBeVisible();
    expect(card('Office').getByRole('img', { name: /Northern Sun Ltd/ })).toBeVisible();
  });
});
