import { aRuntime } from '@storefront/shared/testing/render-page';
import { RuntimeProvider } from '@storefront/shared/runtime';
import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';

import { network, flushTasks } from '../../../testing/network';
import { hotelWire } from '../../../testing/search-service';

import { HotelRecordsProvider, useHotel, usePreload } from './hotel-records-context';

let net: ReturnType<typeof network>;
beforeEach(() => {
  window.sessionStorage.clear();
  net = network();
});
afterEach(() => net.close());

const runtime = aRuntime();
const requestedIds = () => net.calls.map(({ url }) => Number(url.pathname.split('/').at(-1)));

function Page({ current, next }: { readonly current: readonly number[]; readonly next: readonly number[] }) {
  usePreload(current, next);
  return null;
}

function Hotel({ giataId }: { readonly giataId: number }) {
  const state = useHotel(giataId);
  return <p>{state.kind === 'loading' ? 'loading' : (state.hotel?.hotelName ?? 'none')}</p>;
}

function inSearch(searchKey: string, children: ReactNode) {
  return (
    <RuntimeProvider runtime={runtime}>
      <HotelRecordsProvider searchKey={searchKey}>{children}</HotelRecordsProvider>
    </RuntimeProvider>
  );
}

/** Responds to a lookup and waits until the page has processed it. */
async function respondTo(giataId: number): Promise<void> {
  await act(async () => {
    (await net.call(`/${giataId}`)).respondJson(hotelWire({ name: `Hotel ${giataId}` }));
    await flushTasks();
  });
}

describe('hotel records of a page', () => {
  it('are fetched for the current page first, and then for the next one, each for 5 s at most [CONST-13, DEC-83]', async () => {
    const limits = jest.spyOn(AbortSignal, 'timeout');
    render(inSearch('a', <Page current={[1, 2]} next={[3, 4]} />));
    expect(requestedIds()).toEqual([1, 2]);
    await respondTo(1);
    expect(requestedIds()).toEqual([1, 2]);
    await respondTo(2);
    expect(requestedIds()).toEqual([1, 2, 3, 4]);
    expect(limits.mock.calls).toEqual([[5_000], [5_000], [5_000], [5_000]]);
    limits.mockRestore();
  });

  it('are not fetched for the page after a page that was left [CONST-13]', async () => {
    const { rerender } = render(inSearch('a', <Page current={[1]} next={[2]} />));
    rerender(inSearch('a', <Page current={[5]} next={[]} />));
    await respondTo(1);
    await respondTo(5);
    expect(requestedIds()).toEqual([1, 5]);
  });

  it('are available immediately on a prefetched page [CONST-13]', async () => {
    const { rerender } = render(inSearch('a', <Page current={[1]} next={[2]} />));
    await respondTo(1);
    await respondTo(2);
    rerender(inSearch('a', <Hotel giataId={2} />));
    expect(screen.getByText('Hotel 2')).toBeInTheDocument();
    expect(requestedIds()).toEqual([1, 2]);
  });

  it('are requested once when two components show the same hotel', async () => {
    render(
      inSearch(
        'a',
        <>
          <Hotel giataId={7} />
          <Hotel giataId={7} />
        </>,
      ),
    );
    expect(screen.getAllByText('loading')).toHaveLength(2);
    await respondTo(7);
    expect(screen.getAllByText('Hotel 7')).toHaveLength(2);
    expect(requestedIds()).toEqual([7]);
  });

  it('are aborted when another search starts', async () => {
    const { rerender } = render(inSearch('a', <Hotel giataId={1} />));
    await act(flushTasks);
    expect(requestedIds()).toEqual([1]);
    rerender(inSearch('b', <Hotel giataId={2} />));
    await act(flushTasks);
    expect(net.calls.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    await respondTo(2);
    expect(screen.getByText('Hotel 2')).toBeInTheDocument();
  });
});
