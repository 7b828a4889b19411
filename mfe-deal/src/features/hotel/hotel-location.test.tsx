import { renderInPage } from '@storefront/shared/testing/render-page';
import { screen } from '@testing-library/react';

import { HotelLocation } from './hotel-location';

describe('HotelLocation', () => {
  it.each([null, { latitude: 0, longitude: 0 }, { latitude: Number.NaN, longitude: 4 }])(
    'shows the address when the coordinates are %j [EXT-01, DEAL-08, DEC-104]',
    async (coordinates) => {
      const { container } = renderInPage(
        <HotelLocation name="Sol" address="Side, Turkey" coordinates={coordinates} />,
      );
      expect(await screen.findByRole('heading', { name: 'Location' })).toBeVisible();
      expect(screen.getByText('Side, Turkey')).toBeVisible();
      expect(container.querySelectorAll('strong')).toHaveLength(0);
    },
  );

  it('renders nothing without address and coordinates', () => {
    expect(
      renderInPage(<HotelLocation name="Sol" address=" " coordinates={null} />).container,
    ).toBeEmptyDOMElement();
  });
});
