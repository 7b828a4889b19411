import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { checkTraceability } from './traceability';

const ID = (number: string) => `HOME-${number}`;
const REQUIREMENTS = `- **${ID('01')}** The heading.\n- **${ID('02')}** The tab.\n`;

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'traceability-'));
});

afterEach(() => rmSync(root, { recursive: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

describe('checkTraceability', () => {
  it('accepts a workspace in which a test cites every requirement', () => {
    write('docs/requirements/home.md', REQUIREMENTS);
    write('shell/src/home.test.ts', `it('shows both [${ID('01')}, ${ID('02')}]', () => {});`);
    write('shell/src/home.ts', `// ${ID('01')}\nexport const heading = '';`);

    expect(checkTraceability(root, ['shell'])).toEqual([]);
  });

  it('reports a requirement that only a comment cites', () => {
    write('docs/requirements/home.md', REQUIREMENTS);
    write('shell/src/home.test.ts', `it('shows one [${ID('01')}]', () => {});`);
    write('shell/src/home.ts', `// ${ID('02')}`);

    expect(checkTraceability(root, ['shell'])).toEqual([
      expect.stringContaining(`docs/requirements/home.md:2: ${ID('02')} is cited by no test`),
    ]);
  });

  it('reports unknown ids in tests, comments and documents', () => {
    write('docs/requirements/home.md', `- **${ID('01')}** The heading.\n`);
    write('docs/guide.md', `See ${ID('07')}.`);
    write('shell/src/home.test.ts', `it('shows [${ID('01')}, ${ID('09')}]', () => {});`);
    write('shell/src/home.ts', `// ${ID('08')}`);

    const problems = checkTraceability(root, ['shell']);

    expect(problems.map((problem) => problem.split(' is not')[0])).toEqual([
      `shell/src/home.test.ts:1: ${ID('09')}`,
      `shell/src/home.ts:1: ${ID('08')}`,
      `docs/guide.md:1: ${ID('07')}`,
    ]);
  });

  it('fails without the folder of the requirements', () => {
    write('shell/src/home.test.ts', `it('shows [${ID('01')}]', () => {});`);

    expect(checkTraceability(root, ['shell'])).toEqual([expect.stringContaining('missing or empty')]);
  });
});
