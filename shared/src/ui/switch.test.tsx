import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

import { Switch } from './switch';

function Flexible({ disabled = false }: { readonly disabled?: boolean }) {
  const [checked, setChecked] = useState(false);
  return (
    <Switch
      label="Flexible dates"
      hint="Three days either side"
      checked={checked}
      onCheckedChange={setChecked}
      disabled={disabled}
    />
  );
}

describe('a switch', () => {
  // jsdom has no PointerEvent, which the switch dispatches on a click on its label.
  beforeAll(() => {
    window.PointerEvent ??= class extends MouseEvent {} as typeof PointerEvent;
  });

  it('toggles with its label, a click and the space bar', async () => {
    const user = userEvent.setup();
    render(<Flexible />);
    const control = screen.getByRole('switch', { name: 'Flexible dates' });
    expect(control).toHaveAccessibleDescription('Three days either side');
    expect(control).not.toBeChecked();

    await user.click(screen.getByText('Flexible dates'));
    expect(control).toBeChecked();
    await user.click(control);
    expect(control).not.toBeChecked();
    await user.keyboard(' ');
    expect(control).toBeChecked();
  });

  it('does not toggle while disabled', async () => {
    render(<Flexible disabled />);
    await userEvent.click(screen.getByText('Flexible dates'));
    expect(screen.getByRole('switch')).not.toBeChecked();
  });
});
