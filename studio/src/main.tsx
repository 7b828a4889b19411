import './frame/configure-zod';

import createCache from '@emotion/cache';
import { CacheProvider, ThemeProvider } from '@emotion/react';
import { GlobalStyles } from '@storefront/shared/ui/global-styles';
import { THEME } from '@storefront/shared/ui/theme';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';

import { AccountsScreen } from './accounts/accounts-screen';
import { EditorScreen } from './editor/editor-screen';
import { pageNonce, rootElement } from './frame/page-settings';
import { NotFound } from './frame/not-found';
import { StudioFrame } from './frame/studio-frame';
import { HomeScreen } from './home/home-screen';
import { PicturesScreen } from './pictures/pictures-screen';
import { ReleasesScreen } from './releases/releases-screen';
import { SessionGate } from './session/session';

const router = createBrowserRouter([
  {
    element: <StudioFrame />,
    children: [
      { path: '/', element: <HomeScreen /> },
      { path: '/documents/:kind/:id', element: <EditorScreen /> },
      { path: '/media', element: <PicturesScreen /> },
      { path: '/releases', element: <ReleasesScreen /> },
      { path: '/accounts', element: <AccountsScreen /> },
      { path: '*', element: <NotFound /> },
    ],
  },
]);

createRoot(rootElement()).render(
  <CacheProvider value={createCache({ key: 'studio', nonce: pageNonce() })}>
    <ThemeProvider theme={THEME}>
      <GlobalStyles />
      <SessionGate>
        <RouterProvider router={router} />
      </SessionGate>
    </ThemeProvider>
  </CacheProvider>,
);
