import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type { SearchQuery } from '../../domain/search-query/search-query';
import { renderInPage, renderRoutes } from '../../../testing/render-page';

import { SearchForm } from './search-form';

function renderForm(props: { readonly loading?: boolean } = {}) {
  const onSubmit = jest.fn<void, [SearchQuery]>();
  renderInPage(<SearchForm onSubmit={onSubmit} {...props} />);
  return { onSubmit, user: userEvent.setup() };
}

const spinner = (button: HTMLElement) => button.querySelector(':scope > span[aria-hidden]');

describe('the search form', () => {
  it('starts with its fields and defaults [FORM-01, FORM-02, FORM-03, FORM-04, FORM-05, FORM-ST-01, CONST-06, CONST-07, DEC-02, DEC-46, DEC-05]', async () => {
    const { onSubmit, user } = renderForm();

    expect(screen.getByRole('combobox', { name: /Destination/ })).toHaveTextContent('Any Destination');
    expect(screen.getByRole('combobox', { name: /Flying from/ })).toHaveTextContent('Any London');
    expect(screen.getByRole('button', { name: 'Departure date Wed 20 Jan 2027' })).toBeVisible();
    expect(screen.getByLabelText('Duration')).toHaveDisplayValue('7 nights');
    expect(screen.getByRole('button', { name: /Guests\/Rooms/ })).toHaveTextContent('2 adults, 1 room');

    await user.click(screen.getByRole('button', { name: 'Search' }));
    expect(onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({
        destinationId: 1,
        departureId: -1,
        dateMin: '2027-01-17',
        dateMax: '2027-01-23',
        durationMin: 7,
        durationMax: 7,
        rooms: [{ adults: 2, children: 0, childAges: [] }],
      }),
    );
  });

  it('cannot be submitted while loading, and its button has a spinner [FORM-06]', () => {
    renderForm({ loading: true });
    const button = screen.getByRole('button', { name: 'Search' });
    expect(button).toBeDisabled();
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(spinner(button)).toBeInTheDocument();
  });

  it('is loading while the results are being opened from another page, and not for other pages [FORM-06]', async () => {
    let openPage = () => {};
    const loader = () => new Promise((resolve) => (openPage = () => resolve(null)));
    const { router } = renderRoutes(
      [
        { path: '/', Component: () => <SearchForm onSubmit={() => {}} /> },
        { path: '/:page', loader, Component: () => 'Opened', HydrateFallback: () => null },
      ],
      '/',
    );
    const button = await screen.findByRole('button', { name: 'Search' });
    await act(async () => void router.navigate('/about-us'));
    expect(button).toBeEnabled();
    expect(spinner(button)).not.toBeInTheDocument();
    await act(async () => void router.navigate('/search?destinationId=1'));
    expect(button).toBeDisabled();
    expect(button).toHaveAttribute('aria-busy', 'true');
    await act(async () => openPage());
    expect(await screen.findByText('Opened')).toBeVisible();
  });

  it('offers 2 to 14 and 21 nights [FORM-VAL-05, CONST-07]', () => {
    renderForm();
    const nights = within(screen.getByLabelText('Duration'))
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
    expect(nights).toEqual(
      [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 21].map((count) => `${count} nights`),
    );
  });

  it('has "Any Destination" as its first destination [DEC-46]', async () => {
    const { user } = renderForm();
    await user.click(screen.getByRole('combobox', { name: /Destination/ }));
    const [first] = within(await screen.findByRole('listbox')).getAllByRole('option');
    expect(first).toHaveTextContent('Any Destination');
  });

  it('offers no departure date before today [DEC-04]', async () => {
    const { user } = renderForm();
    await user.click(screen.getByRole('button', { name: /^Departure date/ }));
    const previous = await screen.findByRole('button', { name: 'Previous month' });
    await user.dblClick(previous);
    expect(screen.getByRole('button', { name: 'Fri 20 Nov 2026, too soon' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Sun 22 Nov 2026' })).toBeEnabled();
    expect(previous).toHaveAttribute('aria-disabled', 'true');
  });

  it('filters destinations by the typed text and reports no matches [FORM-01, FORM-ST-02, FORM-VAL-06, FORM-VAL-07, FORM-VAL-09]', async () => {
    const { onSubmit, user } = renderForm();
    await user.click(screen.getByRole('combobox', { name: /Destination/ }));

    const input = await screen.findByRole('combobox', { name: 'Search: Destination' });
    expect(screen.getByRole('group', { name: 'Anywhere' })).toBeInTheDocument();
    expect(screen.getByRole('group', { name: 'Turkey' })).toBeInTheDocument();
    await user.type(input, 'xyz');
    expect(await screen.findByText('No destinations found')).toBeVisible();
    expect(screen.queryByRole('group')).not.toBeInTheDocument();

    await user.clear(input);
    await user.type(input, 'tURK');
    expect(await screen.findByRole('option', { name: /Dalaman/ })).toBeInTheDocument();
    expect(screen.queryByRole('option', { name: /Tenerife/ })).not.toBeInTheDocument();
    expect(screen.getAllByRole('group')).toEqual([screen.getByRole('group', { name: 'Found' })]);
    expect(screen.queryByText('No destinations found')).not.toBeInTheDocument();

    // Two rows of the catalogue, in two groups of the list.
    await user.clear(input);
    await user.type(input, 'marr');
    expect(await screen.findByText('1 match')).toBeInTheDocument();
    expect(screen.getByRole('group', { name: 'Found' })).toHaveTextContent(/^FoundMarrakech, Morocco$/);

    await user.clear(input);
    await user.type(input, 'antal');
    expect(await screen.findByText('1 match')).toBeInTheDocument();
    await user.click(await screen.findByRole('option', { name: /Antalya/ }));
    await user.click(screen.getByRole('button', { name: 'Search' }));
    expect(onSubmit).toHaveBeenCalledWith(expect.objectContaining({ destinationId: 101 }));
  });

  it('filters airports by name and reports no matches [FORM-ST-02, FORM-VAL-10, FORM-02]', async () => {
    const { onSubmit, user } = renderForm();
    await user.click(screen.getByRole('combobox', { name: /Flying from/ }));
    const input = await screen.findByRole('combobox', { name: 'Search: Flying from' });
    expect(screen.getByRole('group', { name: 'Any London' })).toBeInTheDocument();
    // "MAN" matches the name Manchester; airport codes are not searched.
    await user.type(input, 'MAN');
    const found = await screen.findByRole('group', { name: 'Found' });
    expect(screen.getAllByRole('group')).toEqual([found]);
    expect(found).toHaveTextContent(/^FoundManchester$/);
    expect(screen.queryByText('No airports found')).not.toBeInTheDocument();
    await user.clear(input);
    await user.type(input, 'LGW');
    expect(await screen.findByText('No airports found')).toBeVisible();
    await user.clear(input);
    await user.type(input, 'manch');
    await user.click(await screen.findByRole('option', { name: /Manchester/ }));
    await user.click(screen.getByRole('button', { name: 'Search' }));
    expect(onSubmit.mock.calls[0]?.[0].departureId).not.toBe(-1);
  });

  it.each([
    ['Destination', 'antal', /^Any Destination/],
    ['Flying from', 'manch', /^Any London/],
  ])(
    'discards the text typed into the list %s when it is closed [FORM-ST-03]',
    async (label, typed, first) => {
      const { user } = renderForm();
      const open = async () => {
        await user.click(screen.getByRole('combobox', { name: new RegExp(label) }));
        return await screen.findByRole('combobox', { name: `Search: ${label}` });
      };
      await user.type(await open(), typed);
      await waitFor(() => expect(screen.queryByRole('option', { name: first })).not.toBeInTheDocument());
      await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByLabelText(`Search: ${label}`)).not.toBeInTheDocument());

      expect(await open()).toHaveValue('');
      expect(screen.getByRole('option', { name: first })).toBeVisible();
    },
  );

  it('opens a calendar and applies the selected date [FORM-03]', async () => {
    const { onSubmit, user } = renderForm();
    await user.click(screen.getByRole('button', { name: /^Departure date/ }));
    const month = await screen.findByRole('grid', { name: 'Departure date' });
    expect(within(month).getByRole('button', { name: 'Wed 20 Jan 2027' })).toHaveFocus();

    await user.keyboard('{ArrowDown}{ArrowRight}{Enter}');
    expect(screen.getByRole('button', { name: 'Departure date Thu 28 Jan 2027' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Search' }));
    expect(onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ dateMin: '2027-01-25', dateMax: '2027-01-31' }),
    );
  });

  it('allows one to six adults and up to four children aged 0 to 15 on the return date in a room [FORM-VAL-01, FORM-VAL-02, FORM-VAL-03, CONST-07, DEC-18]', async () => {
    const { user } = renderForm();
    await user.click(screen.getByRole('button', { name: /Guests\/Rooms/ }));
    expect(await screen.findByRole('button', { name: 'One fewer: Children' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'One fewer: Adults' }));
    expect(screen.getByRole('textbox', { name: 'Adults' })).toHaveValue('1');
    expect(screen.getByRole('button', { name: 'One fewer: Adults' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'One more: Adults' }));
    for (let more = 0; more < 4; more += 1) {
      await user.click(await screen.findByRole('button', { name: 'One more: Children' }));
      await user.click(screen.getByRole('button', { name: 'One more: Adults' }));
    }
    expect(screen.getByRole('button', { name: 'One more: Children' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'One more: Adults' })).toBeDisabled();
    const adults = screen.getByRole('textbox', { name: 'Adults' });
    expect(adults).toHaveValue('6');
    for (const [typed, allowed] of [
      ['0', '1'],
      ['7', '6'],
    ] as const) {
      await user.clear(adults);
      await user.type(adults, typed);
      await user.tab();
      expect(adults).toHaveValue(allowed);
    }
    const ages = within(screen.getByLabelText('Age of child 4 on the return date')).getAllByRole('option');
    expect(ages.map(({ textContent }) => textContent)).toEqual(
      Array.from({ length: 16 }, (_, age) => String(age)),
    );
    expect(screen.getByRole('button', { name: 'One fewer: Children' })).toBeEnabled();
  });

  it('adds up to three rooms, then shows the phone number [FORM-VAL-01, FORM-VAL-04, FORM-ST-05, FORM-ST-06, CONST-07, DEC-18]', async () => {
    const { user } = renderForm();
    await user.click(screen.getByRole('button', { name: /Guests\/Rooms/ }));

    const add = () => screen.findByRole('button', { name: 'Add a room' });
    const removable = () => screen.queryAllByText(/^Remove room/).map(({ textContent }) => textContent);
    await add();
    expect(removable()).toEqual([]);
    await user.click(await add());
    expect(removable()).toEqual(['Remove room 2']);
    expect(screen.queryByText(/book more rooms/)).not.toBeInTheDocument();
    await user.click(await add());
    expect(removable()).toEqual(['Remove room 2', 'Remove room 3']);

    expect(screen.queryByRole('button', { name: 'Add a room' })).not.toBeInTheDocument();
    expect(
      screen.getByText(/^If you would like to book more rooms, call our Sales Team on/),
    ).toHaveTextContent(/^If you would like to book more rooms, call our Sales Team on 020 7946 0123/);
    expect(screen.getAllByText('16+, up to 6 a room')).toHaveLength(3);
  });

  it('removes rooms 2 and 3, and keeps the others with their guests [FORM-ST-06]', async () => {
    const { onSubmit, user } = renderForm();
    await user.click(screen.getByRole('button', { name: /Guests\/Rooms/ }));
    await user.click(await screen.findByRole('button', { name: 'Add a room' }));
    await user.click(screen.getByRole('button', { name: 'Add a room' }));
    const [, , adultsOfRoom3] = screen.getAllByRole('button', { name: 'One more: Adults' });
    if (adultsOfRoom3) await user.click(adultsOfRoom3);

    await user.click(screen.getByRole('button', { name: 'Remove room 2' }));
    expect(screen.queryByRole('button', { name: 'Remove room 3' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Done' }));
    await user.click(screen.getByRole('button', { name: 'Search' }));
    expect(onSubmit.mock.calls.at(-1)?.[0].rooms.map(({ adults }: { adults: number }) => adults)).toEqual([
      2, 3,
    ]);

    await user.click(screen.getByRole('button', { name: /Guests\/Rooms/ }));
    await user.click(await screen.findByRole('button', { name: 'Add a room' }));
    await user.click(await screen.findByRole('button', { name: 'Remove room 3' }));
    expect(
      screen.getAllByRole('textbox', { name: 'Adults' }).map((field) => field.getAttribute('value')),
    ).toEqual(['2', '3']);
    await user.click(await screen.findByRole('button', { name: 'Remove room 2' }));
    expect(screen.queryByRole('button', { name: /^Remove room/ })).not.toBeInTheDocument();
  });

  it('resets all ages of a room, and of no other room, when its number of children changes [FORM-ST-04, DEC-19]', async () => {
    const { onSubmit, user } = renderForm();
    const room = (number: number) => within(screen.getByRole('group', { name: `Room ${number}` }));
    const age = (number: number) => room(number).getByLabelText('Age of child 1 on the return date');
    const childrenOf = (number: number, name: 'One more' | 'One fewer') =>
      room(number).getByRole('button', { name: `${name}: Children` });
    await user.click(screen.getByRole('button', { name: /Guests\/Rooms/ }));
    await user.click(await screen.findByRole('button', { name: 'Add a room' }));
    await user.click(childrenOf(2, 'One more'));
    await user.selectOptions(age(2), '5');
    await user.click(childrenOf(1, 'One more'));
    await user.selectOptions(age(1), '9');
    await user.click(childrenOf(1, 'One more'));
    await user.click(screen.getByRole('button', { name: 'Done' }));
    await user.click(screen.getByRole('button', { name: 'Search' }));

    const room2 = { adults: 2, children: 1, childAges: [5] };
    expect(onSubmit.mock.calls[0]?.[0].rooms).toEqual([{ adults: 2, children: 2, childAges: [0, 0] }, room2]);

    await user.click(screen.getByRole('button', { name: /Guests\/Rooms/ }));
    await screen.findByRole('group', { name: 'Room 1' });
    await user.selectOptions(age(1), '7');
    await user.click(childrenOf(1, 'One fewer'));
    await user.click(screen.getByRole('button', { name: 'Done' }));
    await user.click(screen.getByRole('button', { name: 'Search' }));
    expect(onSubmit.mock.calls[1]?.[0].rooms).toEqual([{ adults: 2, children: 1, childAges: [0] }, room2]);
  });
});
