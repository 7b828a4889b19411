import type { RegistrySnapshot } from '@storefront/shared/contracts/registry';
import type { Rendered, RenderedPage } from '@storefront/shared/contracts/rendered-page';
import type { StorefrontConfig } from '@storefront/shared/contracts/storefront-config';

import type { NodeBuild } from '../registry/live-registry';

import type { KeptPage } from './kept-page';

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

/** A rendered page. The hydration data are JSON text: their size is known, and documents contain them as text. */
export type PageContent = Omit<RenderedPage, 'hydration'> & { readonly hydration: string };

export type RenderedContent = PageContent | Exclude<Rendered, RenderedPage>;

/** Response of a render thread. */
export interface RenderReply {
  readonly outcome: RenderOutcome;
  /** Bytes in use in the heap of the thread, garbage included. */
  readonly heapBytes: number;
}

export type RenderOutcome =
  | { readonly kind: 'rendered'; readonly rendered: RenderedContent }
  /** `reason` is for the log. The browser renders the page instead. */
  | { readonly kind: 'not-rendered'; readonly cause: RenderFault; readonly reason: string };

/**
 * Why a page was not rendered. `no-node-build`: deliberately, the release has no build for the server. `overloaded`: no
 * slot was free. `timeout`: the data or the rendering took too long. `failed`: anything else.
 */
export type RenderFault = 'no-node-build' | 'overloaded' | 'timeout' | 'failed';

/**
 * A page, or the reason why there is none. `from` is the source of the page, for the `Server-Timing` header. A kept page
 * is the same for all visitors.
 */
export type PageResult =
  | { readonly kind: 'kept'; readonly page: KeptPage; readonly from: 'cache' | 'stale-cache' | 'renderer' }
  | { readonly kind: 'rendered'; readonly rendered: RenderedContent; readonly from: 'renderer' }
  | { readonly kind: 'not-rendered'; readonly from: 'nowhere'; readonly fault: RenderFault };
