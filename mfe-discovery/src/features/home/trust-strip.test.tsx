import { storefrontConfigSchema } from '@storefront/shared/contracts/storefront-config';
import { aRuntime, renderInPage } from '@storefront/shared/testing/render-page';
import { screen, within } from '@testing-library/react';

import { TrustStrip } from './trust-strip';

function renderStrip(claims: object = {}) {
  renderInPage(<TrustStrip />, aRuntime({ config: storefrontConfigSchema.parse({ claims }) }));
  return within(screen.getByRole('list', { name: 'Why book with us' }));
}

describe('the reasons to book here', () => {
  it('are six items, with both customer claims in one [PROD-10, PROD-11]', () => {
    const strip = renderStrip();
    expect(strip.getAllByRole('listitem')).toHaveLength(6);
    expect(strip.getAllByRole('listitem').at(-1)).toHaveTextContent(
      'Trusted by 10,000+ travellers92% of customers book again',
    );
  });

  it.each([
    [{ text: 'In 2026' }, 'In 202692% of customers book again, as of October 2026'],
    [null, '92% of customers book againas of October 2026'],
  ])('date the figures about customers [DEC-321]', (travellers, text) => {
    const strip = renderStrip({ 'book-again': { asOf: '2026-10-01' }, travellers });
    expect(strip.getAllByRole('listitem').at(-1)).toHaveTextContent(text);
  });

  it('claim no more protection than the certificate states [DEC-41]', () => {
    const [protection] = renderStrip().getAllByRole('listitem');
    expect(protection).toHaveTextContent('ATOL protectedAs your ATOL Certificate states');
  });

  it.each(['travellers', 'book-again'])(
    'show the other customer claim alone when %s is off [PROD-10, PROD-11]',
    (kind) => {
      const strip = renderStrip({ [kind]: null });
      expect(strip.getAllByRole('listitem')).toHaveLength(6);
      expect(strip.queryAllByText(/10,000|92%/)).toHaveLength(1);
    },
  );

  it.each([
    ['low-deposit', 'Low deposits'],
    ['support', '24x7 in-resort support'],
    ['exclusive-deals', 'Exclusive deals'],
    ['price-match', 'Price match promise'],
    ['travellers', 'Trusted by 10,000+ travellers'],
    ['book-again', '92% of customers book again'],
  ])('the terms of %s are one click away, and its description is configurable [HOME-04]', (kind, title) => {
    const strip = renderStrip({ [kind]: { words: 'As counted in 2026', termsUrl: '/about-us' } });
    expect(strip.getByRole('link', { name: `Terms (${title})` })).toHaveAttribute('href', '/about-us');
    expect(strip.getByText(/As counted in 2026/)).toBeVisible();
    expect(strip.getAllByText(/92%/)[0]).toBeVisible();
  });
});
