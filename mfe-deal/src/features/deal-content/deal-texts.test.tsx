import { pence } from '@storefront/shared/domain/pricing/pence';
import { renderInPage } from '@storefront/shared/testing/render-page';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { DealTexts } from './deal-texts';

const TOUR = {
  id: 't1',
  name: 'Old town walk',
  description: '',
  image: null,
  pricePerPerson: pence(4_500),
  features: ['Guide'],
  included: false,
};

const NOTHING = {
  hotelDetails: '',
  hotelDetailsExtended: '',
  offerDetails: '',
  conditions: '',
  youCanAdd: '',
  otherOffer: '',
  tours: [],
  ship: null,
};

describe('DealTexts', () => {
  it('shows three sections and three tabs [DEAL-03, DEAL-05, DOM-DBI-04]', async () => {
    const user = userEvent.setup();
    renderInPage(
      <DealTexts
        deal={{
          hotelDetails: '<p>Three pools</p>',
          hotelDetailsExtended: 'Quiet nights',
          offerDetails: 'Flights and transfers',
          conditions: 'Two adults',
          youCanAdd: 'A hire car',
          otherOffer: '',
          ship: null,
          tours: [TOUR, { ...TOUR, id: 't2', name: 'Harbour tour', included: true }],
        }}
      />,
    );
    const section = (name: RegExp) => within(screen.getByRole('region', { name }));
    expect(await screen.findByText('Three pools')).toBeVisible();
    expect(section(/Holiday details/).getByText('Flights and transfers')).toBeVisible();
    expect(section(/Reasons to love/).getByText('Quiet nights')).toBeVisible();
    expect(section(/Conditions/).getByText('Two adults')).toBeVisible();

    await user.click(screen.getByRole('tab', { name: 'You can add' }));
    expect(screen.getByText('A hire car')).toBeVisible();
    expect(screen.getByText('£45 pp')).toBeVisible();
    expect(screen.getByText('Included')).toBeVisible();
    expect(screen.getByText('You choose them in the next step.')).toBeVisible();

    await user.click(screen.getByRole('tab', { name: 'Other Info' }));
    expect(screen.getByText('There is nothing else to know.')).toBeVisible();
  });

  it('shows all tabs and no heading without texts [DEAL-05]', async () => {
    const user = userEvent.setup();
    renderInPage(<DealTexts deal={{ ...NOTHING, conditions: '<p>&nbsp;</p><script>alert(1)</script>' }} />);
    await user.click(await screen.findByRole('tab', { name: 'You can add' }));
    expect(screen.getByText('Nothing to add here.')).toBeVisible();
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Hotel Details',
      'You can add',
      'Other Info',
    ]);
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('calls a ship a ship [DEC-157]', async () => {
    const ship = { _id: 'a', shipName: 'Aegean Star', rooms: [] };
    renderInPage(<DealTexts deal={{ ...NOTHING, ship }} />);
    expect(await screen.findByRole('tab', { name: 'Ship Details' })).toBeVisible();
    expect(screen.getByText('We have no more to tell of this ship yet.')).toBeVisible();
  });
});
