import type { RegistrySnapshot } from '@storefront/shared/contracts/registry';
import { renderInPage } from '@storefront/shared/testing/render-page';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { RemoteSourceProvider, type LoadedRemote } from './remote-source';
import { RestartContext } from './restart-router';
import { UnavailablePanel } from './unavailable-panel';

const remote = {
  name: 'mfe-search',
  version: '1',
  url: '/releases/mfe-search/1/entry.js',
  contract: '^1.0.0',
  routes: ['/search'],
  preload: {},
};
const snapshot: RegistrySnapshot = { revision: 1, isolated: false, integrity: {}, remotes: [remote] };

function renderPanel(load: () => Promise<LoadedRemote>) {
  const restart = jest.fn();
  renderInPage(
    <RemoteSourceProvider value={{ snapshot, load, getLoaded: () => null }}>
      <RestartContext value={restart}>
        <UnavailablePanel remote={remote} />
      </RestartContext>
    </RemoteSourceProvider>,
  );
  return { restart, user: userEvent.setup() };
}

describe('the panel of an unavailable remote', () => {
  it('shows a plain message with a retry, a link to the home page and the phone number [DEC-110]', () => {
    renderPanel(() => Promise.reject(new Error('not found')));
    expect(
      screen.getByRole('heading', { level: 1, name: 'This part of the page is unavailable' }),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
    expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('link', { name: '020 7946 0123' })).toHaveAttribute('href', 'tel:02079460123');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('announces a failed retry and offers another one [DEC-110]', async () => {
    const load = jest.fn(() => Promise.reject(new Error('not found')));
    const { user, restart } = renderPanel(load);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('It is still not there');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(load).toHaveBeenCalledTimes(2);
    expect(restart).not.toHaveBeenCalled();
  });

  it('restarts the router after a successful retry [DEC-110]', async () => {
    const { user, restart } = renderPanel(() =>
      Promise.resolve({ module: { name: 'mfe-search', contract: '^1.0.0', routes: [] }, version: '1' }),
    );
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(restart).toHaveBeenCalledTimes(1);
  });
});
