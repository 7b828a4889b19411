import type { RegistrySnapshot } from '@storefront/shared/contracts/registry';
import { renderRoutes } from '@storefront/shared/testing/render-page';
import { screen } from '@testing-library/react';
import { matchRoutes, Outlet, RouterContextProvider } from 'react-router-dom';

import { RemoteSourceProvider, type LoadedRemote } from '../remotes/remote-source';
import { ReportFaultProvider } from '../telemetry/report-fault';

import type { PageModule } from './load-page';
import { remoteRoutes } from './remote-routes';

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

/** Renders the route of a remote and returns the reported faults. */
function renderRemoteRoute(lazy: () => Promise<PageModule>) {
  const faults: (readonly [string, unknown])[] = [];
  const remote: LoadedRemote = {
    module: { name: 'mfe-search', contract: '^1.0.0', routes: [{ path: '/search', lazy }] },
    version: '1',
  };
  const source = { snapshot, load: async () => remote, getLoaded: () => remote };
  renderRoutes(
    [
      {
        HydrateFallback: () => null,
        element: (
          <ReportFaultProvider value={(app, cause) => faults.push([app, cause])}>
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

it('reports an error of a page for its remote, with the cause', async () => {
  const cause = new Error('broken');
  const faults = renderRemoteRoute(async () => ({
    Component: () => {
      throw cause;
    },
  }));
  expect(await screen.findByRole('heading', { name: 'This part of the page is unavailable' })).toBeVisible();
  expect(faults).toEqual([['mfe-search', cause]]);
});

it('reports a page whose code cannot be loaded', async () => {
  const faults = renderRemoteRoute(() => Promise.reject(new Error('chunk 12 is missing')));
  expect(await screen.findByRole('heading', { name: 'This part of the page is unavailable' })).toBeVisible();
  expect(faults).toEqual([['mfe-search', undefined]]);
});

it('does not report a 404 as a fault', async () => {
  const faults = renderRemoteRoute(async () => ({
    loader: () => {
      throw new Response('', { status: 404 });
    },
    element: null,
  }));
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(faults).toEqual([]);
});

it.each(['/booking/payment', '/Booking/payment', '/%62ooking/payment', '/booking/payment/'])(
  'leaves the document for %s, which is the payment page',
  async (path) => {
    const load = jest.fn();
    const [remote] = snapshot.remotes;
    if (!remote) throw new Error('the snapshot has no remote');
    const remotes = [{ ...remote, name: 'mfe-checkout', routes: ['/booking/payment'] }];
    const routes = remoteRoutes({ snapshot: { ...snapshot, remotes }, load, getLoaded: () => null });
    const loader = matchRoutes(routes, path)?.at(-1)?.route.loader;
    if (typeof loader !== 'function') throw new Error(`${path} has no loader`);
    const request = new Request(`https://shop.example${path}`);
    const response = await loader({
      request,
      params: {},
      context: new RouterContextProvider(),
      url: new URL(request.url),
      pattern: path,
    });
    if (!(response instanceof Response)) throw new Error(`${path} is not redirected`);
    const { headers } = response;
    expect([headers.get('location'), headers.get('x-remix-reload-document')]).toEqual([request.url, 'true']);
    expect(load).not.toHaveBeenCalled();
  },
);
