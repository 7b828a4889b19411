import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

import { RadioGroup } from './radio-group';

type Meal = 'room' | 'half' | 'full';

function Meals({ error }: { readonly error?: string }) {
  const [meal, setMeal] = useState<Meal | null>(null);
  return (
    <RadioGroup<Meal>
      legend="Meals"
      hint="For every day of the stay"
      error={error}
      value={meal}
      onValueChange={setMeal}
      options={[
        { value: 'room', label: 'Room only' },
        { value: 'half', label: 'Half board', hint: 'Breakfast and dinner' },
        { value: 'full', label: 'Full board', disabled: true },
      ]}
    />
  );
}

describe('a group of radio buttons', () => {
  it('is one tab stop in which the arrow keys move the selection', async () => {
    const user = userEvent.setup();
    render(<Meals />);

    await user.tab();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('radio', { name: 'Half board' })).toBeChecked();
    await user.keyboard('{ArrowUp}');
    expect(screen.getByRole('radio', { name: 'Room only' })).toBeChecked();
    await user.tab();
    expect(document.body).toHaveFocus();
  });

  it('selects an option by its label unless it is disabled', async () => {
    render(<Meals />);
    await userEvent.click(screen.getByText('Half board'));
    await userEvent.click(screen.getByText('Full board'));
    expect(screen.getByRole('radio', { name: 'Half board' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Half board' })).toHaveAccessibleDescription(
      'Breakfast and dinner',
    );
  });

  it('describes the group with its hint and its error', () => {
    render(<Meals error="Choose the meals" />);
    const group = screen.getByRole('radiogroup', { name: 'Meals' });
    expect(group).toHaveAccessibleDescription('For every day of the stay Choose the meals');
    expect(group).toBeInvalid();
  });
});
