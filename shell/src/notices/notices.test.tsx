import { REGISTRY_SCOPE, type Registry, type RegistrySnapshot } from '@storefront/shared/contracts/registry';
import { fetchDoor } from '@storefront/shared/testing/fetch-door';
import { aRuntime, renderInPage } from '@storefront/shared/testing/render-page';
import { createClock } from '@storefront/shared/platform/time/clock';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { RemoteSourceProvider, type RemoteSource } from '../remotes/remote-source';

import { OfflineNotice } from './offline-notice';
import { isOutdated, runningVersions } from './running-versions';
import { UpdateNotice } from './update-notice';
import { LOOK_EVERY_MS } from './use-newer-release';

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
  load: () => Promise.reject(new Error('not here')),
  loaded: () => null,
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

describe('the notice without a line', () => {
  it('stands as long as the line is gone, in a region that announces it', () => {
    renderInPage(<OfflineNotice />);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    goOffline(true);
    expect(screen.getByRole('status')).toHaveTextContent('You are offline. What you have entered is kept');
    goOffline(false);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});

describe('what counts as outdated', () => {
  const running = runningVersions(snapshot, 'https://shop.test/releases/shell/2.0.0-s/shell.1.js');

  it('knows the versions that this document began with', () => {
    expect(running).toEqual({ 'mfe-search': '1.0.0-old', shell: '2.0.0-s' });
  });
  it.each([
    ['the same versions', { 'mfe-search': ['1.0.0-old'], shell: ['2.0.0-s'] }, false],
    ['a canary that others get', { 'mfe-search': ['1.0.0-old', '1.1.0'], shell: ['2.0.0-s'] }, false],
    ['another remote', { 'mfe-search': ['1.1.0'], shell: ['2.0.0-s'] }, true],
    ['another shell', { 'mfe-search': ['1.0.0-old'], shell: ['2.1.0'] }, true],
    ['a part that is not in this registry', { shell: ['2.0.0-s'] }, false],
  ])('%s', (_case, versions, outdated) => {
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
  const lookAgain = async () => {
    await act(async () => {
      document.dispatchEvent(new Event('visibilitychange'));
      await Promise.resolve();
    });
  };

  it('is offered when the tab is looked at again after ten minutes, and goes when it is not wanted', async () => {
    const door = fetchDoor({ body: registry({ 'mfe-search': ['1.1.0'] }) });
    renderNotice();
    now += LOOK_EVERY_MS - 1;
    await lookAgain();
    expect(door.sent).toEqual([]);

    now += 1;
    await lookAgain();
    expect(await screen.findByText(/A newer version of this site is ready/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
    expect(screen.queryByText(/A newer version/)).not.toBeInTheDocument();
    door.close();
  });

  it('says nothing when what runs is live, or when nobody answers', async () => {
    for (const answer of [{ body: registry({ 'mfe-search': ['1.0.0-old'] }) }, { status: 500, body: {} }]) {
      const door = fetchDoor(answer);
      const { unmount } = renderNotice();
      now += LOOK_EVERY_MS;
      await lookAgain();
      expect(door.sent).toHaveLength(1);
      expect(screen.getByRole('status')).toBeEmptyDOMElement();
      door.close();
      unmount();
    }
  });

  it('waits while a booking is under way', async () => {
    const door = fetchDoor({ body: registry({ 'mfe-search': ['1.1.0'] }) });
    const { router } = renderNotice();
    await act(() => router.navigate('/booking/passengers'));
    now += LOOK_EVERY_MS;
    await lookAgain();
    expect(door.sent).toHaveLength(1);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await act(() => router.navigate('/all-deals'));
    expect(await screen.findByText(/A newer version/)).toBeVisible();
    door.close();
  });
});
