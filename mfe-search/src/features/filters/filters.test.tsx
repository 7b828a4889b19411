import { renderInPage } from '@storefront/shared/testing/render-page';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { Filters } from './filters';
import { controlledIntersections } from '../../../testing/intersections';
import { chosen, statsOf, FiltersHarness, type FiltersHarnessProps } from '../../../testing/filters-harness';

const appear = controlledIntersections();

function show(props: Omit<FiltersHarnessProps, 'children'> = {}) {
  renderInPage(<FiltersHarness {...props}>{(filters) => <Filters {...filters} />}</FiltersHarness>);
  return userEvent.setup();
}
const group = (name: string) => within(screen.getByRole('group', { name }));
const namesIn = (name: string) =>
  group(name)
    .getAllByRole('checkbox')
    .map((box) => box.closest('label')?.textContent);

describe('the filters', () => {
  it('are in the specified order, each group with its title [SRCH-03]', () => {
    show();
    expect(screen.getByRole('heading', { name: 'Filters' })).toBeVisible();
    const titles = screen
      .getAllByRole('group')
      .map((each) =>
        each.getAttribute('aria-labelledby')
          ? 'Price per person'
          : (each.getAttribute('aria-label') ?? each.querySelector('legend')?.textContent),
      );
    expect(titles).toEqual([
      'Board',
      'Star rating',
      'Price per person',
      'Guest rating',
      'Resort',
      'Amenities',
      'Style',
      'Awards',
    ]);
    expect(
      screen
        .getByRole('searchbox', { name: 'Hotel name' })
        .compareDocumentPosition(screen.getByText('Board')),
    ).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('offer five star classes as a multiple choice, with hotel counts [SRCH-FLT-01]', async () => {
    const user = show({ stats: statsOf({ starCounts: { 5: 1132, 4: 268 } }) });
    expect(namesIn('Star rating')).toEqual(['5 stars1,132', '4 stars268', '3 stars0', '2 stars0', '1 star0']);
    await user.click(group('Star rating').getByRole('checkbox', { name: /5 stars/ }));
    await user.click(group('Star rating').getByRole('checkbox', { name: /4 stars/ }));
    expect(chosen().stars).toEqual([5, 4]);
    await user.click(group('Star rating').getByRole('checkbox', { name: /5 stars/ }));
    expect(chosen().stars).toEqual([4]);
    for (const name of [/3 stars/, /2 stars/, /1 star/, /5 stars/])
      await user.click(group('Star rating').getByRole('checkbox', { name }));
    expect(chosen().stars.toSorted((one, other) => one - other)).toEqual([1, 2, 3, 4, 5]);
  });

  it('offer five boards by name, without counts while searching [SRCH-FLT-13]', async () => {
    const user = show({ stats: null });
    expect(namesIn('Board')).toEqual([
      'All Inclusive',
      'Half Board',
      'Bed & Breakfast',
      'Room Only',
      'Self Catering',
    ]);
    await user.click(group('Board').getByRole('checkbox', { name: 'Half Board' }));
    await user.click(group('Board').getByRole('checkbox', { name: 'Room Only' }));
    expect(chosen().boards).toEqual(['HB', 'RO']);
  });

  it('offer full board only on a date that has it [SRCH-FLT-13, DEC-116]', () => {
    show({ stats: statsOf({ boardCounts: { FB: 0, HB: 12 } }) });
    expect(namesIn('Board')).toContain('Full Board0');
    cleanup();
    show({ stats: statsOf({ boardCounts: { HB: 12 } }) });
    expect(namesIn('Board')).toEqual([
      'All Inclusive0',
      'Half Board12',
      'Bed & Breakfast0',
      'Room Only0',
      'Self Catering0',
    ]);
  });

  it('offer the airports, the times of departure and the bags of the date, with hotel counts [DEC-116]', async () => {
    const flightCounts = {
      airports: { STN: 0, LGW: 31 },
      outboundTimes: { evening: 4, morning: 27 },
      bags: { included: 3 },
    };
    const user = show({ stats: statsOf({ flightCounts }) });
    expect(namesIn('Departure airport')).toEqual(['London Gatwick31', 'London Stansted0']);
    expect(namesIn('Outbound flight')).toEqual(['Morning, 5:00–11:5927', 'Evening, 18:00–23:594']);
    expect(namesIn('Bags')).toEqual(['Hold bag in the price3']);
    await user.click(group('Departure airport').getByRole('checkbox', { name: /Gatwick/ }));
    await user.click(group('Outbound flight').getByRole('checkbox', { name: /Evening/ }));
    await user.click(group('Bags').getByRole('checkbox'));
    expect(chosen()).toMatchObject({ airports: ['LGW'], outboundTimes: ['evening'], bags: ['included'] });
  });

  it('start with the groups after resorts closed, unless a value is applied', async () => {
    const user = show({ choice: { awards: ['Travelers Choice'] } });
    expect(screen.getByRole('group', { name: 'Style' })).not.toHaveAttribute('open');
    expect(screen.getByRole('group', { name: 'Awards' })).toHaveAttribute('open');
    await user.click(screen.getByText('Style'));
    expect(screen.getByRole('group', { name: 'Style' })).toHaveAttribute('open');
    await user.click(group('Style').getByRole('checkbox', { name: 'Luxury' }));
    expect(screen.getByText('Style, 1 on')).toBeVisible();
  });

  it('keep a value enabled that matches no hotel', async () => {
    const user = show({ stats: statsOf({ boardCounts: { HB: 12 } }) });
    const selfCatering = group('Board').getByRole('checkbox', { name: /Self Catering/ });
    expect(selfCatering).toBeEnabled();
    await user.click(selfCatering);
    expect(chosen().boards).toEqual(['SC']);
  });

  it('allow one guest rating at a time [SRCH-FLT-08, SRCH-FLT-09]', async () => {
    const user = show();
    const ratings = group('Guest rating').getAllByRole('radio');
    expect(ratings.map((each) => each.closest('label')?.textContent)).toEqual([
      'Any',
      '4.5 to 5',
      '4 or more',
      '3 or more',
      '2 or more',
    ]);
    const [any, best] = ratings;
    expect(any).toBeChecked();

    await user.click(screen.getByRole('radio', { name: '4.5 to 5' }));
    await user.click(screen.getByRole('radio', { name: '3 or more' }));
    expect(chosen().ratingBand).toBe('3+');
    expect(best).not.toBeChecked();

    await user.keyboard('{ArrowUp}');
    expect(chosen().ratingBand).toBe('4+');
    await user.click(screen.getByRole('radio', { name: '4 or more' }));
    expect(chosen().ratingBand).toBeNull();
    expect(any).toBeChecked();
  });

  it('show the hotels of ratings, styles, awards and amenities, and request the numbers when the rating is visible [DEC-137]', async () => {
    const onCountsNeeded = jest.fn();
    const recordCounts = {
      ratingBand: { '4.5-5': 1, '4+': 1234 },
      styles: { Luxury: 3, Modern: 0 },
      awards: { 'Best of the Best': 2, 'Travelers Choice': 9 },
      amenities: { 'Outdoor pool': 7 },
    };
    const user = show({ stats: statsOf({ recordCounts }), onCountsNeeded });
    expect(onCountsNeeded).not.toHaveBeenCalled();
    appear();
    expect(onCountsNeeded).toHaveBeenCalledTimes(1);
    expect(group('Guest rating').getByRole('radio', { name: '4 or more 1,234' })).toBeVisible();
    expect(group('Guest rating').getByRole('radio', { name: '3 or more 0' })).toBeVisible();
    expect(namesIn('Awards')).toEqual(['Best of the Best2', 'Travelers Choice9']);
    expect(namesIn('Style')).toContain('Luxury3');
    await user.click(screen.getByRole('button', { name: 'Choose amenities' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Amenities' }));
    expect(await dialog.findByRole('checkbox', { name: 'Outdoor pool 7' })).toBeVisible();
    expect(dialog.getByRole('checkbox', { name: 'Beachfront 0' })).toBeVisible();
  });

  it.each(['Choose amenities', 'Style', 'Awards'])(
    'request the numbers when %s opens, wherever the rating is [DEC-137]',
    async (opener) => {
      const onCountsNeeded = jest.fn();
      const user = show({ onCountsNeeded });
      await user.click(screen.getByText(opener));
      await waitFor(() => expect(onCountsNeeded).toHaveBeenCalled());
    },
  );

  it('allow both awards together [SRCH-FLT-10, SRCH-FLT-11]', async () => {
    const user = show();
    expect(namesIn('Awards')).toEqual(['Best of the Best', 'Travelers Choice']);
    await user.click(screen.getByRole('checkbox', { name: 'Travelers Choice' }));
    await user.click(screen.getByRole('checkbox', { name: 'Best of the Best' }));
    expect(chosen().awards).toEqual(['Travelers Choice', 'Best of the Best']);
  });

  it('offer seven styles [SRCH-FLT-12]', async () => {
    const user = show();
    expect(namesIn('Style')).toEqual([
      'Budget',
      'Mid-range',
      'Luxury',
      'Family-friendly',
      'Business',
      'Romantic',
      'Modern',
    ]);
    await user.click(screen.getByRole('checkbox', { name: 'Luxury' }));
    expect(chosen().styles).toEqual(['Luxury']);
  });

  it('show how many amenities are selected', () => {
    show({ choice: { amenities: ['Sauna', 'Spa'] } });
    expect(group('Amenities').getByRole('button')).toHaveAccessibleName('Amenities, 2 chosen');
  });
});

describe('Clear Filters', () => {
  it('clears every filter including price and hotel name, and keeps the focus [DEC-92]', async () => {
    const user = show({ choice: { stars: [4], priceTo: 500, hotelName: 'sol', ratingBand: '4+' } });
    const clear = screen.getByRole('button', { name: 'Clear Filters' });
    await user.click(clear);
    expect(chosen()).toMatchObject({ stars: [], priceTo: null, hotelName: '', ratingBand: null });
    await waitFor(() => expect(screen.getByRole('searchbox', { name: 'Hotel name' })).toHaveValue(''));
    expect(clear).toHaveFocus();
  });

  it('is inactive while nothing is applied [DEC-92]', async () => {
    const onClear = jest.fn();
    const user = show({ onClear });
    const clear = screen.getByRole('button', { name: 'Clear Filters' });
    expect(clear).toHaveAttribute('aria-disabled', 'true');
    await user.click(clear);
    expect(onClear).not.toHaveBeenCalled();
  });
});
