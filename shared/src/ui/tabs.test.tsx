import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { Tabs } from './tabs';

const TABS = [
  { value: 'about', label: 'About', content: <p>A quiet bay</p> },
  { value: 'rooms', label: 'Rooms', content: <p>Twelve rooms</p> },
  { value: 'food', label: 'Food', content: <p>Two kitchens</p> },
] as const;

const panel = () => screen.getByRole('tabpanel');

describe('tabs', () => {
  it('select the first tab initially and another one on click', async () => {
    const onValueChange = jest.fn();
    render(<Tabs label="The hotel" tabs={TABS} onValueChange={onValueChange} />);
    expect(screen.getByRole('tablist', { name: 'The hotel' })).toBeInTheDocument();
    expect(panel()).toHaveTextContent('A quiet bay');

    await userEvent.click(screen.getByRole('tab', { name: 'Rooms' }));
    expect(panel()).toHaveTextContent('Twelve rooms');
    expect(panel()).toHaveAccessibleName('Rooms');
    expect(onValueChange).toHaveBeenLastCalledWith('rooms');
  });

  it('move with the arrow keys, Home and End and wrap at the ends', async () => {
    const user = userEvent.setup();
    render(<Tabs label="The hotel" tabs={TABS} defaultValue="rooms" />);
    await user.tab();
    expect(screen.getByRole('tab', { name: 'Rooms' })).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(panel()).toHaveTextContent('Two kitchens');
    await user.keyboard('{ArrowRight}');
    expect(panel()).toHaveTextContent('A quiet bay');
    await user.keyboard('{End}');
    expect(panel()).toHaveTextContent('Two kitchens');
    await user.keyboard('{Home}');
    expect(panel()).toHaveTextContent('A quiet bay');
  });

  it('stay on the given value when they are controlled', async () => {
    const onValueChange = jest.fn();
    render(<Tabs label="The hotel" tabs={TABS} value="about" onValueChange={onValueChange} />);
    await userEvent.click(screen.getByRole('tab', { name: 'Food' }));
    expect(onValueChange).toHaveBeenCalledWith('food');
    expect(panel()).toHaveTextContent('A quiet bay');
  });
});
