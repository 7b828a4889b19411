import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

import { integrityOf } from './integrity-map';

/** How long the entry of a remote may take before another way is tried. */
const ENTRY_LIMIT_MS = 5_000;

/**
 * Every entry is loaded with the hash that the registry gave for it. Without one nothing is loaded: the
 * throw ends in the panel of that remote. The attributes are all set here, since the federation runtime
 * drops its own as soon as this hook answers.
 */
export function entryScriptPlugin(nonce: string, development: boolean): ModuleFederationRuntimePlugin {
  return {
    name: 'entry-script',
    createScript({ url }) {
      const integrity = integrityOf(url);
      // A remote under development changes with every keystroke; only a development server sets the flag.
      if (!integrity && !development) throw new Error(`not in the registry: ${url}`);

      const script = document.createElement('script');
      script.src = url;
      if (integrity) script.integrity = integrity;
      script.crossOrigin = 'anonymous';
      script.nonce = nonce;
      return { script, timeout: ENTRY_LIMIT_MS };
    },
  };
}
