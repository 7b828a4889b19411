/*
 * What the shell gives to all remotes. A shared module exists for them only if the shell's own build
 * really contains it, so each request of the share table is imported here once, whether the shell uses it
 * or not (tooling/src/webpack/share-table.ts; a test compares the two).
 */
import 'react';
import 'react/jsx-runtime';
import 'react-dom';
import 'react-router-dom';
import '@storefront/shared/federated/react-router';
import 'zod';
import 'zustand';
import 'zustand/vanilla';
import '@emotion/react';
import '@emotion/react/jsx-runtime';
import '@storefront/shared/runtime';
