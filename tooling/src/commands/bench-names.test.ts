import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { WORKSPACE_ROOT } from '../workspace';

import { BENCHES } from './bench-names';

const sorted = (names: readonly string[]) => [...names].sort();

it.each([
  ['README.md', /^npm run bench -- ([\w-]+)/gm],
  ['docs/testing.md', /^\| `bench -- ([\w-]+)`/gm],
])('%s lists every benchmark, and none that does not exist', (document, listing) => {
  const text = readFileSync(join(WORKSPACE_ROOT, document), 'utf8');
  const listed = [...text.matchAll(listing)].map(([, name = '']) => name);

  expect(sorted(listed)).toEqual(sorted(BENCHES));
});
