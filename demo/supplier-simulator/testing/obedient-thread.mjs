/* A thread for the tests of the pool: the hotel key of its task selects what it does. */
import { parentPort } from 'node:worker_threads';

const done = (value) => parentPort.postMessage({ kind: 'done', value });
const hoard = [];

parentPort.on('message', ({ kind, task }) => {
  if (kind === 'cancel') return done('cancelled');
  switch (task.query.hotelKey) {
    case 'exit':
      return process.exit(1);
    case 'loop':
      for (;;);
    case 'hoard':
      for (;;) hoard.push(new Array(10_000).fill(hoard.length));
    case 'wait':
      return parentPort.postMessage({ kind: 'chunk', chunk: new Uint8Array([1]) });
    case 'fail':
      return parentPort.postMessage({ kind: 'failed', reason: 'no such hotel' });
    default:
      return done(task.query.hotelKey);
  }
});
