/* Keeps temporary files in a folder until a signal: <folder>. */
import { keepTemporaryFilesInMemory } from '../src/process/temporary-files';

const [folder = ''] = process.argv.slice(2);
keepTemporaryFilesInMemory({ folder, available: () => Number.POSITIVE_INFINITY });
console.log(`ready in ${process.env['TMPDIR']}`);
setInterval(() => {}, 1_000);
