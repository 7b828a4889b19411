/** @needs document */
import { act, renderHook } from '@testing-library/react';

import { initialValues, type FormValues } from './form-values';
import { useDraftSaving } from './use-draft-saving';

const EMPTY = initialValues(1, null, null);
const typed = (city: string): FormValues => ({ ...EMPTY, lead: { ...EMPTY.lead, city } });

function saving(isSaved = true) {
  const save = jest.fn((_values: FormValues) => isSaved);
  const drafts = { save };
  const view = renderHook(({ values }) => useDraftSaving(drafts, values), {
    initialProps: { values: EMPTY },
  });
  return { ...view, save, type: (city: string) => view.rerender({ values: typed(city) }) };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('saving drafts', () => {
  it('waits until typing has paused for 500 ms [PAX-DRAFT-01, CONST-14, DEC-53]', () => {
    const { save, type } = saving();
    type('L');
    jest.advanceTimersByTime(400);
    type('Lo');
    jest.advanceTimersByTime(499);
    expect(save).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(1));
    expect(save.mock.calls).toEqual([[typed('Lo')]]);
  });

  it('does not wait when a field is left [PAX-DRAFT-01, DEC-53]', () => {
    const { save, type, result } = saving();
    type('London');
    act(() => result.current.saveNow());
    act(() => result.current.saveNow());
    act(() => jest.runAllTimers());
    expect(save.mock.calls).toEqual([[typed('London')]]);
  });

  it.each([
    ['is closed', () => window.dispatchEvent(new Event('pagehide'))],
    [
      'is hidden',
      () => {
        jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
        document.dispatchEvent(new Event('visibilitychange'));
      },
    ],
  ])('does not wait when the page %s [PAX-DRAFT-01, DEC-53]', (_, leave) => {
    const { save, type } = saving();
    type('London');
    act(() => {
      leave();
    });
    expect(save.mock.calls).toEqual([[typed('London')]]);
  });

  it('does not wait when the component unmounts [PAX-DRAFT-01, DEC-53]', () => {
    const { save, type, unmount } = saving();
    type('London');
    unmount();
    expect(save.mock.calls).toEqual([[typed('London')]]);
  });

  it('saves neither an untouched form nor discarded values', () => {
    const { save, type, result, rerender, unmount } = saving();
    type('London');
    const empty = initialValues(1, null, null);
    act(() => result.current.discard(empty));
    rerender({ values: empty });
    act(() => jest.runAllTimers());
    unmount();
    expect(save).not.toHaveBeenCalled();
  });

  it('reports when the browser rejects the write', () => {
    const { type, result } = saving(false);
    expect(result.current.isSaved).toBe(true);
    type('London');
    act(() => result.current.saveNow());
    expect(result.current.isSaved).toBe(false);
  });
});
