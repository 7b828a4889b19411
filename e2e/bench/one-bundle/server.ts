import { renderPage as renderWithShell, type RenderRequest } from '../../../shell/src/server/render-page';

import { bundledRemote, withBundledRemotes } from './bundled-remotes';

export { provided } from '../../../shell/src/server/shared-modules';

export async function renderPage(order: RenderRequest) {
  return renderWithShell({
    ...order,
    snapshot: withBundledRemotes(order.snapshot),
    loadRemote: async ({ name }) => bundledRemote(name),
  });
}
