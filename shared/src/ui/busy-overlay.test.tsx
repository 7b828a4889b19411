import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

import { BusyOverlay } from './busy-overlay';
import { Button } from './button';

const MESSAGE = 'Just checking availability...';

/** Renders a page that is busy from a click until the test calls `finish`. */
function renderPage() {
  let finish = () => {};
  function Page() {
    const [busy, setBusy] = useState(false);
    finish = () => setBusy(false);
    return (
      <>
        <Button onClick={() => setBusy(true)}>Book Now</Button>
        <BusyOverlay open={busy} message={MESSAGE} />
      </>
    );
  }
  render(<Page />);
  return { user: userEvent.setup({ delay: null }), finish: () => act(() => finish()) };
}

describe('the busy overlay', () => {
  it('announces the operation and cannot be closed by the user [HD-18]', async () => {
    const { user, finish } = renderPage();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Book Now' }));
    const overlay = await screen.findByRole('alertdialog', { name: MESSAGE });
    expect(overlay).toHaveTextContent(MESSAGE);
    expect(screen.getByRole('status')).toHaveTextContent(MESSAGE);

    // The page below the overlay is inert.
    expect(screen.queryByRole('button', { name: 'Book Now' })).not.toBeInTheDocument();
    await waitFor(() => expect(overlay.contains(document.activeElement)).toBe(true));
    await user.keyboard('{Escape}');
    const backdrop = document.querySelector('[role="presentation"]');
    expect(backdrop).not.toBeNull();
    if (backdrop) await user.click(backdrop);
    expect(screen.getByRole('alertdialog', { name: MESSAGE })).toBeVisible();

    finish();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Book Now' })).toHaveFocus());
  });
});
