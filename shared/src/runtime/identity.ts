/** One object for each copy of this module that is loaded: two of them in a page are a fault. */
export const runtimeIdentity: { readonly module: 'runtime' } = { module: 'runtime' };
