/* Adds one to a number in a file, again and again, each time under the lock: <lock> <counter> <times>. */
import { readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

import { withFileLock } from '../src/file-lock';

const [lock = '', counter = '', times = '0'] = process.argv.slice(2);
console.log('started');
for (let count = 0; count < Number(times); count += 1) {
  await withFileLock(lock, async () => {
    const before = Number(readFileSync(counter, 'utf8'));
    // Another process that also held the lock would write the same number.
    await pause(1);
    writeFileSync(counter, String(before + 1));
  });
}
