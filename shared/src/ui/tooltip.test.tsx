import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { IconButton } from './icon-button';
import { Tooltip } from './tooltip';

function renderTooltip() {
  render(
    <Tooltip description="Keeps the hotel in your list">
      <IconButton label="Save">x</IconButton>
    </Tooltip>,
  );
  return { user: userEvent.setup(), button: screen.getByRole('button', { name: 'Save' }) };
}

describe('a tooltip', () => {
  it('opens on focus and closes on Escape without moving the focus', async () => {
    const { user, button } = renderTooltip();
    await user.tab();
    expect(button).toHaveFocus();
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Keeps the hotel in your list');

    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
    expect(button).toHaveFocus();
  });

  it('opens on hover and stays open while the pointer is on it', async () => {
    const { user, button } = renderTooltip();
    await user.hover(button);
    const tooltip = await screen.findByRole('tooltip');
    await user.hover(tooltip);
    expect(screen.getByRole('tooltip')).toBeInTheDocument();
  });

  it('describes the control while it is closed', () => {
    expect(renderTooltip().button).toHaveAccessibleDescription('Keeps the hotel in your list');
  });
});
