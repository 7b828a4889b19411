/** @needs document */
import { hotelRecordSchema } from '@storefront/shared/api/hotels/hotel-record.schema';
import { act, renderHook } from '@testing-library/react';

import { hotelWire } from '../../../testing/search-service';

import type { HotelState } from '../../parts/hotel-records/hotel-records-context';
import { useCardPhoto } from './use-card-photo';

const LOADING: HotelState = { kind: 'loading' };

const FIRST = 'http://backend.test/media/pool-0/960.jpg';

function known(photos: number): HotelState {
  return { kind: 'known', hotel: hotelRecordSchema.parse(hotelWire({ photos })) };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

function card(state: HotelState, appeared = true) {
  const hook = renderHook(
    (now: { readonly state: HotelState; readonly appeared: boolean }) =>
      useCardPhoto(now.state, now.appeared),
    { initialProps: { state, appeared } },
  );
  return {
    photo: () => hook.result.current.photo,
    arrived: () => act(() => hook.result.current.arrived()),
    failed: () => act(() => hook.result.current.failed()),
    become: (next: HotelState, nowAppeared = true) => hook.rerender({ state: next, appeared: nowAppeared }),
  };
}

describe('the photo of a card', () => {
  it('is waited for, and shown once it has come [SRCH-CARD-01]', () => {
    const { photo, become, arrived } = card(LOADING);
    expect(photo()).toEqual({ kind: 'waiting', src: null });
    become(known(2));
    expect(photo()).toEqual({ kind: 'waiting', src: FIRST });
    arrived();
    expect(photo()).toEqual({ kind: 'photo', src: FIRST });
    pass(60_000);
    expect(photo()).toEqual({ kind: 'photo', src: FIRST });
  });

  it.each([
    ['has no images', known(0)],
    ['is not known', { kind: 'known', hotel: null } as const],
  ])('is a placeholder at once when the hotel %s [SRCH-CARD-02]', (_what, state) => {
    expect(card(state).photo()).toEqual({ kind: 'placeholder' });
    expect(card(state, false).photo()).toEqual({ kind: 'placeholder' });
  });

  it('is a placeholder when the picture fails, also one that was there [SRCH-CARD-02, ERR-24]', () => {
    const before = card(known(1));
    before.failed();
    expect(before.photo()).toEqual({ kind: 'placeholder' });
    before.arrived();
    expect(before.photo()).toEqual({ kind: 'placeholder' });

    const later = card(known(1));
    later.arrived();
    later.failed();
    expect(later.photo()).toEqual({ kind: 'placeholder' });
  });

  it('is given up 7 s after the picture was asked for [CONST-11, DEC-83]', () => {
    const { photo, arrived } = card(known(1));
    pass(6_999);
    expect(photo()).toMatchObject({ kind: 'waiting' });
    pass(1);
    expect(photo()).toEqual({ kind: 'placeholder' });
    arrived();
    expect(photo()).toEqual({ kind: 'placeholder' });
  });

  it('is given up for good 8 s after the card appeared, whatever comes later [SRCH-CARD-02, DEC-83]', () => {
    const { photo, become, arrived } = card(LOADING);
    pass(7_999);
    expect(photo()).toMatchObject({ kind: 'waiting' });
    pass(1);
    expect(photo()).toEqual({ kind: 'placeholder' });
    become(known(1));
    arrived();
    expect(photo()).toEqual({ kind: 'placeholder' });
  });

  it('of a late hotel has what is left of the 8 s, and not 7 s more [DEC-83]', () => {
    const { photo, become } = card(LOADING);
    pass(5_000);
    become(known(1));
    pass(2_999);
    expect(photo()).toEqual({ kind: 'waiting', src: FIRST });
    pass(1);
    expect(photo()).toEqual({ kind: 'placeholder' });
  });

  it('loses no time before its card has appeared [DEC-83]', () => {
    const { photo, become } = card(known(1), false);
    pass(60_000);
    expect(photo()).toMatchObject({ kind: 'waiting' });
    become(known(1), true);
    pass(6_999);
    expect(photo()).toMatchObject({ kind: 'waiting' });
    pass(1);
    expect(photo()).toEqual({ kind: 'placeholder' });
  });

  it('leaves no clock running when the card goes', () => {
    const hook = renderHook(() => useCardPhoto(known(1), true));
    hook.unmount();
    expect(jest.getTimerCount()).toBe(0);
  });
});
