import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

import { hotelRecordSchema, type HotelRecord } from '../../api/hotels/hotel-record.schema';
import { pence } from '../../domain/pricing/pence';
import { renderInPage } from '../../../testing/render-page';
import { Button } from '../../ui/button';

import { HotelDetailsDialog, type HotelDetailsState } from './hotel-details-dialog';

const NAME = 'Sol Bay Resort';

const BOARDS = [
  { boardBasis: 'AI', pricePerPerson: pence(49_600) },
  { boardBasis: 'HB', pricePerPerson: pence(41_200) },
];

function aHotel(amenities: number): HotelRecord {
  return hotelRecordSchema.parse({
    images: ['http://media.test/1.jpg', 'http://media.test/2.jpg'],
    hotelDetails: {
      hotelName: NAME,
      location: 'Side, Antalya,',
      starRating: 4,
      hotelDescription: '<p>Three <strong>pools</strong><script>alert(1)</script></p>',
      taRating: 4.1,
      taRatingCount: 2_204,
    },
    facility: {
      facilities: Object.fromEntries(
        Array.from({ length: amenities }, (_, index) => [`facility_thing_${index + 1}`, true]),
      ),
    },
  });
}

interface DetailsProps {
  readonly state: HotelDetailsState;
  readonly rooms?: readonly string[];
}

function Details({ state, rooms = [] }: DetailsProps) {
  const [open, setOpen] = useState(false);
  const [board, setBoard] = useState<string | null>(null);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Hotel details</Button>
      <HotelDetailsDialog
        open={open}
        onOpenChange={setOpen}
        state={state}
        name={NAME}
        boards={BOARDS}
        board={board}
        onBoardChange={setBoard}
        rooms={rooms}
        price={{ perPerson: pence(41_200), total: pence(82_400), guests: 2, showTotal: false }}
        action={<Button look="call">Continue</Button>}
      />
    </>
  );
}

const LOADING = 'Loading hotel details...';

async function openDetails(state: HotelDetailsState, rooms: readonly string[] = []) {
  const user = userEvent.setup();
  renderInPage(<Details state={state} rooms={rooms} />);
  await user.click(screen.getByRole('button', { name: 'Hotel details' }));
  const dialog = within(await screen.findByRole('dialog', { name: NAME }));
  if (state.kind !== 'loading') await waitFor(() => expect(dialog.queryByText(LOADING)).toBeNull());
  return { user, dialog };
}

const loaded = (amenities = 3): HotelDetailsState => ({ kind: 'loaded', hotel: aHotel(amenities) });

describe('the hotel details dialog', () => {
  it('lists the rooms of the price with their guests [DEC-120]', async () => {
    const { dialog } = await openDetails(loaded(), [
      'Room 1: Family room, 2 adults',
      'Room 2: Suite, 1 adult',
    ]);
    const rooms = within(dialog.getByRole('region', { name: 'Rooms' })).getAllByRole('listitem');
    expect(rooms.map(({ textContent }) => textContent)).toEqual([
      'Room 1: Family room, 2 adults',
      'Room 2: Suite, 1 adult',
    ]);
  });

  it('has no list of rooms while the supplier has not named them [DEC-120]', async () => {
    const { dialog } = await openDetails(loaded());
    expect(dialog.getByRole('group', { name: 'Board basis' })).toBeVisible();
    expect(dialog.queryByRole('region', { name: /^Rooms?$/ })).toBeNull();
  });

  it('announces that it is loading [SRCH-MOD-04]', async () => {
    const { dialog } = await openDetails({ kind: 'loading' });
    expect(dialog.getByRole('status')).toHaveTextContent(LOADING);
    expect(dialog.queryByRole('heading', { name: 'Amenities' })).not.toBeInTheDocument();
  });

  it('shows photos, class, rating, address, description and amenities [HD-04, DEC-103]', async () => {
    const { dialog } = await openDetails(loaded());
    // The page behind the dialog is out of reach.
    expect(screen.queryByRole('button', { name: 'Hotel details' })).not.toBeInTheDocument();
    expect(dialog.getByRole('button', { name: `View photos of ${NAME}` })).toBeInTheDocument();
    expect(dialog.getByRole('img', { name: '4 stars' })).toBeInTheDocument();
    expect(dialog.getByText('Very good, average of 2,204 reviews')).toBeInTheDocument();
    expect(dialog.getByText('Side, Antalya')).toBeInTheDocument();
    const emphasis = await dialog.findByText('pools');
    expect(emphasis.tagName).toBe('STRONG');
    // Queries by text skip the content of scripts.
    expect(emphasis.parentElement?.outerHTML).toBe('<p>Three <strong>pools</strong></p>');
    expect(dialog.getByText('Thing 3')).toBeInTheDocument();
  });

  it('preselects the cheapest board and allows another one [SRCH-MOD-03]', async () => {
    const { user, dialog } = await openDetails(loaded());
    expect(dialog.getByRole('radio', { name: /Half Board/ })).toBeChecked();
    await user.click(dialog.getByRole('radio', { name: /All Inclusive/ }));
    expect(dialog.getByRole('radio', { name: /All Inclusive/ })).toBeChecked();
    expect(dialog.getByRole('radio', { name: /Half Board/ })).not.toBeChecked();
  });

  it('shows the price and the next step before the hotel has loaded [SRCH-MOD-03, DEC-10]', async () => {
    const { dialog } = await openDetails({ kind: 'loading' });
    expect(dialog.getByText('£824 total for 2')).toBeInTheDocument();
    expect(dialog.getByRole('radio', { name: /Half Board/ })).toBeChecked();
    expect(dialog.getByRole('button', { name: 'Continue' })).toBeInTheDocument();
  });

  it('shows sixteen amenities, then the rest', async () => {
    const { user, dialog } = await openDetails(loaded(20));
    expect(dialog.getByText('Thing 16')).toBeInTheDocument();
    expect(dialog.queryByText('Thing 17')).not.toBeInTheDocument();

    await user.click(dialog.getByRole('button', { name: 'Show 4 more', expanded: false }));
    expect(dialog.getByText('Thing 20')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Show fewer', expanded: true }));
    expect(dialog.queryByText('Thing 17')).not.toBeInTheDocument();
  });

  it('has no expand button for sixteen amenities', async () => {
    const { dialog } = await openDetails(loaded(16));
    expect(dialog.queryByRole('button', { name: /^Show/ })).not.toBeInTheDocument();
  });

  it('reports a failed load with a phone number and can be closed', async () => {
    const { user, dialog } = await openDetails({ kind: 'failed' });
    expect(
      dialog.getByRole('heading', { name: 'We could not load the details of this hotel' }),
    ).toBeInTheDocument();
    expect(dialog.getByRole('link').getAttribute('href')).toMatch(/^tel:/);
    expect(dialog.getByRole('radio', { name: /Half Board/ })).toBeChecked();

    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('closes on Escape and returns the focus', async () => {
    const { user } = await openDetails(loaded());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Hotel details' })).toHaveFocus());
  });
});
