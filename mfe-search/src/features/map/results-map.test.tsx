import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, useState } from 'react';
import { renderToString } from 'react-dom/server';

import type { MapHotel, ResultsMapProps } from './map-hotel';
import { ResultsMap } from './results-map';

const hotels: readonly MapHotel[] = [
  {
    giataId: 3,
    name: 'Sol Bay Resort',
    town: '',
    price: 54_000,
    priceLabel: '£540',
    latitude: 28.92,
    longitude: -13.66,
  },
  {
    giataId: 1,
    name: 'Blue Palace',
    town: '',
    price: 48_600,
    priceLabel: '£486',
    latitude: 28.86,
    longitude: -13.83,
  },
  {
    giataId: 2,
    name: 'Coral Gardens',
    town: '',
    price: 61_200,
    priceLabel: '£612',
    latitude: 29.06,
    longitude: -13.56,
  },
];

/** The first and the last hotel are a few metres apart. */
const crowded = hotels.map((hotel) =>
  hotel.giataId === 2 ? { ...hotel, latitude: 28.9201, longitude: -13.6601 } : hotel,
);
const GROUP = '2 from £540 per person, 2 hotels, show them';

const NAMES = [
  'Sol Bay Resort, £540 per person',
  'Blue Palace, £486 per person',
  'Coral Gardens, £612 per person',
];

interface Props extends Partial<Omit<ResultsMapProps, 'onSelect'>> {
  readonly onSelected?: (giataId: number | null) => void;
}

function Page({ onSelected, selected: first = null, ...rest }: Props) {
  const [selected, setSelected] = useState(first);
  return (
    <ResultsMap
      hotels={hotels}
      airportCode="ACE"
      hovered={null}
      label="Map of 3 hotels in Lanzarote"
      {...rest}
      selected={selected}
      onSelect={(giataId) => {
        onSelected?.(giataId);
        setSelected(giataId);
      }}
    />
  );
}

// In jsdom every element has size 0, and a map of size 0 shows all hotels at one position.
beforeEach(() => {
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(600);
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(700);
});
afterEach(() => jest.restoreAllMocks());

async function pins(): Promise<HTMLElement[]> {
  await screen.findByRole('button', { name: 'Zoom in' });
  return within(screen.getByRole('region')).queryAllByRole('button', { name: /per person/ });
}

/** Styles that Leaflet uses to position a pin in the map, and the map in its box. */
function placeOf(pin: HTMLElement | undefined): readonly (string | undefined)[] {
  const marks = ['.leaflet-marker-icon', '.leaflet-map-pane'].map((name) => pin?.closest<HTMLElement>(name));
  return marks.flatMap((mark) => [mark?.style.left, mark?.style.top]);
}

describe('ResultsMap', () => {
  it('renders only a placeholder on the server', () => {
    expect(renderToString(<Page />)).toContain('Loading the map…');
    expect(renderToString(<Page />)).not.toContain(' style=');
  });

  it('has a button per hotel, named by hotel and price, in the order of the list', async () => {
    render(<Page />);
    expect((await pins()).map((pin) => pin.getAttribute('aria-label'))).toEqual(NAMES);
    expect(screen.getByRole('region', { name: 'Map of 3 hotels in Lanzarote' })).toBeVisible();
    expect(screen.getByRole('img', { name: 'Lanzarote airport' })).toBeVisible();
    expect(screen.getByText('Coastlines: Natural Earth')).toBeVisible();
  });

  it('names the unit of the prices in another price mode', async () => {
    render(<Page priceNote="in total" />);
    expect(await screen.findByRole('button', { name: 'Blue Palace, £486 in total' })).toBeVisible();
  });

  it('selects and unselects with click, Enter and Space', async () => {
    const onSelected = jest.fn();
    render(<Page onSelected={onSelected} />);
    const [first, second] = await pins();
    if (!first || !second) throw new Error('no pins');

    await userEvent.click(first);
    expect(first).toHaveAttribute('aria-pressed', 'true');
    act(() => second.focus());
    await userEvent.keyboard('{Enter}');
    expect(first).toHaveAttribute('aria-pressed', 'false');
    expect(second).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard(' ');
    expect(second).toHaveAttribute('aria-pressed', 'false');
    expect(onSelected.mock.calls).toEqual([[3], [1], [null]]);
  });

  it('has a tab order of zoom buttons, map, and hotels in the order of the list', async () => {
    render(<Page />);
    await pins();
    const seen: (string | null)[] = [];
    for (let press = 0; press < 6; press += 1) {
      await userEvent.tab();
      seen.push(document.activeElement?.getAttribute('aria-label') ?? null);
    }
    expect(seen).toEqual(['Zoom in', 'Zoom out', expect.stringMatching(/arrow keys/), ...NAMES]);
  });

  it('clears the selection with Escape and focuses its pin', async () => {
    const onSelected = jest.fn();
    render(<Page selected={1} onSelected={onSelected} />);
    const [, second] = await pins();
    act(() => screen.getByRole('button', { name: 'Zoom in' }).focus());
    await userEvent.keyboard('{Escape}');
    expect(onSelected).toHaveBeenCalledWith(null);
    expect(second).toHaveFocus();
  });

  it('follows a new order of the list and keeps the focus', async () => {
    const { rerender } = render(<Page />);
    const [first] = await pins();
    act(() => first?.focus());
    rerender(<Page hotels={hotels.toReversed()} />);
    expect((await pins()).map((pin) => pin.getAttribute('aria-label'))).toEqual(NAMES.toReversed());
    expect(screen.getByRole('button', { name: NAMES[0] ?? '' })).toHaveFocus();
  });

  it('zooms by its buttons, which are inactive at the closest zoom', async () => {
    render(<Page hotels={hotels.slice(0, 1)} />);
    const closer = await screen.findByRole('button', { name: 'Zoom in' });
    expect(closer).toHaveAttribute('aria-disabled', 'false');
    await userEvent.click(closer);
    await waitFor(() => expect(closer).toHaveAttribute('aria-disabled', 'true'));
  });

  it('brings new hotels into view, and does not move when only the selection changes', async () => {
    const { rerender } = render(<Page hotels={hotels.slice(0, 1)} />);
    const [pin] = await pins();
    const currentPlace = () => placeOf(pin);
    const before = currentPlace();
    if (pin) await userEvent.click(pin);
    expect(currentPlace()).toEqual(before);
    rerender(<Page hotels={hotels} />);
    await waitFor(async () => {
      const [now] = await pins();
      expect(placeOf(now)).not.toEqual(before);
    });
  });

  it('stays where it was moved to when the record of a further hotel arrives, and shows another list whole', async () => {
    const { rerender } = render(<Page hotels={hotels.slice(0, 2)} />);
    await pins();
    await userEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
    const currentPlace = async () => placeOf((await pins())[0]);
    await waitFor(() => expect(document.querySelector('.leaflet-zoom-anim')).toBeNull());
    const before = await currentPlace();
    rerender(<Page hotels={hotels} />);
    expect(await pins()).toHaveLength(3);
    expect(await currentPlace()).toEqual(before);
    rerender(<Page hotels={hotels.slice(0, 1)} />);
    expect(await currentPlace()).not.toEqual(before);
  });

  it('reports the part that the shopper moved it to, and not what it shows by itself', async () => {
    const onMove = jest.fn();
    render(<Page onMove={onMove} />);
    await pins();
    expect(onMove).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
    await waitFor(() => expect(onMove).toHaveBeenCalled());
    expect(onMove).toHaveBeenLastCalledWith({
      south: expect.any(Number),
      west: expect.any(Number),
      north: expect.any(Number),
      east: expect.any(Number),
    });
  });

  it('shows a message without hotels, and the number of hotels outside the map', async () => {
    const { rerender } = render(<Page hotels={[]} isPending />);
    expect(await screen.findByText('Coastlines: Natural Earth')).toBeVisible();
    expect(screen.queryByText('No hotels to show on the map')).not.toBeInTheDocument();
    rerender(<Page hotels={[]} />);
    expect(await screen.findByText('No hotels to show on the map')).toBeVisible();
    const lost = {
      giataId: 9,
      name: 'Lost',
      town: '',
      price: 100,
      priceLabel: '£1',
      latitude: 0,
      longitude: 0,
    };
    rerender(<Page hotels={[...hotels, lost]} />);
    expect(screen.getByText('1 hotel is outside this map')).toBeVisible();
    expect(await pins()).toHaveLength(3);
  });

  it('lets the wheel scroll the page until the map has the focus', async () => {
    render(<Page />);
    const [first] = await pins();
    if (!first) throw new Error('no pins');
    const reached = jest.fn();
    first.addEventListener('wheel', reached);
    const turn = (init: WheelEventInit = {}) =>
      first.dispatchEvent(new WheelEvent('wheel', { bubbles: true, cancelable: true, deltaY: 120, ...init }));

    turn();
    expect(reached).not.toHaveBeenCalled();
    turn({ ctrlKey: true });
    expect(reached).toHaveBeenCalledTimes(1);
    act(() => first.focus());
    turn();
    expect(reached).toHaveBeenCalledTimes(2);
  });

  it('is drawn once in strict mode, redrawn for another destination, and removed on unmount', async () => {
    const strict = (code: string | null) => (
      <StrictMode>
        <Page airportCode={code} />
      </StrictMode>
    );
    const { rerender, unmount, container } = render(strict('ACE'));
    expect(await pins()).toHaveLength(3);
    expect(container.querySelectorAll('.map-land')).toHaveLength(1);
    rerender(strict(null));
    expect(
      await screen.findByRole('button', { name: '3 from £486 per person, 3 hotels, show them' }),
    ).toBeVisible();
    expect(await pins()).toHaveLength(1);
    expect(container.querySelectorAll('.map-land')).toHaveLength(1);
    expect(screen.queryByRole('img', { name: /airport/ })).toBeNull();
    unmount();
    expect(document.body).toHaveTextContent('');
  });
});

describe('hotels whose pills would overlap', () => {
  const group = () => screen.queryByRole('button', { name: GROUP });
  const names = async () => (await pins()).map((pin) => pin.getAttribute('aria-label'));

  it('share a button with their number and lowest price, in the tab order of the first', async () => {
    render(<Page hotels={crowded} />);
    expect(await names()).toEqual([GROUP, NAMES[1]]);
    expect(group()).toHaveTextContent('2 from £540');
    expect(group()).not.toHaveAttribute('aria-pressed');
  });

  it('name the unit of the price in another price mode', async () => {
    render(<Page hotels={crowded} priceNote="in total" />);
    expect(
      await screen.findByRole('button', { name: '2 from £540 in total, 2 hotels, show them' }),
    ).toBeVisible();
  });

  it.each([
    ['a click', () => userEvent.click(screen.getByRole('button', { name: GROUP }))],
    ['Enter', () => userEvent.keyboard('{Enter}')],
    ['Space', () => userEvent.keyboard(' ')],
  ])('are separated by %s, and the first of them gets the focus', async (_how, press) => {
    const onSelected = jest.fn();
    render(<Page hotels={crowded} onSelected={onSelected} />);
    await pins();
    act(() => group()?.focus());
    await press();
    await waitFor(() => expect(group()).toBeNull());
    expect(await names()).toEqual(NAMES);
    expect(screen.getByRole('button', { name: NAMES[0] ?? '' })).toHaveFocus();
    expect(onSelected).not.toHaveBeenCalled();

    const [first, , third] = await pins();
    expect(placeOf(first)).not.toEqual(placeOf(third));
  });

  it('pass the focus to the group button when they are grouped again', async () => {
    render(<Page hotels={crowded} />);
    await pins();
    await userEvent.click(screen.getByRole('button', { name: GROUP }));
    const third = await screen.findByRole('button', { name: NAMES[2] ?? '' });
    act(() => third.focus());
    fireEvent.wheel(third, { deltaY: 1000 });
    await waitFor(() => expect(screen.getByRole('button', { name: /show them/ })).toHaveFocus());
  });

  it('exclude the selected hotel, which has its own pill in the tab order of the list', async () => {
    const { rerender } = render(<Page hotels={crowded} selected={2} />);
    expect(await names()).toEqual(NAMES);
    const [first, , third] = await pins();
    expect(third).toHaveTextContent('£612');
    expect(third).toHaveAttribute('aria-pressed', 'true');
    expect(placeOf(first)).not.toEqual(placeOf(third));

    act(() => third?.focus());
    await userEvent.keyboard('{Enter}');
    expect(await names()).toEqual([GROUP, NAMES[1]]);
    expect(group()).toHaveFocus();
    rerender(<Page hotels={hotels} />);
    expect(await names()).toEqual(NAMES);
  });

  it('exclude a hotel while its card is hovered', async () => {
    const { rerender } = render(<Page hotels={crowded} />);
    await pins();
    rerender(<Page hotels={crowded} hovered={2} />);
    expect(await names()).toEqual(NAMES);
    rerender(<Page hotels={crowded} hovered={null} />);
    expect(await names()).toEqual([GROUP, NAMES[1]]);
  });

  it('are connected by a line to pills that were moved aside', async () => {
    const { container } = render(<Page hotels={crowded} />);
    await pins();
    expect(container.querySelectorAll('.map-leg')).toHaveLength(0);
    await userEvent.click(screen.getByRole('button', { name: GROUP }));
    await waitFor(() => expect(container.querySelectorAll('path.map-leg').length).toBeGreaterThan(0));
  });

  it('do not take the focus when they return to the list', async () => {
    const { rerender } = render(<Page />);
    const [first] = await pins();
    act(() => first?.focus());
    rerender(<Page hotels={hotels.slice(1)} />);
    rerender(<Page />);
    expect(await pins()).toHaveLength(3);
    expect(document.body).toHaveFocus();
  });
});
