import type { RegistrySnapshot } from '@storefront/shared/contracts/registry';
import type { Rendered } from '@storefront/shared/contracts/rendered-page';
import type { StorefrontConfig } from '@storefront/shared/contracts/storefront-config';

import type { NodeBuild } from '../registry/live-registry';

/** The builds that render a page. */
export interface Builds {
  readonly shell: NodeBuild;
  /** Remotes with a Node build, by name. */
  readonly remotes: Readonly<Record<string, NodeBuild>>;
}

/** One page to render; contains nothing about the visitor. */
export interface RenderTask extends Builds {
  readonly url: string;
  readonly snapshot: RegistrySnapshot;
  readonly config: StorefrontConfig;
  /** Maximum time for loaders and rendering together. */
  readonly limitMs: number;
}

export type RenderOutcome =
  | { readonly kind: 'rendered'; readonly rendered: Rendered }
  /** `reason` is for the log. The browser renders the page instead. */
  | { readonly kind: 'not-rendered'; readonly reason: string };
