import { parentPort, workerData } from 'node:worker_threads';

import { errorMessage } from '@storefront/server-kit/error-text';

import { createMarket } from '../market/create-market';

import { cheapestOfDestinations, cheapestOfGroups } from './cheapest-of-groups';
import { compressSearch } from './compress-search';
import {
  threadDataSchema,
  threadRequestSchema,
  type ThreadMessage,
  type ThreadTask,
} from './thread-messages';

/*
 * Entry of a search thread. The market is computed from its seed, so the thread has one of its own; the day comes with
 * each task from the clock of the main thread.
 */

const { seed, mediaBase } = threadDataSchema.parse(workerData);
let today = '';
const market = createMarket({ seed, mediaBase, today: () => today });
let isCancelled = false;

const send = (message: ThreadMessage) => parentPort?.postMessage(message);

parentPort?.on('message', (data: unknown) => {
  const request = threadRequestSchema.parse(data);
  isCancelled = request.kind === 'cancel';
  if (request.kind === 'task') void run(request.task);
});

async function run(task: ThreadTask): Promise<void> {
  try {
    send({ kind: 'done', value: await compute(task) });
  } catch (error) {
    send({ kind: 'failed', reason: errorMessage(error) });
  }
}

async function compute(task: ThreadTask): Promise<unknown> {
  today = task.today;
  if (task.name === 'cheapest') return cheapestOfGroups(market, task.query, task.groupBy, task.today);
  if (task.name === 'destinations') return cheapestOfDestinations(market, task.query, task.today);
  const onChunk = (chunk: Uint8Array) => {
    // Posting a view would copy the whole buffer behind it.
    const own = new Uint8Array(chunk);
    parentPort?.postMessage({ kind: 'chunk', chunk: own } satisfies ThreadMessage, [own.buffer]);
  };
  await compressSearch(market.plan(task.query), onChunk, () => isCancelled);
  return null;
}
