import type { RegistrySnapshot } from '@storefront/shared/contracts/registry';
import type { Rendered } from '@storefront/shared/contracts/rendered-page';
import type { StorefrontConfig } from '@storefront/shared/contracts/storefront-config';

import type { NodeBuild } from '../registry/live-registry';

/** The builds that pages are rendered with. */
export interface Builds {
  readonly shell: NodeBuild;
  /** By name, the remotes that have a Node build. */
  readonly remotes: Readonly<Record<string, NodeBuild>>;
}

/** One page to render; nothing in it belongs to one visitor. */
export interface RenderTask extends Builds {
  readonly url: string;
  readonly snapshot: RegistrySnapshot;
  readonly config: StorefrontConfig;
  /** How long the loaders and the rendering may take. */
  readonly limitMs: number;
}

export type RenderOutcome =
  | { readonly kind: 'rendered'; readonly rendered: Rendered }
  /** Why there is no rendered page: for the log. The visitor gets the client-rendered document. */
  | { readonly kind: 'not-rendered'; readonly reason: string };
