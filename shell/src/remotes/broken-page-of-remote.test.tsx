import type { RegistrySnapshot, RemoteSnapshot } from '@storefront/shared/contracts/registry';
import { renderInPage } from '@storefront/shared/testing/render-page';
import { screen, waitFor } from '@testing-library/react';

import { RestartContext } from '../router/restart';

import { BrokenPageOfRemote } from './broken-page-of-remote';
import { RemoteSourceProvider, type LoadedRemote, type RemoteSource } from './remote-source';

const alone: RemoteSnapshot = {
  name: 'mfe-deal',
  version: '2',
  url: '/releases/mfe-deal/2/entry.js',
  contract: '^1.0.0',
  routes: ['/deal/:id'],
  preload: {},
};
const remote = { ...alone, fallback: { version: '1', url: '/releases/mfe-deal/1/entry.js' } };

function release(version: string): LoadedRemote {
  return { version, module: { name: 'mfe-deal', contract: '^1.0.0', routes: [] } };
}

function renderBroken(
  of: RemoteSnapshot,
  loadBefore: NonNullable<RemoteSource['loadBefore']>,
  running = '2',
) {
  const snapshot: RegistrySnapshot = { revision: 1, isolated: false, integrity: {}, remotes: [of] };
  const source = { snapshot, load: jest.fn(), loadBefore, loaded: () => release(running) };
  const restart = jest.fn();
  renderInPage(
    <RemoteSourceProvider value={source}>
      <RestartContext value={restart}>
        <BrokenPageOfRemote remote={of} />
      </RestartContext>
    </RemoteSourceProvider>,
  );
  return { restart };
}

const panel = { level: 1, name: 'This part of the page is unavailable' } as const;

describe('a page that throws as it is drawn', () => {
  it('starts afresh with the release before, and shows no fault on the way [DEC-110]', async () => {
    const loadBefore = jest.fn(async () => release('1'));
    const { restart } = renderBroken(remote, loadBefore);
    expect(screen.getByRole('status')).toHaveTextContent('Loading the page');
    await waitFor(() => expect(restart).toHaveBeenCalledTimes(1));
    expect(loadBefore).toHaveBeenCalledWith(remote, '2');
    expect(screen.queryByRole('heading', panel)).not.toBeInTheDocument();
  });

  it('has the panel where there is no release before, or where that is the one that threw [DEC-110]', () => {
    const loadBefore = jest.fn(async () => null);
    renderBroken(alone, loadBefore);
    expect(screen.getByRole('heading', panel)).toBeVisible();
    renderBroken(remote, loadBefore, '1');
    expect(screen.getAllByRole('heading', panel)).toHaveLength(2);
    expect(loadBefore).not.toHaveBeenCalled();
  });

  it('has the panel where the release before cannot be loaded [DEC-110]', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    const { restart } = renderBroken(remote, () => Promise.reject(new Error('gone as well')));
    expect(await screen.findByRole('heading', panel)).toBeVisible();
    expect(restart).not.toHaveBeenCalled();
  });
});
