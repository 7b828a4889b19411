import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { DayCalendar } from './day-calendar';

function renderCalendar() {
  const onSelect = jest.fn<void, [string]>();
  render(
    <DayCalendar
      label="Departure date"
      value="2027-01-20"
      min="2026-12-10"
      max="2027-02-15"
      onSelect={onSelect}
    />,
  );
  return onSelect;
}

const day = (name: string) => screen.getByRole('button', { name });

describe('the calendar of a date field', () => {
  it('starts at the selected day and selects another by keyboard [FORM-03]', async () => {
    const onSelect = renderCalendar();
    expect(day('Wed 20 Jan 2027')).toHaveFocus();
    await userEvent.keyboard('{PageDown}{Enter}');
    expect(day('Mon 15 Feb 2027')).toHaveFocus();
    expect(onSelect.mock.calls).toEqual([['2027-02-15']]);
  });

  it('announces the month and stops at the first and the last one', async () => {
    renderCalendar();
    const next = screen.getByRole('button', { name: 'Next month' });
    await userEvent.click(next);
    const [month] = screen.getAllByText('February 2027');
    expect(month).toHaveAttribute('aria-live', 'polite');
    expect(day('Tue 16 Feb 2027, too far ahead')).toBeDisabled();
    expect(next).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(next);
    expect(next).toHaveFocus();

    const previous = screen.getByRole('button', { name: 'Previous month' });
    await userEvent.dblClick(previous);
    await userEvent.click(previous);
    expect(month).toHaveTextContent('December 2026');
    expect(day('Wed 9 Dec 2026, too soon')).toBeDisabled();
  });
});
