import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ComponentProps } from 'react';

import { pence } from '@storefront/shared/domain/pricing/pence';
import { renderInPage } from '@storefront/shared/testing/render-page';

import { CompareView } from './compare-view';
import { aComparedHotel, aRecord } from '../../../testing/compared-hotel-builders';

const SOL_BAY = aComparedHotel({ giataId: 1 });
const LARA = aComparedHotel(
  { giataId: 2, title: 'Lara Sands', location: 'Lara, Antalya', cheapestPrice: pence(52_100) },
  { record: aRecord({ taRating: 4.6 }, ['sauna']) },
);

function Comparison(props: Partial<ComponentProps<typeof CompareView>>) {
  const [hotels, setHotels] = useState(props.hotels ?? [SOL_BAY, LARA]);
  return (
    <CompareView
      missing={0}
      showTotal={false}
      guests={2}
      onOpen={() => {}}
      onClose={() => {}}
      url="/search?compare=1,2"
      {...props}
      hotels={hotels}
      onRemove={(giataId) => setHotels(hotels.filter(({ deal }) => deal.giataId !== giataId))}
    />
  );
}

const cellsOf = (label: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^${label}`) }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

describe('the comparison', () => {
  // jsdom has no pointer events, which the switch needs.
  beforeAll(() => {
    window.PointerEvent ??= class extends MouseEvent {} as typeof PointerEvent;
  });

  it('is a table with column and row headers', () => {
    renderInPage(<Comparison />);
    const table = screen.getByRole('table', { name: 'Comparison of 2 hotels' });
    expect(within(table).getByRole('columnheader', { name: /Lara Sands/ })).toHaveAttribute(
      'abbr',
      'Lara Sands',
    );
    expect(within(table).getByRole('rowheader', { name: 'Location' })).toBeInTheDocument();
    expect(cellsOf('Location')).toEqual(['Side, Antalya', 'Lara, Antalya']);
    expect(cellsOf('Departure date')).toEqual(['Sat 12 Jun', 'Sat 12 Jun']);
    expect(screen.getAllByRole('img', { name: '4 stars' })).toHaveLength(2);
  });

  it('labels the best values and the amenities with text [DEC-111]', () => {
    renderInPage(<Comparison />);
    expect(cellsOf('Price per person')).toEqual(['£412Lowest price', '£521']);
    expect(cellsOf('Guest rating')).toEqual([
      '4.1Very good, average of 2,204 reviews',
      '4.6Excellent, average of 2,204 reviewsBest rated',
    ]);
    expect(cellsOf('Sauna')).toEqual(['No', 'Yes']);
  });

  it('can show only the rows that differ', async () => {
    renderInPage(<Comparison />);
    await userEvent.click(screen.getByRole('switch', { name: 'Show only differences' }));
    expect(screen.queryByRole('rowheader', { name: 'Nights' })).not.toBeInTheDocument();
    expect(screen.queryByRole('rowheader', { name: 'Water park' })).not.toBeInTheDocument();
    expect(screen.getByRole('rowheader', { name: 'Sauna' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('switch', { name: 'Show only differences' }));
    expect(screen.getByRole('rowheader', { name: 'Nights' })).toBeInTheDocument();
  });

  it('shows a message when nothing differs', async () => {
    renderInPage(<Comparison hotels={[SOL_BAY, aComparedHotel({ giataId: 3, title: 'Twin' })]} />);
    await userEvent.click(screen.getByRole('switch', { name: 'Show only differences' }));
    expect(screen.getByText('These hotels are alike in all that is compared here.')).toBeInTheDocument();
  });

  it('opens the details of a hotel and leads back to the results', async () => {
    const [onOpen, onClose] = [jest.fn(), jest.fn()];
    renderInPage(<Comparison onOpen={onOpen} onClose={onClose} />);
    await userEvent.click(screen.getByRole('button', { name: 'Lara Sands' }));
    expect(onOpen).toHaveBeenCalledWith(2);
    await userEvent.click(screen.getByRole('button', { name: 'Back to results' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('keeps the focus when a column is removed, and explains how to add another hotel [DEC-111]', async () => {
    renderInPage(<Comparison />);
    await userEvent.click(screen.getByRole('button', { name: 'Remove Lara Sands from comparison' }));
    expect(screen.getByRole('region', { name: 'Comparison of 1 hotel' })).toHaveFocus();
    expect(screen.getByText(/Add another hotel to compare/)).toBeInTheDocument();
    expect(screen.queryByRole('switch')).not.toBeInTheDocument();
    expect(cellsOf('Price per person')).toEqual(['£412']);
  });

  it('can be scrolled by keyboard inside its frame [DEC-111]', async () => {
    renderInPage(<Comparison />);
    expect(screen.getByRole('region', { name: 'Comparison of 2 hotels' })).toHaveAttribute('tabindex', '0');
  });

  it.each([
    [1, '1 hotel is not available on this date any more'],
    [2, '2 hotels are not available on this date any more'],
  ])('shows how many hotels of the URL are unavailable: %d', (missing, message) => {
    renderInPage(<Comparison missing={missing} />);
    expect(screen.getByText(message)).toBeInTheDocument();
  });

  it('shows a loading state without a hint until the first hotels arrive', () => {
    renderInPage(<Comparison hotels={[]} />);
    expect(screen.getByRole('status')).toHaveTextContent('Loading the hotels');
    expect(screen.queryByText(/to compare/)).not.toBeInTheDocument();
  });

  it('explains how to start again when all hotels are unavailable', () => {
    renderInPage(<Comparison hotels={[]} missing={2} />);
    expect(screen.getByText(/Add hotels to compare/)).toBeInTheDocument();
    expect(screen.queryByText('Loading the hotels')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Back to results' })).toBeInTheDocument();
  });

  it('shows prices immediately and a loading state for records', () => {
    renderInPage(
      <Comparison
        hotels={[
          SOL_BAY,
          aComparedHotel({ giataId: 2, title: 'Lara Sands' }, { record: null, loading: true }),
        ]}
      />,
    );
    expect(cellsOf('Price per person')).toEqual(['£412', '£412']);
    expect(cellsOf('Guest rating')).toEqual(['4.1Very good, average of 2,204 reviews', 'Loading']);
    expect(cellsOf('Awards')[1]).toBe('Loading');
  });
});

describe('the link of a comparison', () => {
  it('is copied as an absolute URL and confirmed', async () => {
    const user = userEvent.setup();
    renderInPage(<Comparison />);
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(await screen.findByText('Link copied')).toBeInTheDocument();
    await expect(navigator.clipboard.readText()).resolves.toBe('http://localhost/search?compare=1,2');
  });

  it('can be copied by hand when the browser forbids clipboard access', async () => {
    const user = userEvent.setup();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    renderInPage(<Comparison />);
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Link to this comparison' });
    expect(field).toHaveValue('http://localhost/search?compare=1,2');
    expect(field.selectionEnd).toBe(field.value.length);
    expect(screen.queryByText('Link copied')).not.toBeInTheDocument();
  });

  it('is no longer confirmed as copied after it has changed', async () => {
    const user = userEvent.setup();
    renderInPage(<ComparisonOfChangingDate />);
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    await screen.findByText('Link copied');
    await user.click(screen.getByRole('button', { name: 'Another date' }));
    expect(screen.queryByText('Link copied')).not.toBeInTheDocument();
  });
});

function ComparisonOfChangingDate() {
  const [url, setUrl] = useState('/search?date=2027-06-12');
  return (
    <>
      <button type="button" onClick={() => setUrl('/search?date=2027-06-13')}>
        Another date
      </button>
      <Comparison url={url} />
    </>
  );
}
