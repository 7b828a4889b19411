import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { IconButton } from './icon-button';

describe('an icon button', () => {
  it('has an accessible name, responds to clicks and submits no form', async () => {
    const onClick = jest.fn();
    const onSubmit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <IconButton label="Save this hotel" look="outline" onClick={onClick}>
          <svg aria-hidden />
        </IconButton>
      </form>,
    );

    await userEvent.click(screen.getByRole('button', { name: 'Save this hotel' }));
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('is 44 px wide and high', () => {
    render(<IconButton label="Share">x</IconButton>);
    expect(screen.getByRole('button', { name: 'Share' })).toHaveStyle({ width: '44px', height: '44px' });
  });
});
