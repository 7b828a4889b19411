import { storefrontConfigSchema } from '@storefront/shared/contracts/storefront-config';
import { aRuntime, renderInPage } from '@storefront/shared/testing/render-page';
import { screen, within } from '@testing-library/react';

import { HiddenPricesBanner } from './hidden-prices-banner';

describe('the banner of prices by phone', () => {
  it('shows the phone number and the hours [GRP-05, LAND-15, DEC-77]', () => {
    renderInPage(<HiddenPricesBanner />);
    const banner = screen.getByRole('complementary', { name: 'Call-centre only prices' });
    expect(banner).toBeVisible();
    expect(banner).toHaveTextContent('Some of our prices may not be shown online: call us for them');
    expect(banner).toHaveTextContent('Mon-Sun 9am-9pm');
    expect(within(banner).getByRole('link')).toHaveAttribute('href', 'tel:02079460123');
  });

  it('does not render without the claim [LAND-15]', () => {
    const config = storefrontConfigSchema.parse({ claims: { 'hidden-prices': null } });
    expect(renderInPage(<HiddenPricesBanner />, aRuntime({ config })).container).toBeEmptyDOMElement();
  });
});
