import { screen, within } from '@testing-library/react';

import { renderInPage } from '../../../testing/render-page';

import { CallBanner } from './call-banner';

describe('the call banner', () => {
  it("shows the seller's number as a tel: link [EXT-03]", () => {
    renderInPage(<CallBanner title="Prefer calling" description="Get offers" hours="Mon-Sun 9am-9pm" />);

    const banner = screen.getByRole('complementary', { name: 'Book by phone' });
    expect(banner).toHaveTextContent('Prefer calling');
    expect(banner).toHaveTextContent('Get offers');
    expect(banner).toHaveTextContent('Mon-Sun 9am-9pm');
    const call = within(banner).getByRole('link', { name: '020 7946 0123' });
    expect(call).toHaveAttribute('href', 'tel:02079460123');
  });

  it('accepts another accessible name', () => {
    renderInPage(<CallBanner title="Need help?" label="Help by phone" />);
    expect(screen.getByRole('complementary', { name: 'Help by phone' })).toBeInTheDocument();
  });
});
