import type { PageResult, RenderFault } from './render-task';

/** Pages since the start of the server, by their source, and the pages that were not rendered by reason. */
export interface RenderCounts {
  readonly pages: Readonly<Record<PageResult['from'], number>>;
  readonly notRendered: Readonly<Record<RenderFault, number>>;
}

/** Counts the results of the renderer. */
export function createRenderCounters() {
  const pages: Record<PageResult['from'], number> = {
    cache: 0,
    'stale-cache': 0,
    renderer: 0,
    parts: 0,
    nowhere: 0,
  };
  const notRendered: Record<RenderFault, number> = {
    'no-node-build': 0,
    overloaded: 0,
    timeout: 0,
    failed: 0,
  };
  return {
    count(result: PageResult): void {
      pages[result.from] += 1;
      if (result.kind === 'not-rendered') notRendered[result.fault] += 1;
    },
    read: (): RenderCounts => ({ pages: { ...pages }, notRendered: { ...notRendered } }),
  };
}
