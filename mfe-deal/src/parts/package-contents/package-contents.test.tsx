import { storefrontConfigSchema } from '@storefront/shared/contracts/storefront-config';
import { aRuntime, renderInPage } from '@storefront/shared/testing/render-page';
import { screen } from '@testing-library/react';

import { PackageContents } from './package-contents';

describe('what a package contains', () => {
  it.each([
    [null, 'ATOL protectionAs your ATOL Certificate states'],
    ['12345', 'ATOL protectionNumber 12345'],
  ])('names the ATOL number of the settings, %s [DEC-41]', (atolNumber, text) => {
    const config = storefrontConfigSchema.parse({ seller: { atolNumber } });
    renderInPage(
      <PackageContents flight={null} nights={7} boardBasis="HB" rooms={[]} />,
      aRuntime({ config }),
    );
    expect(screen.getAllByRole('listitem').at(-1)).toHaveTextContent(text);
  });
});
