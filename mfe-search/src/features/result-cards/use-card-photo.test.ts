/** @needs document */
import { hotelRecordSchema } from '@storefront/shared/api/hotels/hotel-record.schema';
import { act, renderHook } from '@testing-library/react';

import { hotelWire } from '../../../testing/search-service';

import type { HotelState } from '../../parts/hotel-records/hotel-records-context';
import { useCardPhoto } from './use-card-photo';

const LOADING: HotelState = { kind: 'loading' };

const FIRST = 'http://backend.test/media/pool-0/960.jpg';

function loaded(photos: number): HotelState {
  return { kind: 'loaded', hotel: hotelRecordSchema.parse(hotelWire({ photos })) };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const advanceTime = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

function card(state: HotelState, isNear = true) {
  const hook = renderHook(
    (props: { readonly state: HotelState; readonly isNear: boolean }) =>
      useCardPhoto(props.state, props.isNear),
    { initialProps: { state, isNear } },
  );
  return {
    photo: () => hook.result.current.photo,
    onLoad: () => act(() => hook.result.current.onLoad()),
    onError: () => act(() => hook.result.current.onError()),
    update: (next: HotelState, nextIsNear = true) => hook.rerender({ state: next, isNear: nextIsNear }),
  };
}

describe('useCardPhoto', () => {
  it('waits for the photo and shows it once it has loaded [SRCH-CARD-01]', () => {
    const { photo, update, onLoad } = card(LOADING);
    expect(photo()).toEqual({ kind: 'waiting', src: null });
    update(loaded(2));
    expect(photo()).toEqual({ kind: 'waiting', src: FIRST });
    onLoad();
    expect(photo()).toEqual({ kind: 'photo', src: FIRST });
    advanceTime(60_000);
    expect(photo()).toEqual({ kind: 'photo', src: FIRST });
  });

  it.each([
    ['has no images', loaded(0)],
    ['has no record', { kind: 'loaded', hotel: null } as const],
  ])('shows a placeholder immediately when the hotel %s [SRCH-CARD-02]', (_what, state) => {
    expect(card(state).photo()).toEqual({ kind: 'placeholder' });
    expect(card(state, false).photo()).toEqual({ kind: 'placeholder' });
  });

  it('shows a placeholder when the photo fails, also after it had loaded [SRCH-CARD-02, ERR-24]', () => {
    const before = card(loaded(1));
    before.onError();
    expect(before.photo()).toEqual({ kind: 'placeholder' });
    before.onLoad();
    expect(before.photo()).toEqual({ kind: 'placeholder' });

    const later = card(loaded(1));
    later.onLoad();
    later.onError();
    expect(later.photo()).toEqual({ kind: 'placeholder' });
  });

  it('shows a placeholder when the photo takes longer than 7 s [SRCH-CARD-02, CONST-11, DEC-83]', () => {
    const { photo, onLoad } = card(loaded(1));
    advanceTime(6_999);
    expect(photo()).toMatchObject({ kind: 'waiting' });
    advanceTime(1);
    expect(photo()).toEqual({ kind: 'placeholder' });
    onLoad();
    expect(photo()).toEqual({ kind: 'placeholder' });
  });

  it('keeps the placeholder from 8 s after the card came near the viewport [SRCH-CARD-02, DEC-83]', () => {
    const { photo, update, onLoad } = card(LOADING);
    advanceTime(7_999);
    expect(photo()).toMatchObject({ kind: 'waiting' });
    advanceTime(1);
    expect(photo()).toEqual({ kind: 'placeholder' });
    update(loaded(1));
    onLoad();
    expect(photo()).toEqual({ kind: 'placeholder' });
  });

  it('limits the photo of a late record to the rest of the 8 s [DEC-83]', () => {
    const { photo, update } = card(LOADING);
    advanceTime(5_000);
    update(loaded(1));
    advanceTime(2_999);
    expect(photo()).toEqual({ kind: 'waiting', src: FIRST });
    advanceTime(1);
    expect(photo()).toEqual({ kind: 'placeholder' });
  });

  it('starts the timeouts when the card comes near the viewport [DEC-83]', () => {
    const { photo, update } = card(loaded(1), false);
    advanceTime(60_000);
    expect(photo()).toMatchObject({ kind: 'waiting' });
    update(loaded(1), true);
    advanceTime(6_999);
    expect(photo()).toMatchObject({ kind: 'waiting' });
    advanceTime(1);
    expect(photo()).toEqual({ kind: 'placeholder' });
  });

  it('leaves no timer running after unmounting', () => {
    const hook = renderHook(() => useCardPhoto(loaded(1), true));
    hook.unmount();
    expect(jest.getTimerCount()).toBe(0);
  });
});
