import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

import { renderInPage } from '../../testing/render-page';

import { Button } from './button';

/** A form that is sent once: its button is loading from then on. */
function SentOnce({ onSend }: { readonly onSend: () => void }) {
  const [isSending, setIsSending] = useState(false);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
        setIsSending(true);
      }}
    >
      <input aria-label="Email" />
      <Button type="submit" loading={isSending}>
        Send
      </Button>
    </form>
  );
}

describe('a button that is loading', () => {
  it('keeps the focus, and is announced as busy and disabled', async () => {
    renderInPage(<SentOnce onSend={() => {}} />);
    const button = screen.getByRole('button', { name: 'Send' });
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveFocus();
  });

  it('does not send its form again, by a click, by its keys or by Enter in a field', async () => {
    const onSend = jest.fn();
    renderInPage(<SentOnce onSend={onSend} />);
    const user = userEvent.setup();
    const button = screen.getByRole('button', { name: 'Send' });
    await user.type(screen.getByRole('textbox'), 'a{Enter}');
    expect(onSend).toHaveBeenCalledTimes(1);
    await user.type(screen.getByRole('textbox'), '{Enter}');
    await user.click(button);
    await user.keyboard('{Enter}');
    await user.keyboard(' ');
    expect(onSend).toHaveBeenCalledTimes(1);
  });

  it('does not call its handler', async () => {
    const onClick = jest.fn();
    renderInPage(
      <Button loading onClick={onClick}>
        Send
      </Button>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(onClick).not.toHaveBeenCalled();
  });
});
