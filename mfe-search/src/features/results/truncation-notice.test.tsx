import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { TruncationNotice } from './truncation-notice';

const notice = ({
  oneDestination,
  ...extent
}: {
  readonly hotels: number | null;
  oneDestination: boolean;
}) => {
  const onChooseDestination = jest.fn();
  render(
    <TruncationNotice
      extent={{ received: 286, ...extent }}
      departureDate="2027-05-07"
      oneDestination={oneDestination}
      onChooseDestination={onChooseDestination}
    />,
  );
  return onChooseDestination;
};
const region = () => screen.getByRole('region', { name: 'Only some hotels are shown' });

it('names the hotels that are shown and all that there are, and leads to the destination', async () => {
  const onChooseDestination = notice({ hotels: 1431, oneDestination: false });
  expect(region()).toHaveTextContent(
    'The first 286 of 1,431 hotels on Fri 7 May: choose a destination to see all. Filters and their counts cover these 286; the prices of the dates cover all.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Choose a destination' }));
  expect(onChooseDestination).toHaveBeenCalledTimes(1);
});

it('claims no total that the supplier did not send', () => {
  notice({ hotels: null, oneDestination: false });
  expect(region()).toHaveTextContent(
    'The first 286 hotels on Fri 7 May: choose a destination to see all. Filters, counts and prices cover these 286; others may cost less.',
  );
});

it('proposes a narrower search where a destination is chosen', () => {
  notice({ hotels: 300, oneDestination: true });
  expect(region()).toHaveTextContent(/choose one airport or one length of stay to see more/);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
