import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';

import { HotelNameField } from './hotel-name-field';

const box = () => screen.getByRole('searchbox', { name: 'Hotel name' });
const type = (text: string) => fireEvent.change(box(), { target: { value: text } });
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

/** A page that applies a name after `slow` milliseconds. */
function Page({ onName, slow = 0 }: { readonly onName: (name: string) => void; readonly slow?: number }) {
  const [name, setName] = useState('');
  const apply = (next: string) => {
    onName(next);
    setTimeout(() => setName(next), slow);
  };
  return (
    <>
      <HotelNameField value={name} onChange={apply} />
      <button onClick={() => setName('')}>Clear Filters</button>
    </>
  );
}

describe('the hotel name field', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('filters by the trimmed text after a typing pause of 250 ms [SRCH-06]', () => {
    const onName = jest.fn();
    render(<Page onName={onName} />);
    type('so');
    wait(200);
    type('sol ');
    wait(249);
    expect(onName).not.toHaveBeenCalled();
    expect(box()).toHaveValue('sol ');
    wait(1);
    wait(1000);
    expect(onName.mock.calls).toEqual([['sol']]);
    expect(box()).toHaveValue('sol ');
  });

  it('keeps the typed text while the page still applies an earlier one [SRCH-06]', () => {
    const onName = jest.fn();
    render(<Page onName={onName} slow={100} />);
    type('so');
    wait(250);
    type('sol');
    wait(100);
    expect(box()).toHaveValue('sol');
    wait(250);
    expect(onName).toHaveBeenLastCalledWith('sol');
  });

  it('is cleared immediately by its button, and the field gets the focus [SRCH-06]', () => {
    const onName = jest.fn();
    render(<Page onName={onName} />);
    expect(screen.queryByRole('button', { name: 'Clear hotel name' })).not.toBeInTheDocument();
    type('sol');
    wait(300);
    fireEvent.click(screen.getByRole('button', { name: 'Clear hotel name' }));
    expect(onName).toHaveBeenLastCalledWith('');
    expect(box()).toHaveValue('');
    expect(box()).toHaveFocus();
  });

  it('is emptied when the filters are cleared elsewhere [DEC-92]', () => {
    render(<Page onName={() => {}} />);
    type('sol');
    wait(300);
    fireEvent.click(screen.getByRole('button', { name: 'Clear Filters' }));
    expect(box()).toHaveValue('');
  });
});
