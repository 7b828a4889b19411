import { screen } from '@testing-library/react';

import { storefrontConfigSchema } from '../../contracts/storefront-config';
import { aRuntime, renderInPage } from '../../../testing/render-page';

import { ChatLink } from './chat-link';
import { EmailLink } from './email-link';
import { PhoneLink } from './phone-link';

function runtimeWith(seller: object) {
  return aRuntime({ config: storefrontConfigSchema.parse({ seller }) });
}

describe('links to the seller', () => {
  it('opens an email to the configured address [EXT-03, DEC-41]', async () => {
    renderInPage(<EmailLink />, runtimeWith({ email: 'help@shop.example.com' }));
    expect(await screen.findByRole('link', { name: 'help@shop.example.com' })).toHaveAttribute(
      'href',
      'mailto:help@shop.example.com',
    );
  });

  it('calls the configured number [EXT-03, DEC-41]', async () => {
    renderInPage(<PhoneLink />, runtimeWith({ phone: '0161 496 0000' }));
    expect(await screen.findByRole('link', { name: '0161 496 0000' })).toHaveAttribute(
      'href',
      'tel:01614960000',
    );
  });

  it('have fictional defaults, and neither an ATOL number nor reviews without a setting [DEC-41]', () => {
    // Ofcom reserves 020 7946 0000 to 0999 for drama, and nobody can register a name under example.com.
    expect(storefrontConfigSchema.parse({}).seller).toMatchObject({
      phone: expect.stringMatching(/^020 7946 0\d{3}$/),
      email: expect.stringMatching(/\.example\.com$/),
      companyName: 'Sandpiper Holidays Limited',
      address: ['1 Sample Street', 'London', 'EC1A 1AA'],
      atolNumber: null,
      reviewsUrl: null,
    });
  });

  it('opens the chat in a new window without access to the opener [DEC-40, PROD-13]', async () => {
    renderInPage(<ChatLink />, runtimeWith({ liveChatUrl: 'https://chat.example.com/room' }));
    const link = await screen.findByRole('link', { name: 'Live chat (opens in a new window)' });
    expect(link).toHaveAttribute('href', 'https://chat.example.com/room');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link.getAttribute('rel')).toContain('noopener');
  });

  it('renders no chat link when no chat is configured [DEC-40]', async () => {
    renderInPage(
      <>
        <p>Help</p>
        <ChatLink />
      </>,
    );
    expect(await screen.findByText('Help')).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
  });
});
