import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { dynamicCodeProblems } from './check-dynamic-code';
import { findDynamicCode } from './find-dynamic-code';

const foundIn = (text: string) => findDynamicCode({ path: 'a.js', text }).map(({ code }) => code);

describe('code that is created from text', () => {
  it.each([
    'eval("1 + 1")',
    '(0, eval)(text)',
    'window.eval(text)',
    'globalThis["eval"](text)',
    'new Function("a", "return a")',
    'Function(body)',
    'const F = Function; new F(body)',
    'self.Function(body)',
    '(async () => {}).constructor("return 1")()',
    'new (function* () {}.constructor)(`yield ${value}`)',
    'setTimeout("work()", 10)',
    'window.setInterval(`work(${id})`, 10)',
    'import("data:text/javascript,alert(1)")',
    'import(`blob:${id}`)',
  ])('is found: %s', (text) => {
    expect(foundIn(text)).toHaveLength(1);
  });

  it.each([
    'value instanceof Function',
    'Function.prototype.call.apply(act)',
    'typeof eval',
    'tools.eval(text)',
    'const o = { eval: 1, Function: 2 }; o.eval',
    'class A { constructor() { this.constructor.name; } }',
    'setTimeout(() => work(), 10)',
    'setTimeout(work, "10")',
    'import("./page.js")',
    '"new Function(1)" + `eval(2)`',
  ])('is not assumed in: %s', (text) => {
    expect(foundIn(text)).toEqual([]);
  });
});

describe('the check of a build', () => {
  let folder: string;
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'build-'))));
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  const problemsOf = (file: string, text: string) => {
    writeFileSync(join(folder, file), text);
    return dynamicCodeProblems(folder);
  };

  it('names the file, the line and the code, in scripts of the browser and of the server', () => {
    expect(problemsOf('page.js', 'const a = 1;\nconst run = new Function("a", body);')).toEqual([
      expect.stringMatching(/^page\.js:2 creates code from text: new Function\("a", body\)\. The content/),
    ]);
    expect(problemsOf('page.cjs', 'exports.run = eval;')).toHaveLength(2);
  });

  it('accepts the feature test of zod, and not the same call elsewhere', () => {
    const test =
      '()=>{if(e.jitless||"u">typeof navigator&&navigator?.userAgent?.includes("Cloudflare"))return!1;' +
      'try{return Function(""),!0}catch{return!1}}';

    expect(problemsOf('zod.js', `const a=${test}`)).toEqual([]);
    expect(problemsOf('zod.js', 'const a=()=>{try{return Function(""),!0}catch{return!1}}')).toHaveLength(1);
  });
});
