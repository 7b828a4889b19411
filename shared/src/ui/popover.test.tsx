import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { Button } from './button';
import { Popover } from './popover';

/** Another element after the first use: the plain button makes way for the popover. */
const trigger = () => screen.getByRole('button', { name: 'What is included' });

function renderPopover(title?: string) {
  const onOpenChange = jest.fn<void, [boolean]>();
  render(
    <>
      <Popover
        trigger={<Button>What is included</Button>}
        {...(title ? { title } : {})}
        onOpenChange={onOpenChange}
      >
        <p>Bags and transfers</p>
      </Popover>
      <p>Elsewhere</p>
    </>,
  );
  return { onOpenChange, user: userEvent.setup() };
}

describe('a popover', () => {
  it('opens with its trigger, closes on Escape and returns the focus', async () => {
    const { user, onOpenChange } = renderPopover('Included');
    await user.click(trigger());
    expect(await screen.findByRole('dialog', { name: 'Included' })).toHaveTextContent('Bags and transfers');
    expect(trigger()).toHaveAttribute('aria-expanded', 'true');
    expect(onOpenChange).toHaveBeenLastCalledWith(true);

    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(trigger()).toHaveFocus();
  });

  it('closes on a press outside and with its button', async () => {
    const { user } = renderPopover('Included');
    await user.click(trigger());
    await screen.findByRole('dialog');
    await user.click(screen.getByText('Elsewhere'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

    await user.click(trigger());
    await user.click(await screen.findByRole('button', { name: 'Close: Included' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('is named by its trigger when it has no title', async () => {
    const { user } = renderPopover();
    await user.click(trigger());
    expect(await screen.findByRole('dialog', { name: 'What is included' })).toBeInTheDocument();
  });

  it('stays open when it is controlled', async () => {
    render(
      <Popover trigger={<Button>Open</Button>} title="Held" open onOpenChange={() => {}}>
        Content
      </Popover>,
    );
    await userEvent.keyboard('{Escape}');
    expect(await screen.findByRole('dialog', { name: 'Held' })).toBeInTheDocument();
  });
});
