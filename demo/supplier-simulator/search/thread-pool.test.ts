import { pathToFileURL } from 'node:url';
import { join } from 'node:path';

import { parseMarketQuery } from '../http/search-query';

import { createThreadPool, ThreadEnded, type ThreadPool } from './thread-pool';

const QUERY = parseMarketQuery({
  MaxResults: '10',
  departureId: '-1',
  destinationId: '1',
  dateMin: '2027-06-10',
  dateMax: '2027-06-14',
  durationMin: '7',
  durationMax: '7',
  adultsRoom1: '2',
});
const taskOf = (hotelKey: string) =>
  ({ name: 'search', query: { ...QUERY, hotelKey }, today: '2026-11-21' }) as const;

let pool: ThreadPool;
let crashes: string[];
afterEach(() => pool.stop());

function startPool(options: { readonly limitMs?: number } = {}): void {
  crashes = [];
  pool = createThreadPool({
    script: pathToFileURL(join(__dirname, '../testing/obedient-thread.mjs')),
    workerData: null,
    threads: 1,
    maxQueued: 2,
    limitMs: 60_000,
    memory: { maxOldGenerationSizeMb: 32, maxYoungGenerationSizeMb: 8 },
    overloaded: () => new Error('overloaded'),
    onCrash: (reason) => crashes.push(reason),
    ...options,
  });
}

/** Starts a task that ends only when it is cancelled. */
async function occupyThread(): Promise<{ readonly leave: () => void; readonly ended: Promise<unknown> }> {
  const client = new AbortController();
  let ended: Promise<unknown> = Promise.resolve();
  await new Promise<void>((started) => {
    ended = pool.run(taskOf('wait'), { onChunk: () => started(), signal: client.signal });
  });
  return { leave: () => client.abort(), ended };
}

it('returns what the thread returns, and its error', async () => {
  startPool();
  await expect(pool.run(taskOf('H1'))).resolves.toBe('H1');
  await expect(pool.run(taskOf('fail'))).rejects.toThrow('no such hotel');
});

it('rejects a task when too many wait, and keeps background tasks', async () => {
  startPool();
  const { leave } = await occupyThread();
  const waiting = [pool.run(taskOf('H1')), pool.run(taskOf('H2'))];
  await expect(pool.run(taskOf('H3'))).rejects.toThrow('overloaded');
  const background = pool.run(taskOf('H4'), { isBackground: true });
  leave();
  await expect(Promise.all([...waiting, background])).resolves.toEqual(['H1', 'H2', 'H4']);
});

it('starts a visitor’s task before background tasks that came earlier', async () => {
  startPool();
  const { leave } = await occupyThread();
  const order: unknown[] = [];
  const run = async (key: string, isBackground: boolean) =>
    order.push(await pool.run(taskOf(key), { isBackground }));
  const all = [run('background', true), run('visitor', false)];
  leave();
  await Promise.all(all);
  expect(order).toEqual(['visitor', 'background']);
});

it('cancels the task of a client that leaves, also while it waits', async () => {
  startPool();
  const first = await occupyThread();
  const waiting = new AbortController();
  const second = pool.run(taskOf('H1'), { signal: waiting.signal });
  waiting.abort();
  first.leave();
  await expect(first.ended).resolves.toBe('cancelled');
  await expect(second).rejects.toThrow('aborted');
  await expect(pool.run(taskOf('H2'))).resolves.toBe('H2');
});

it.each([
  ['exits', 'exit'],
  ['computes for too long', 'loop'],
  ['uses too much memory', 'hoard'],
])(
  'replaces a thread that %s and fails its task only',
  async (_name, key) => {
    startPool({ limitMs: key === 'loop' ? 1_500 : 60_000 });
    const [broken, next] = [pool.run(taskOf(key)), pool.run(taskOf('H1'))];
    await expect(broken).rejects.toThrow(ThreadEnded);
    await expect(next).resolves.toBe('H1');
    expect(crashes).toHaveLength(1);
  },
  30_000,
);

it('rejects running and waiting tasks when it is stopped', async () => {
  startPool();
  const { ended } = await occupyThread();
  const tasks = Promise.allSettled([ended, pool.run(taskOf('H1'))]);
  await pool.stop();
  expect((await tasks).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(pool.run(taskOf('H2'))).rejects.toThrow('overloaded');
  expect(crashes).toEqual([]);
});
