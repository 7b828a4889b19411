import { act, renderHook } from '@testing-library/react';

import { aDeal } from '../../../testing/deal-arbitraries';

import { useHotelDialog } from './use-hotel-dialog';

const FIRST_PAGE = { cards: [aDeal({ giataId: 1 })], compared: [] };
const SECOND_PAGE = { cards: [aDeal({ giataId: 2 })], compared: [] };

function dialogOf(view: typeof FIRST_PAGE) {
  return renderHook(({ listed }) => useHotelDialog(listed), { initialProps: { listed: view } });
}

describe('useHotelDialog', () => {
  it('opens a hotel of the list at once', () => {
    const { result } = dialogOf(FIRST_PAGE);
    act(() => result.current.open(1));
    expect(result.current).toMatchObject({ isOpen: true, deal: { giataId: 1 } });
  });

  it('opens a hotel of a page that the list is still turning to', () => {
    const { result, rerender } = dialogOf(FIRST_PAGE);
    act(() => result.current.open(2));
    expect(result.current.isOpen).toBe(false);
    rerender({ listed: SECOND_PAGE });
    expect(result.current).toMatchObject({ isOpen: true, deal: { giataId: 2 } });
  });

  it('opens only the hotel that was chosen last', () => {
    const { result, rerender } = dialogOf(FIRST_PAGE);
    act(() => result.current.open(2));
    act(() => result.current.open(1));
    act(() => result.current.onOpenChange(false));
    rerender({ listed: SECOND_PAGE });
    expect(result.current).toMatchObject({ isOpen: false, deal: { giataId: 1 } });
  });
});
