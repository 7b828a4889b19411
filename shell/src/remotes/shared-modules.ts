/*
 * The modules that the shell shares with all remotes. A remote can use a shared module only if the build of the shell
 * contains it, so each request of the share table is imported here, even if the shell does not use it
 * (tooling/src/webpack/share-table.ts; a test compares the two lists).
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
