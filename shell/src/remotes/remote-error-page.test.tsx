import type { RegistrySnapshot, RemoteSnapshot } from '@storefront/shared/contracts/registry';
import { renderInPage } from '@storefront/shared/testing/render-page';
import { screen, waitFor } from '@testing-library/react';

import { RemoteErrorPage } from './remote-error-page';
import { RemoteSourceProvider, type LoadedRemote, type RemoteSource } from './remote-source';
import { RestartContext } from './restart-router';

const withoutFallback: RemoteSnapshot = {
  name: 'mfe-deal',
  version: '2',
  url: '/releases/mfe-deal/2/entry.js',
  contract: '^1.0.0',
  routes: ['/deal/:id'],
  preload: {},
};
const remote = { ...withoutFallback, fallback: { version: '1', url: '/releases/mfe-deal/1/entry.js' } };

function release(version: string): LoadedRemote {
  return { version, module: { name: 'mfe-deal', contract: '^1.0.0', routes: [] } };
}

function renderErrorPage(
  failedRemote: RemoteSnapshot,
  loadPreviousRelease: NonNullable<RemoteSource['loadPreviousRelease']>,
  runningVersion = '2',
) {
  const snapshot: RegistrySnapshot = { revision: 1, isolated: false, integrity: {}, remotes: [failedRemote] };
  const source = { snapshot, load: jest.fn(), loadPreviousRelease, getLoaded: () => release(runningVersion) };
  const restart = jest.fn();
  renderInPage(
    <RemoteSourceProvider value={source}>
      <RestartContext value={restart}>
        <RemoteErrorPage remote={failedRemote} />
      </RestartContext>
    </RemoteSourceProvider>,
  );
  return { restart };
}

const panel = { level: 1, name: 'This part of the page is unavailable' } as const;

describe('a page that throws while rendering', () => {
  it('restarts the router with the previous release and shows only a loading state meanwhile [DEC-110]', async () => {
    const loadPreviousRelease = jest.fn(async () => release('1'));
    const { restart } = renderErrorPage(remote, loadPreviousRelease);
    expect(screen.getByRole('status')).toHaveTextContent('Loading the page');
    await waitFor(() => expect(restart).toHaveBeenCalledTimes(1));
    expect(loadPreviousRelease).toHaveBeenCalledWith(remote, '2');
    expect(screen.queryByRole('heading', panel)).not.toBeInTheDocument();
  });

  it('shows the panel without a previous release, or when that release threw [DEC-110]', () => {
    const loadPreviousRelease = jest.fn(async () => null);
    renderErrorPage(withoutFallback, loadPreviousRelease);
    expect(screen.getByRole('heading', panel)).toBeVisible();
    renderErrorPage(remote, loadPreviousRelease, '1');
    expect(screen.getAllByRole('heading', panel)).toHaveLength(2);
    expect(loadPreviousRelease).not.toHaveBeenCalled();
  });

  it('shows the panel when the previous release cannot be loaded [DEC-110]', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    const { restart } = renderErrorPage(remote, () => Promise.reject(new Error('not found')));
    expect(await screen.findByRole('heading', panel)).toBeVisible();
    expect(restart).not.toHaveBeenCalled();
  });
});
