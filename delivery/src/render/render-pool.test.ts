import type { NodeBuild } from '../registry/live-registry';

import { createRenderPool } from './render-pool';
import type { RenderTask } from './render-task';
import { THREAD_HEAP_BYTES, type WorkerPool } from './worker-pool';

const settle = () => new Promise((resolve) => setImmediate(resolve));

function setUp() {
  let heapBytes = 0;
  let now = 0;
  const started: { drained: boolean }[] = [];
  const pool = createRenderPool({
    threads: 1,
    maxWaiting: 1,
    waitMs: 1_000,
    maxBuilds: 100,
    log: () => {},
    now: () => now,
    start: (): WorkerPool => {
      const threads = { drained: false };
      started.push(threads);
      return {
        warm: async () => {},
        render: async () => ({
          outcome: { kind: 'not-rendered', cause: 'failed', reason: 'not important here' },
          heapBytes,
        }),
        drain: async () => {
          threads.drained = true;
        },
      };
    },
  });
  const shell: NodeBuild = { app: 'shell', version: '1', file: '/shell', integrity: '' };
  return {
    started,
    renderWith: async (bytes: number, afterMs: number) => {
      heapBytes = bytes;
      now += afterMs;
      await pool.render({ shell, remotes: {} } as RenderTask, 'high');
      await settle();
    },
  };
}

describe('the memory of render threads', () => {
  it('is freed by new threads when it has grown, once a minute at most', async () => {
    const { started, renderWith } = setUp();
    await renderWith(THREAD_HEAP_BYTES, 120_000);
    expect(started).toHaveLength(1);

    await renderWith(THREAD_HEAP_BYTES + 1, 0);
    expect(started).toEqual([{ drained: true }, { drained: false }]);
    await renderWith(THREAD_HEAP_BYTES + 1, 30_000);
    expect(started).toHaveLength(2);
    await renderWith(THREAD_HEAP_BYTES + 1, 31_000);
    expect(started).toEqual([{ drained: true }, { drained: true }, { drained: false }]);
  });
});
