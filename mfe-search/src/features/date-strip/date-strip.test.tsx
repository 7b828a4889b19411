import { pence } from '@storefront/shared/domain/pricing/pence';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { DateStrip } from './date-strip';
import { labelDates } from './label-dates';

function strip({ today = '2026-11-21', complete = true, isWhole = true } = {}) {
  const prices = new Map([
    ['2027-06-10', pence(31_200)],
    ['2027-06-11', pence(29_900)],
    ['2027-06-12', pence(1_031_200)],
  ]);
  const onSelect = jest.fn();
  render(
    <DateStrip
      dates={labelDates('2027-06-09', '2027-06-12', prices, today, isWhole)}
      complete={complete}
      isWhole={isWhole}
      onSelect={onSelect}
    />,
  );
  const list = screen.getByRole('list', { name: 'Alternate departure dates' });
  return { onSelect, dates: within(list).getAllByRole('button') };
}

describe('DateStrip', () => {
  it('shows each of the five dates with its price or “No results” [SRCH-08, SRCH-10, SRCH-11, DEC-88]', () => {
    expect(strip().dates.map(({ textContent }) => textContent)).toEqual([
      'AlternateThu 10 Jun£312pp',
      'CheapestFri 11 Jun£299pp',
      'SelectedSat 12 Jun£10,312pp',
      'AlternateSun 13 JunNo results',
      'AlternateMon 14 JunNo results',
    ]);
  });

  it('calls no date the cheapest while hotels are missing that may cost less', () => {
    const { dates } = strip({ isWhole: false });
    expect(dates.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Alternate.*£312pp or less$/),
      expect.stringMatching(/^Alternate.*£299pp or less$/),
      expect.stringMatching(/^Selected.*£10,312pp or less$/),
      expect.stringMatching(/No results$/),
      expect.stringMatching(/No results$/),
    ]);
  });

  it('scrolls the selected date to the centre of the strip, for phones [DEC-88]', async () => {
    const layout = { offsetLeft: 410, offsetWidth: 100, clientWidth: 300 };
    const spies = (['offsetLeft', 'offsetWidth', 'clientWidth'] as const).map((name) =>
      jest.spyOn(HTMLElement.prototype, name, 'get').mockImplementation(function (this: HTMLElement) {
        return this.tagName === 'UL' && name === 'offsetLeft' ? 10 : layout[name];
      }),
    );
    const { dates } = strip();
    const list = dates[0]?.closest('ul');
    await waitFor(() => expect(list?.scrollLeft).toBe(410 - 10 - (300 - 100) / 2));
    for (const spy of spies) spy.mockRestore();
  });

  it('shows an ellipsis for a date while prices are pending [SRCH-11]', () => {
    expect(strip({ complete: false }).dates[4]).toHaveTextContent(/…$/);
  });

  it('marks the selected date and selects another one, also without results [DEC-88]', async () => {
    const { dates, onSelect } = strip();
    expect(dates.map((date) => date.getAttribute('aria-pressed'))).toEqual([
      'false',
      'false',
      'true',
      'false',
      'false',
    ]);
    await userEvent.click(dates[4] ?? document.body);
    expect(onSelect.mock.calls).toEqual([['2027-06-14']]);
  });

  it('shows no results for a date before today and disables it [DEC-04]', async () => {
    const { dates, onSelect } = strip({ today: '2027-06-11' });
    expect(dates[0]).toHaveTextContent(/^Alternate.*No results$/);
    expect(dates.map((date) => date.hasAttribute('disabled'))).toEqual([true, false, false, false, false]);
    await userEvent.click(dates[0] ?? document.body);
    expect(onSelect).not.toHaveBeenCalled();
    cleanup();
    const pending = strip({ today: '2027-06-11', complete: false });
    expect(pending.dates[0]).toHaveTextContent(/No results$/);
    expect(pending.dates[4]).toHaveTextContent(/…$/);
  });
});
