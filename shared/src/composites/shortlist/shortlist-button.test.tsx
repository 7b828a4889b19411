import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';

import { RuntimeProvider } from '@storefront/shared/runtime';

import { aRuntime, renderInPage } from '../../../testing/render-page';
import { aShortlistEntry } from '../../../testing/shortlist-builders';
import { storedShortlist, storeShortlist } from '../../../testing/stored-lists';
import { LiveRegion } from '../../ui/live-region';
import { ToastProvider } from '../../ui/toast';

import { ShortlistButton } from './shortlist-button';

const { savedAt: _, ...SOL_BAY } = aShortlistEntry();
const LARA = { ...SOL_BAY, giataId: 2, name: 'Lara Sands' };

function renderButtons() {
  return renderInPage(
    <ToastProvider>
      <LiveRegion>
        <ShortlistButton hotel={SOL_BAY} />
        <ShortlistButton hotel={LARA} />
      </LiveRegion>
    </ToastProvider>,
  );
}

const heart = (name = 'Sol Bay Resort') => screen.getByRole('button', { name: `Save ${name} to shortlist` });

describe('the shortlist button', () => {
  beforeEach(() => {
    localStorage.clear();
  });

  it('saves the hotel with the current time and announces each hotel', async () => {
    const user = userEvent.setup();
    const { runtime } = renderButtons();
    const before = runtime.clock.now();
    expect(heart()).toHaveAttribute('aria-pressed', 'false');

    await user.click(heart());
    expect(heart()).toHaveAttribute('aria-pressed', 'true');
    expect(heart('Lara Sands')).toHaveAttribute('aria-pressed', 'false');
    const saved = storedShortlist();
    expect(saved).toEqual([expect.objectContaining(SOL_BAY)]);
    expect(saved[0]?.savedAt).toBeGreaterThanOrEqual(before);
    expect(screen.getByText('Saved to your shortlist: Sol Bay Resort')).toBeInTheDocument();

    await user.click(heart('Lara Sands'));
    expect(screen.getByText('Saved to your shortlist: Lara Sands')).toBeInTheDocument();
  });

  it('removes the hotel, and Undo restores the same entry', async () => {
    const user = userEvent.setup();
    const entry = aShortlistEntry({ savedAt: 5 });
    storeShortlist([entry]);
    renderButtons();

    await user.click(heart());
    expect(heart()).toHaveAttribute('aria-pressed', 'false');
    expect(
      await screen.findByRole('dialog', { name: 'Removed from your shortlist' }),
    ).toHaveAccessibleDescription('Sol Bay Resort');

    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(heart()).toHaveAttribute('aria-pressed', 'true'));
    expect(storedShortlist()).toEqual([entry]);
  });

  it('is 44 px wide and high, and works by keyboard [DEC-111]', async () => {
    const user = userEvent.setup();
    renderButtons();
    expect(heart()).toHaveStyle({ width: '44px', height: '44px' });
    await user.tab();
    expect(heart()).toHaveFocus();
    await user.keyboard(' ');
    expect(heart()).toHaveAttribute('aria-pressed', 'true');
  });

  it('is rendered as not pressed by a server, regardless of browser storage', () => {
    storeShortlist([aShortlistEntry()]);
    const html = renderToString(
      <RuntimeProvider runtime={aRuntime()}>
        <ShortlistButton hotel={SOL_BAY} />
      </RuntimeProvider>,
    );
    expect(html).toContain('aria-pressed="false"');
  });
});
