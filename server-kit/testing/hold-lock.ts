/* Takes a lock and holds it until the process is killed: <lock>. */
import { acquireFileLock } from '../src/file-lock';

const [lock = ''] = process.argv.slice(2);
await acquireFileLock(lock, { waitMs: 0 });
console.log('locked');
setInterval(() => {}, 1_000);
