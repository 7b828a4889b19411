import createCache from '@emotion/cache';
import { registerPlugins } from '@module-federation/enhanced/runtime';
import { readConfig } from '@storefront/shared/config/read-config';
import { createRoot } from 'react-dom/client';

import { entryScriptPlugin } from '../remotes/entry-script-plugin';
import { publishIntegrity } from '../remotes/integrity-map';

import { createRuntime } from './create-runtime';
import { readSnapshot } from './read-snapshot';
import { StorefrontApp } from './storefront-app';

/** Set on the root once the site is drawn: the static boot-failure text of the document looks for it. */
const BOOTED = 'booted';

/** Reads what the document brought, and draws the site into its root. */
export function bootstrap(nonce: string): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('the document has no root');

  const snapshot = readSnapshot(document);
  const config = readConfig(document);
  const runtime = createRuntime(config);
  publishIntegrity(snapshot.integrity, window.location.href);
  registerPlugins([entryScriptPlugin(nonce, config.development)]);

  const styleCache = createCache({ key: 'css', nonce });
  createRoot(root).render(<StorefrontApp snapshot={snapshot} runtime={runtime} styleCache={styleCache} />);
  document.documentElement.dataset[BOOTED] = 'true';
}
