import { aRuntime } from '@storefront/shared/testing/render-page';
import { RuntimeProvider } from '@storefront/shared/runtime';
import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';

import { network, settled } from '../../../testing/network';
import { hotelWire } from '../../../testing/search-service';

import { HotelRecordsProvider, useHotel, usePreload } from './hotel-records-context';

let net: ReturnType<typeof network>;
beforeEach(() => {
  window.sessionStorage.clear();
  net = network();
});
afterEach(() => net.close());

const runtime = aRuntime();
const asked = () => net.calls.map(({ url }) => Number(url.pathname.split('/').at(-1)));

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

/** Answers a look-up and lets the page take it in. */
async function answer(giataId: number): Promise<void> {
  await act(async () => {
    (await net.call(`/${giataId}`)).answerJson(hotelWire({ name: `Hotel ${giataId}` }));
    await settled();
  });
}

describe('hotels of a page', () => {
  it('are fetched at once for the page that is shown, and after it for the next one [CONST-13]', async () => {
    render(inSearch('a', <Page current={[1, 2]} next={[3, 4]} />));
    expect(asked()).toEqual([1, 2]);
    await answer(1);
    expect(asked()).toEqual([1, 2]);
    await answer(2);
    expect(asked()).toEqual([1, 2, 3, 4]);
  });

  it('are not fetched for a next page of a page that was left [CONST-13]', async () => {
    const { rerender } = render(inSearch('a', <Page current={[1]} next={[2]} />));
    rerender(inSearch('a', <Page current={[5]} next={[]} />));
    await answer(1);
    await answer(5);
    expect(asked()).toEqual([1, 5]);
  });

  it('are there at once on the page that was fetched before [CONST-13]', async () => {
    const { rerender } = render(inSearch('a', <Page current={[1]} next={[2]} />));
    await answer(1);
    await answer(2);
    rerender(inSearch('a', <Hotel giataId={2} />));
    expect(screen.getByText('Hotel 2')).toBeInTheDocument();
    expect(asked()).toEqual([1, 2]);
  });

  it('are asked for once by two who show the same one, and shown to both', async () => {
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
    await answer(7);
    expect(screen.getAllByText('Hotel 7')).toHaveLength(2);
    expect(asked()).toEqual([7]);
  });

  it('are let go when another search begins', async () => {
    const { rerender } = render(inSearch('a', <Hotel giataId={1} />));
    await act(settled);
    expect(asked()).toEqual([1]);
    rerender(inSearch('b', <Hotel giataId={2} />));
    await act(settled);
    expect(net.calls.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    await answer(2);
    expect(screen.getByText('Hotel 2')).toBeInTheDocument();
  });
});
