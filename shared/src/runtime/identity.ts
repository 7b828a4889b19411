/** One object per loaded copy of this module. Checks compare it to detect a second instance in a page. */
export const runtimeIdentity: { readonly module: 'runtime' } = { module: 'runtime' };
