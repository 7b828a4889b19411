import type { RegistrySnapshot } from '@storefront/shared/contracts/registry';
import { renderRoutes } from '@storefront/shared/testing/render-page';
import { screen } from '@testing-library/react';
import { Outlet } from 'react-router-dom';

import { RemoteSourceProvider, type LoadedRemote } from '../remotes/remote-source';
import type { PageModule } from '../router/page-of';
import { remoteRoutes } from '../router/remote-routes';

import { ReportFaultProvider } from './report-fault';

const snapshot: RegistrySnapshot = {
  revision: 1,
  isolated: false,
  integrity: {},
  remotes: [
    {
      name: 'mfe-search',
      version: '1',
      url: '/releases/mfe-search/1/entry.js',
      contract: '^1.0.0',
      routes: ['/search'],
      preload: {},
    },
  ],
};

/** Opens the page of a remote whose one route is this. */
function open(lazy: () => Promise<PageModule>) {
  const faults: (readonly [string, unknown])[] = [];
  const remote: LoadedRemote = {
    module: { name: 'mfe-search', contract: '^1.0.0', routes: [{ path: '/search', lazy }] },
    version: '1',
  };
  const source = { snapshot, load: async () => remote, loaded: () => remote };
  renderRoutes(
    [
      {
        HydrateFallback: () => null,
        element: (
          <ReportFaultProvider value={(part, cause) => faults.push([part, cause])}>
            <RemoteSourceProvider value={source}>
              <Outlet />
            </RemoteSourceProvider>
          </ReportFaultProvider>
        ),
        children: remoteRoutes(source),
      },
    ],
    '/search',
  );
  return faults;
}

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

it('counts a fault of a page for its remote, with what was thrown', async () => {
  const cause = new Error('broken');
  const faults = open(async () => ({
    Component: () => {
      throw cause;
    },
  }));
  expect(await screen.findByRole('heading', { name: 'This part of the page is unavailable' })).toBeVisible();
  expect(faults).toEqual([['mfe-search', cause]]);
});

it('counts a page whose code cannot be had', async () => {
  const faults = open(() => Promise.reject(new Error('chunk 12 is gone')));
  expect(await screen.findByRole('heading', { name: 'This part of the page is unavailable' })).toBeVisible();
  expect(faults).toEqual([['mfe-search', undefined]]);
});

it('takes it for no fault that there is no such page', async () => {
  const faults = open(async () => ({
    loader: () => {
      // Routers throw answers.
      throw new Response('', { status: 404 });
    },
    element: null,
  }));
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(faults).toEqual([]);
});
