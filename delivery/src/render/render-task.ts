import type { ReadableStream } from 'node:stream/web';

import type { RegistrySnapshot } from '@storefront/shared/contracts/registry';
import type { LatePart, PageFrame, Rendered, RenderedPage } from '@storefront/shared/contracts/rendered-page';
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
  /** Maximum time for loaders and rendering together, or until the frame of a page in parts has been sent. */
  readonly limitMs: number;
  /** Trace of the request that is rendered first; absent while tracing is off. */
  readonly traceparent?: string | undefined;
}

/** A rendered page. The hydration data are JSON text: their size is known, and documents contain them as text. */
export type PageContent = Omit<RenderedPage, 'hydration'> & { readonly hydration: string };

export type RenderedContent = PageContent | Exclude<Rendered, RenderedPage>;

/** A page in parts has this much longer after its frame: for late data, and to render the whole page for the cache. */
export const LATE_PARTS_MS = 1_000;

/** A request for the parts of a page, made by the visitor who waits for it. */
export interface PartsRequest {
  /** For the inline scripts of the parts. */
  readonly nonce: string;
  /** Called at most once, before the page is rendered as a whole, and only if its data are late. */
  readonly onParts: (parts: PageParts) => void;
}

/** A page that is sent in parts. */
export interface PageParts {
  readonly frame: PageFrame;
  /** The parts after the frame. It ends without an `end` part when the rendering fails. */
  readonly rest: ReadableStream<LatePart>;
}

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
 * is the same for all visitors; parts are for the one who requested them.
 */
export type PageResult =
  | { readonly kind: 'kept'; readonly page: KeptPage; readonly from: 'cache' | 'stale-cache' | 'renderer' }
  | { readonly kind: 'rendered'; readonly rendered: RenderedContent; readonly from: 'renderer' }
  | { readonly kind: 'parts'; readonly parts: PageParts; readonly from: 'parts' }
  | { readonly kind: 'not-rendered'; readonly from: 'nowhere'; readonly fault: RenderFault };
