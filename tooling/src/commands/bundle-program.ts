import { bundleProgram } from '../build/bundle-program';

const [entry, folder, ...external] = process.argv.slice(2);
if (!entry || !folder)
  throw new Error('Usage: bundle-program <entry> <folder> [<owner>:<external package> …]');
// Packages that are not bundled come as `owner:name`, such as `backend:sharp`.
const packages = external.map((text) => {
  const [owner = '', name = ''] = text.split(':');
  return { owner, name };
});
console.log(bundleProgram(entry, folder, packages));
