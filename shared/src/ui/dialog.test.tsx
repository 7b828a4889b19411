import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

import { Button } from './button';
import { Dialog } from './dialog';

function Rooms() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Choose rooms</Button>
      <Dialog open={open} onOpenChange={setOpen} title="Rooms">
        <Button>Add a room</Button>
      </Dialog>
    </>
  );
}

function Nested() {
  const [hotel, setHotel] = useState(false);
  const [photos, setPhotos] = useState(false);
  return (
    <>
      <Button onClick={() => setHotel(true)}>Hotel</Button>
      <Dialog open={hotel} onOpenChange={setHotel} title="Hotel Sol">
        <Button onClick={() => setPhotos(true)}>Photos</Button>
        <Dialog open={photos} onOpenChange={setPhotos} title="Photo 1">
          <p>A pool</p>
        </Dialog>
      </Dialog>
    </>
  );
}

async function openRooms() {
  const user = userEvent.setup();
  render(<Rooms />);
  await user.click(screen.getByRole('button', { name: 'Choose rooms' }));
  const dialog = await screen.findByRole('dialog', { name: 'Rooms' });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Close: Rooms' })).toHaveFocus());
  return { user, dialog };
}

async function expectClosed() {
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Choose rooms' })).toHaveFocus());
}

/** Makes jsdom read the options of `focus` as browsers do; Base UI restores the focus after an outside press only then. */
function focusAsBrowsersDo() {
  const focus = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'focus')?.value;
  jest.spyOn(HTMLElement.prototype, 'focus').mockImplementation(function (this: HTMLElement, options) {
    void options?.preventScroll;
    focus.call(this);
  });
}

describe('a dialog', () => {
  afterEach(() => jest.restoreAllMocks());

  it('takes and traps the focus, and returns it on Escape', async () => {
    const { user, dialog } = await openRooms();
    const close = screen.getByRole('button', { name: 'Close: Rooms' });
    expect(close).toHaveFocus();
    await user.tab();
    await user.tab();
    await waitFor(() => expect(close).toHaveFocus());
    expect(dialog).toBeVisible();
    await user.keyboard('{Escape}');
    await expectClosed();
  });

  it('closes with its button', async () => {
    const { user } = await openRooms();
    await user.click(screen.getByRole('button', { name: 'Close: Rooms' }));
    await expectClosed();
  });

  it('closes on a press on the backdrop', async () => {
    focusAsBrowsersDo();
    const { user } = await openRooms();
    const backdrop = document.querySelector('[role="presentation"]');
    expect(backdrop).toBeInstanceOf(HTMLElement);
    if (backdrop) await user.click(backdrop);
    await expectClosed();
  });

  it('closes with Back and stays on the page', async () => {
    const at = window.location.href;
    await openRooms();
    act(() => window.history.back());
    await expectClosed();
    expect(window.location.href).toBe(at);
  });

  it('closes only the top dialog with Back or Escape when dialogs are nested', async () => {
    const user = userEvent.setup();
    render(<Nested />);
    await user.click(screen.getByRole('button', { name: 'Hotel' }));
    for (const leave of [() => user.keyboard('{Escape}'), async () => act(() => window.history.back())]) {
      await user.click(await screen.findByRole('button', { name: 'Photos' }));
      expect(await screen.findByRole('dialog', { name: 'Photo 1' })).toBeVisible();
      await leave();
      await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Photo 1' })).not.toBeInTheDocument());
      expect(screen.getByRole('dialog', { name: 'Hotel Sol' })).toBeVisible();
    }
    act(() => window.history.back());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});
