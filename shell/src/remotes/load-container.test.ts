/** @needs document */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import * as React from 'react';

import { provideFederationRuntime } from './federation-runtime';
import { publishIntegrity } from './integrity-map';
import { configureEntries, loadExposed } from './load-container';

const HASH = 'sha384-abc';

/** Built by @module-federation/enhanced 2.9.2 with `externalRuntime`. Exposes the version of the shared React. */
const FORMER_CONTAINER = readFileSync(join(__dirname, '../../testing/former-container.js.txt'), 'utf8');

const SCOPE = {
  react: {
    [React.version]: { get: () => () => React, from: 'shell', eager: true, loaded: 1 },
  },
};

const contentByUrl = new Map<string, string | null>();
const requested: HTMLScriptElement[] = [];

/** jsdom does not load scripts by URL. */
function respondToScripts(): void {
  new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof HTMLScriptElement) || !node.src) continue;
      requested.push(node);
      const content = contentByUrl.get(new URL(node.src).pathname) ?? null;
      if (content !== null) run(content);
      node.dispatchEvent(new Event(content === null ? 'error' : 'load'));
    }
  }).observe(document.head, { childList: true });
}

function run(content: string): void {
  const inline = document.createElement('script');
  inline.textContent = content;
  document.body.append(inline);
}

beforeAll(() => {
  respondToScripts();
  Object.assign(globalThis, {
    __webpack_init_sharing__: () => Promise.resolve(),
    __webpack_share_scopes__: { default: SCOPE },
  });
  configureEntries({ nonce: 'n0', development: false });
});
beforeEach(() => {
  requested.length = 0;
});

/** Makes an entry with a hash available, and returns its path. */
function entry(name: string, content: string | null): string {
  const url = `/releases/mfe-test/1/${name}.js`;
  contentByUrl.set(url, content);
  publishIntegrity({ [url]: HASH }, window.location.href);
  return url;
}

describe('the entry of a remote', () => {
  it('is requested with its hash and the nonce of the page, and receives the shared modules of the shell', async () => {
    const url = entry(
      'mfe_test_a',
      `var mfe_test_a = { init: (scope) => { mfe_test_a.scope = scope; },
        get: async (name) => () => ({ remote: name + ' ' + Object.keys(mfe_test_a.scope) }) };`,
    );

    expect(await loadExposed(url, './remote')).toEqual({ remote: './remote react' });
    expect(requested).toHaveLength(1);
    expect(requested[0]).toMatchObject({ integrity: HASH, nonce: 'n0', crossOrigin: 'anonymous' });
  });

  it('is not requested without a hash, except under development', async () => {
    const url = '/releases/mfe-test/1/mfe_test_b.js';
    contentByUrl.set(url, 'var mfe_test_b = { init() {}, get: async () => () => ({ remote: "served" }) };');
    await expect(loadExposed(url, './remote')).rejects.toThrow('not in the registry');
    expect(requested).toHaveLength(0);

    configureEntries({ nonce: 'n0', development: true });
    expect(await loadExposed(url, './remote')).toEqual({ remote: 'served' });
    configureEntries({ nonce: 'n0', development: false });
  });

  it('that does not arrive is an error, and the next attempt requests it again', async () => {
    const url = entry('mfe_test_c', null);
    await expect(loadExposed(url, './remote')).rejects.toThrow(`${url} did not load`);
    expect(document.head.querySelector('script')).toBeNull();

    entry('mfe_test_c', 'var mfe_test_c = { init() {}, get: async () => () => ({ remote: 1 }) };');
    expect(await loadExposed(`${url}?retry=1`, './remote')).toEqual({ remote: 1 });
    expect(requested.map(({ src }) => new URL(src).search)).toEqual(['', '?retry=1']);
  });

  it('that is not a container is an error', async () => {
    await expect(loadExposed(entry('mfe_test_d', 'var mfe_test_d = 1;'), './remote')).rejects.toThrow(
      'defines no container mfe_test_d',
    );
  });

  it('passes on why its container refuses the shared modules', async () => {
    const url = entry(
      'mfe_test_e',
      'var mfe_test_e = { init() { throw new Error("react ^20 is not there"); }, get() {} };',
    );
    await expect(loadExposed(url, './remote')).rejects.toThrow('react ^20 is not there');
  });

  it('of a release from before the containers of webpack runs on the federation runtime and on the React of the shell', async () => {
    const url = entry('mfe_former_00000001', FORMER_CONTAINER);
    await provideFederationRuntime();

    expect(await loadExposed(url, './remote')).toMatchObject({ remote: { react: React.version } });
  });
});
