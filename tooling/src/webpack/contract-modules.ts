import { join } from 'node:path';

import { CONTRACT_FOLDER, OWN_REPOSITORY_OF, WORKSPACE_ROOT } from '../workspace';

/** Returns the request of a module of the contract. @param path in its sources, without an ending */
export function contractName(path: string): string {
  return OWN_REPOSITORY_OF === null ? `@storefront/shared/${path}` : `@storefront/contract/${path}`;
}

/** Returns the alias of production builds that replaces the runtime of the `css` property (ADR 138). */
export function styleRuntimeAlias(): Record<string, string> {
  const ending = OWN_REPOSITORY_OF === null ? 'ts' : 'js';
  const module = join(WORKSPACE_ROOT, CONTRACT_FOLDER, `src/federated/jsx-runtime.${ending}`);
  return { '@emotion/react/jsx-runtime$': module };
}

/** Returns the aliases of a build: for the contract, and for the libraries behind the curated modules. */
export function contractAliases(): Record<string, string> {
  const sources = join(WORKSPACE_ROOT, CONTRACT_FOLDER, 'src');
  const packages = join(WORKSPACE_ROOT, OWN_REPOSITORY_OF === null ? 'shared/node_modules' : 'node_modules');
  const ending = OWN_REPOSITORY_OF === null ? 'ts' : 'js';
  return {
    // The export map of `shared` names two endings for each path; webpack only tries the first.
    ...(OWN_REPOSITORY_OF === null ? { '@storefront/shared': sources } : {}),
    // The curated modules import the libraries by other names: their own names resolve to the curated modules.
    'whole-react-router-dom$': join(packages, 'react-router-dom/dist/index.mjs'),
    'whole-zod$': join(packages, 'zod/mini/index.js'),
    'hoist-non-react-statics$': join(sources, `federated/hoist-non-react-statics.${ending}`),
    // Base UI formats whole numbers, for which the browser need not create a formatter.
    '@base-ui/utils/formatNumber$': join(sources, `federated/format-number.${ending}`),
    // Formik's copies of its form: those of the library are 2 kB.
    'lodash-es/cloneDeep$': join(sources, `federated/clone-deep.${ending}`),
    'lodash-es/clone$': join(sources, `federated/clone.${ending}`),
  };
}
