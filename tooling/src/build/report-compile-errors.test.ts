import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import webpack, { type Compiler, type Stats } from 'webpack';

import { WORKSPACE_ROOT } from '../workspace';

import { reportCompileErrors, sourceMessage } from './report-compile-errors';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'compile-errors-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

const page = (text: string) => writeFile(join(root, 'page.tsx'), text);
const BROKEN = 'export const page = 1;\nexport const = 2;\n';

function compilerOf(): Compiler {
  const resolver = createRequire(join(WORKSPACE_ROOT, 'tooling/package.json'));
  return webpack({
    mode: 'development',
    context: root,
    entry: './page.tsx',
    output: { path: join(root, 'out') },
    module: {
      rules: [
        {
          test: /\.tsx$/,
          use: {
            loader: resolver.resolve('swc-loader'),
            options: { swcrc: false, jsc: { parser: { syntax: 'typescript', tsx: true } } },
          },
        },
      ],
    },
  });
}

describe('the errors of a remote under development', () => {
  it('are logged with file and line and without frames of the compiler, as is the recovery', async () => {
    const logged: string[] = [];
    const compiler = compilerOf();
    reportCompileErrors(compiler, 'mfe-deal', (text) => logged.push(text));
    const compile = promisify<Stats | undefined>((done) => compiler.run(done));

    await page('export const page = 1;');
    await compile();
    expect(logged).toEqual([]);
    await page(BROKEN);
    const stats = await compile();
    await page('export const page = 2;');
    await compile();
    await compile();

    expect(logged).toEqual([expect.any(String), 'mfe-deal compiles again.']);
    expect(logged[0]).toMatch(/^mfe-deal does not compile:\n\n\.\/page\.tsx\n[^]*page\.tsx:2:/);
    expect(logged[0]).not.toMatch(/unknown|backtrace|Caused by|swc-loader/);
    // The development client shows these messages in the browser.
    expect(stats?.compilation.errors[0]?.message).not.toMatch(/unknown|backtrace|Caused by|swc-loader/);
  });

  it('name the place of an import that is missing', async () => {
    const logged: string[] = [];
    const compiler = compilerOf();
    reportCompileErrors(compiler, 'mfe-deal', (text) => logged.push(text));
    await page("export const page = 1;\nimport './missing';\n");
    await promisify<Stats | undefined>((done) => compiler.run(done))();

    expect(logged[0]).toMatch(/\.\/page\.tsx:2:\S+\nModule not found: Error: Can't resolve '\.\/missing'/);
  });

  it('keep no native stack, with or without the cause', () => {
    const message = '  x Expected a tag\n   ,-[/page.tsx:3:1]';
    const prefix = 'Module build failed (from ../loader/index.js):\nError: ';
    const stack = '\n\nStack backtrace:\n   0: <unknown>\n   1: worker';
    for (const suffix of [
      '',
      stack,
      '\n\n\nCaused by:\n    Syntax Error',
      `\n\n\nCaused by:\n    Syntax Error${stack}`,
    ])
      expect(sourceMessage(`${prefix}${message}${suffix}`)).toBe(message);
  });
});
