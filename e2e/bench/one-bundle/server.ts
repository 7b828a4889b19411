import { renderPage as renderWithShell, type RenderOrder } from '../../../shell/src/server/render-page';

import { bundledRemote, withBundledRemotes } from './bundled-remotes';

export { provided } from '../../../shell/src/server/provided';

export async function renderPage(order: RenderOrder) {
  return renderWithShell({
    ...order,
    snapshot: withBundledRemotes(order.snapshot),
    loadRemote: async ({ name }) => bundledRemote(name),
  });
}
