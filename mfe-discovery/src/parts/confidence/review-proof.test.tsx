import { storefrontConfigSchema } from '@storefront/shared/contracts/storefront-config';
import { aRuntime, renderInPage } from '@storefront/shared/testing/render-page';
import { screen } from '@testing-library/react';

import { ReviewProof } from './review-proof';

const withSettings = (settings: Readonly<Record<string, unknown>>) =>
  aRuntime({ config: storefrontConfigSchema.parse(settings) });

describe('the reviews of the shop', () => {
  it('show the number of customers beside the score [BADGE-06, PROD-09, DEC-43]', () => {
    const { container } = renderInPage(<ReviewProof />);
    expect(screen.getByText('4.3')).toBeVisible();
    expect(container).toHaveTextContent('1,148 reviews');
    expect(screen.getByText('1k+ customers')).toBeVisible();
  });

  it('are those of the settings [PROD-09]', () => {
    const { container } = renderInPage(<ReviewProof />, withSettings({ reviews: { score: 4.7, count: 20 } }));
    expect(screen.getByText('4.7')).toBeVisible();
    expect(container).toHaveTextContent('20 reviews');
  });

  it('hide the number without its claim, the link without its address, and everything without reviews [BADGE-06, DEC-41]', () => {
    const { container, unmount } = renderInPage(
      <ReviewProof />,
      withSettings({ claims: { customers: null }, seller: { reviewsUrl: 'https://reviews.example/shop' } }),
    );
    expect(screen.getByText('4.3')).toBeVisible();
    expect(screen.queryByText('1k+ customers')).not.toBeInTheDocument();
    expect(screen.getByRole('link')).toHaveAttribute('href', 'https://reviews.example/shop');
    unmount();
    expect(container).toBeEmptyDOMElement();
    const unlinked = renderInPage(<ReviewProof />);
    expect(screen.getByText('4.3')).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
    unlinked.unmount();
    const without = renderInPage(<ReviewProof />, withSettings({ reviews: null }));
    expect(without.container).toBeEmptyDOMElement();
  });
});
