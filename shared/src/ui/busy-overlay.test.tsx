import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

import { BusyOverlay } from './busy-overlay';
import { Button } from './button';

const WORDS = 'Just checking availability...';

/** A page that is busy from a press until the test ends it. */
function renderPage() {
  let end = () => {};
  function Page() {
    const [busy, setBusy] = useState(false);
    end = () => setBusy(false);
    return (
      <>
        <Button onClick={() => setBusy(true)}>Book Now</Button>
        <BusyOverlay open={busy} words={WORDS} />
      </>
    );
  }
  render(<Page />);
  return { user: userEvent.setup({ delay: null }), end: () => act(() => end()) };
}

describe('the overlay of a busy page', () => {
  it('says what is being done, and nothing but its end closes it [HD-18]', async () => {
    const { user, end } = renderPage();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Book Now' }));
    const overlay = await screen.findByRole('alertdialog', { name: WORDS });
    expect(overlay).toHaveTextContent(WORDS);
    expect(screen.getByRole('status')).toHaveTextContent(WORDS);

    // The page beneath is out of reach.
    expect(screen.queryByRole('button', { name: 'Book Now' })).not.toBeInTheDocument();
    await waitFor(() => expect(overlay.contains(document.activeElement)).toBe(true));
    await user.keyboard('{Escape}');
    const backdrop = document.querySelector('[role="presentation"]');
    expect(backdrop).not.toBeNull();
    if (backdrop) await user.click(backdrop);
    expect(screen.getByRole('alertdialog', { name: WORDS })).toBeVisible();

    end();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Book Now' })).toHaveFocus());
  });
});
