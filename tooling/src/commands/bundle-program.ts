import { bundleProgram } from '../build/bundle-program';

const [entry, folder, owner, ...packages] = process.argv.slice(2);
if (!entry || !folder) throw new Error('Which program, and into which folder? It becomes one file.');
console.log(bundleProgram(entry, folder, owner ? { owner, packages } : null));
