import { REGISTRY_SCOPE, type Registry, type RegistrySnapshot } from '@storefront/shared/contracts/registry';
import { fakeFetch } from '@storefront/shared/testing/fake-fetch';
import { aRuntime, renderInPage } from '@storefront/shared/testing/render-page';
import { createClock } from '@storefront/shared/platform/time/clock';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { RemoteSourceProvider, type RemoteSource } from '../remotes/remote-source';
import { isOutdated, runningVersions } from '../remotes/running-versions';

import { OfflineNotice } from './offline-notice';
import { UpdateNotice } from './update-notice';
import { CHECK_INTERVAL_MS } from './use-newer-release';

const snapshot: RegistrySnapshot = {
  revision: 7,
  isolated: false,
  integrity: {},
  remotes: [
    {
      name: 'mfe-search',
      version: '1.0.0-old',
      url: '/releases/mfe-search/1.0.0-old/entry.js',
      contract: '^1.0.0',
      routes: ['/search'],
      preload: {},
    },
  ],
};
const source: RemoteSource = {
  snapshot,
  load: () => Promise.reject(new Error('not available')),
  getLoaded: () => null,
};

function registry(versions: Readonly<Record<string, readonly string[]>>): Registry {
  const record = (version: string) => ({
    url: `/releases/x/${version}/entry.js`,
    metadata: { integrity: 'sha384-AAAA', version },
    extras: { contract: '^1.0.0', routes: [], preload: {}, files: {} },
  });
  return {
    schema: 'x',
    revision: 8,
    microFrontends: Object.fromEntries(
      Object.entries(versions).map(([name, list]) => [`${REGISTRY_SCOPE}/${name}`, list.map(record)]),
    ),
  };
}

function goOffline(offline: boolean) {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(!offline);
  act(() => void window.dispatchEvent(new Event(offline ? 'offline' : 'online')));
}

describe('the offline notice', () => {
  it('is shown in a live region while the browser is offline', () => {
    renderInPage(<OfflineNotice />);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    goOffline(true);
    expect(screen.getByRole('status')).toHaveTextContent('You are offline. What you have entered is kept');
    goOffline(false);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});

describe('an outdated document', () => {
  const running = runningVersions(snapshot, 'https://shop.test/releases/shell/2.0.0-s/shell.1.js');

  it('is detected from the versions that it was loaded with', () => {
    expect(running).toEqual({ 'mfe-search': '1.0.0-old', shell: '2.0.0-s' });
  });
  it.each([
    ['the same versions', { 'mfe-search': ['1.0.0-old'], shell: ['2.0.0-s'] }, false],
    ['a canary for other visitors', { 'mfe-search': ['1.0.0-old', '1.1.0'], shell: ['2.0.0-s'] }, false],
    ['another remote', { 'mfe-search': ['1.1.0'], shell: ['2.0.0-s'] }, true],
    ['another shell', { 'mfe-search': ['1.0.0-old'], shell: ['2.1.0'] }, true],
    ['an app that is not in this registry', { shell: ['2.0.0-s'] }, false],
  ])('is compared with a registry that contains %s', (_case, versions, outdated) => {
    expect(isOutdated(running, registry(versions))).toBe(outdated);
  });
});

describe('the notice of a newer release', () => {
  let now = 0;
  const clock = createClock('2026-11-21', () => now);
  const renderNotice = () =>
    renderInPage(
      <RemoteSourceProvider value={source}>
        <UpdateNotice />
      </RemoteSourceProvider>,
      aRuntime({ clock }),
    );
  const checkAgain = async () => {
    await act(async () => {
      document.dispatchEvent(new Event('visibilitychange'));
      await Promise.resolve();
    });
  };

  it('is shown when the tab becomes visible after ten minutes, and can be dismissed', async () => {
    const network = fakeFetch({ body: registry({ 'mfe-search': ['1.1.0'] }) });
    renderNotice();
    now += CHECK_INTERVAL_MS - 1;
    await checkAgain();
    expect(network.sent).toEqual([]);

    now += 1;
    await checkAgain();
    expect(await screen.findByText(/A newer version of this site is ready/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
    expect(screen.queryByText(/A newer version/)).not.toBeInTheDocument();
    network.close();
  });

  it('is not shown when the running versions are live or the request fails', async () => {
    for (const response of [{ body: registry({ 'mfe-search': ['1.0.0-old'] }) }, { status: 500, body: {} }]) {
      const network = fakeFetch(response);
      const { unmount } = renderNotice();
      now += CHECK_INTERVAL_MS;
      await checkAgain();
      expect(network.sent).toHaveLength(1);
      expect(screen.getByRole('status')).toBeEmptyDOMElement();
      network.close();
      unmount();
    }
  });

  it('is not shown on the pages of a booking', async () => {
    const network = fakeFetch({ body: registry({ 'mfe-search': ['1.1.0'] }) });
    const { router } = renderNotice();
    await act(() => router.navigate('/booking/passengers'));
    now += CHECK_INTERVAL_MS;
    await checkAgain();
    expect(network.sent).toHaveLength(1);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await act(() => router.navigate('/all-deals'));
    expect(await screen.findByText(/A newer version/)).toBeVisible();
    network.close();
  });
});
