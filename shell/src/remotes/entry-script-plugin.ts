import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

import { integrityOf } from './integrity-map';

/** Practically none: `watchScripts` ends a request without progress, and a slow one may take its time. */
const ENTRY_TIMEOUT_MS = 10 * 60_000;

/**
 * Loads each entry with the integrity hash from the registry, and rejects an entry without a hash.
 *
 * All attributes are set here, because the federation runtime drops its own when this hook returns a script.
 */
export function entryScriptPlugin(nonce: string, development: boolean): ModuleFederationRuntimePlugin {
  return {
    name: 'entry-script',
    createScript({ url }) {
      const integrity = integrityOf(url);
      // The files of a remote under development have no fixed hash. Only a development server sets this flag.
      if (!integrity && !development) throw new Error(`not in the registry: ${url}`);

      const script = document.createElement('script');
      script.src = url;
      if (integrity) script.integrity = integrity;
      script.crossOrigin = 'anonymous';
      script.nonce = nonce;
      return { script, timeout: ENTRY_TIMEOUT_MS };
    },
  };
}
