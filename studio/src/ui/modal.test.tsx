import { ThemeProvider } from '@emotion/react';
import { THEME } from '@storefront/shared/ui/theme';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

import { Modal } from './modal';

/** jsdom has no modal dialogs. As in a browser, only a dialog in the document restores the focus. */
beforeAll(() => {
  const openers = new Map<HTMLDialogElement, Element | null>();
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
    openers.set(this, document.activeElement);
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    const opener = openers.get(this);
    if (this.isConnected && opener instanceof HTMLElement) opener.focus();
  };
});

function Screen() {
  const [open, setOpen] = useState<readonly string[]>([]);
  const close = () => setOpen((names) => names.slice(0, -1));
  return (
    <ThemeProvider theme={THEME}>
      <label>
        Headline <input />
      </label>
      <button onClick={() => setOpen(['Publish'])}>Publish it</button>
      {open.map((name) => (
        <Modal key={name} title={name} onClose={close}>
          <button onClick={() => setOpen([...open, 'Picture'])}>Choose</button>
        </Modal>
      ))}
    </ThemeProvider>
  );
}

const expectDialogs = (...names: readonly string[]) =>
  waitFor(() =>
    expect(screen.queryAllByRole('heading').map((heading) => heading.textContent)).toEqual(names),
  );
const goBack = () => act(() => window.history.back());

describe('a dialog', () => {
  it('is closed by Back, the innermost first, and the screen keeps what was typed', async () => {
    const user = userEvent.setup();
    window.history.pushState({ idx: 1 }, '', '/documents/pages/1');
    render(<Screen />);
    await user.type(screen.getByRole('textbox', { name: 'Headline' }), 'Sun');
    await user.click(screen.getByRole('button', { name: 'Publish it' }));
    await user.click(screen.getByRole('button', { name: 'Choose' }));
    await expectDialogs('Publish', 'Picture');
    goBack();
    await expectDialogs('Publish');
    goBack();
    await expectDialogs();
    expect(window.location.pathname).toBe('/documents/pages/1');
    expect(screen.getByRole('textbox', { name: 'Headline' })).toHaveValue('Sun');
  });

  it('leaves no entry in the history when it is closed otherwise', async () => {
    const user = userEvent.setup();
    window.history.pushState({ idx: 1 }, '', '/');
    window.history.pushState({ idx: 2 }, '', '/documents/pages/1');
    render(<Screen />);
    await user.click(screen.getByRole('button', { name: 'Publish it' }));
    await user.click(screen.getByRole('button', { name: 'Close: Publish' }));
    expect(screen.getByRole('button', { name: 'Publish it' })).toHaveFocus();
    await waitFor(() => expect(window.history.state).toEqual({ idx: 2 }));
    goBack();
    await waitFor(() => expect(window.location.pathname).toBe('/'));
  });

  it('that cannot be closed has no entry: Back leaves the screen', () => {
    window.history.pushState({ idx: 1 }, '', '/documents/pages/1');
    render(
      <ThemeProvider theme={THEME}>
        <Modal title="Sign in to go on" onClose={null}>
          <p>Password</p>
        </Modal>
      </ThemeProvider>,
    );
    expect(window.history.state).toEqual({ idx: 1 });
  });
});
