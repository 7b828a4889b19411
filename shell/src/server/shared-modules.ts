import * as emotion from '@emotion/react';
import * as emotionJsx from '@emotion/react/jsx-runtime';
import * as runtime from '@storefront/shared/runtime';
import * as react from 'react';
import * as reactJsx from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as router from 'react-router-dom';
import * as zod from 'zod';
import * as zustand from 'zustand';
import * as zustandVanilla from 'zustand/vanilla';

/**
 * The shared modules by module request, for the Node builds of the remotes (in the browser: remotes/shared-modules.ts).
 * A test compares the list with the share table.
 */
export const provided: Readonly<Record<string, object>> = {
  react,
  'react/jsx-runtime': reactJsx,
  'react-dom': reactDom,
  'react-router-dom': router,
  // For releases that were built before the apps imported `react-router-dom`.
  'react-router': router,
  zod,
  zustand,
  'zustand/vanilla': zustandVanilla,
  '@emotion/react': emotion,
  '@emotion/react/jsx-runtime': emotionJsx,
  '@storefront/shared/runtime': runtime,
};
