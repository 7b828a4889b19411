import { relativeName, rewriteImports } from './rewrite-imports';

describe('the module names of a compiled file', () => {
  it('are replaced in imports, exports, dynamic imports and types, and nowhere else', () => {
    const text = `import { a } from './a';
export * from "./b";
const page = () => import('./c');
type Page = import('./d').Page;
const text = './a';`;

    expect(rewriteImports(text, (name) => `@x/${name.slice(2)}.js`)).toBe(`import { a } from '@x/a.js';
export * from "@x/b.js";
const page = () => import('@x/c.js');
type Page = import('@x/d.js').Page;
const text = './a';`);
  });

  it('are relative inside of a package', () => {
    expect(relativeName('dist/src/a/one.js', 'dist/src/a/two.js')).toBe('./two.js');
    expect(relativeName('dist/testing/one.js', 'dist/src/a/two.js')).toBe('../src/a/two.js');
  });
});
