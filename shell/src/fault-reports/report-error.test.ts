/** @needs document */
import { faultReportSchema, type FaultReport } from '@storefront/shared/api/fault-report.schema';
import { z } from 'zod';

import { browserName } from './browser-name';
import { reportError, type PageError } from './report-error';
import { stackPositions } from './stack-positions';

const SHELL = { app: 'shell', version: '9.0.0-a' };
const DEAL = {
  name: 'mfe-deal',
  version: '2.0.0-b',
  url: '/releases/mfe-deal/2.0.0-b/mfe_deal.1.js',
  contract: '^1.0.0',
  routes: ['/deal/:dealId'],
  preload: {},
};
const endpoints = { apiUrl: 'http://api.test', backendUrl: 'http://backend.test' };
const STACK = [
  '    at pay (https://shop.test/releases/mfe-deal/2.0.0-b/382.2623de53.js:1:4711)',
  '    at https://shop.test/releases/shell/9.0.0-a/shell.1.js:2:30',
  '    at chrome-extension://abc/x.js:1:1',
].join('\n');

let sent: FaultReport[];
let pageViewStatus: number;
const realFetch = globalThis.fetch;
beforeEach(() => {
  sent = [];
  pageViewStatus = 200;
  globalThis.fetch = async (url, init = {}) => {
    if (url === '/page-view') return new Response('{"token":"a-token"}', { status: pageViewStatus });
    expect(url).toBe('http://backend.test/api/fault-reports');
    expect(init).toMatchObject({ method: 'POST', keepalive: true, credentials: 'omit' });
    sent.push(faultReportSchema.parse(JSON.parse(z.string().parse(init.body))));
    return new Response('{"success":true}', { status: 202 });
  };
});
afterEach(() => {
  globalThis.fetch = realFetch;
});

let count = 0;
/** An error with a message of its own: equal errors are sent once. */
async function report(overrides: Partial<PageError> = {}, stack = STACK): Promise<void> {
  count += 1;
  const message = `number${count} of jo@example.com failed`;
  const thrown = Object.assign(new TypeError(message), { stack: `TypeError: ${message}\n${stack}` });
  await reportError(endpoints, {
    thrown,
    release: { app: 'mfe-deal', version: '2.0.0-b' },
    shell: SHELL,
    remotes: [DEAL],
    pathname: '/deal/12345',
    ...overrides,
  });
}

describe('the report of an error in a page', () => {
  // First, because a document keeps its token.
  it('is not sent without a token of the page view', async () => {
    pageViewStatus = 404;
    await report();

    expect(sent).toEqual([]);
  });

  it('has a scrubbed message, positions in releases, the route pattern and the browser', async () => {
    await report();

    expect(sent).toMatchObject([
      {
        part: 'mfe-deal',
        version: '2.0.0-b',
        message: `TypeError: number${count} of [email] failed`,
        frames: [
          { file: 'mfe-deal/2.0.0-b/382.2623de53.js', line: 1, column: 4711 },
          { file: 'shell/9.0.0-a/shell.1.js', line: 2, column: 30 },
        ],
        page: '/deal/:dealId',
        token: 'a-token',
      },
    ]);
    expect(JSON.stringify(sent)).not.toContain('12345');
  });

  it('names the owner of the path when the stack trace names no release', async () => {
    await report({ release: null }, '');
    await report({ release: null, pathname: '/about-us' }, '');
    await report({ release: null, pathname: '/Jo Smith/1' }, '');

    expect(sent.map(({ part, version, page }) => [part, version, page])).toEqual([
      ['mfe-deal', '2.0.0-b', '/deal/:dealId'],
      ['shell', '9.0.0-a', '/about-us'],
      ['shell', '9.0.0-a', '/*'],
    ]);
  });

  it('does not repeat the content of a value that is not an error', async () => {
    await report({ thrown: 'jo entered this' });

    expect(sent).toMatchObject([{ message: 'Thrown value of type string', frames: [] }]);
  });

  it('is sent once for equal errors, and ten times at most for a document', async () => {
    const thrown = new Error('again');
    await report({ thrown });
    await report({ thrown });
    expect(sent).toHaveLength(1);
    for (let index = 0; index < 20; index += 1) await report();
    expect(sent.length).toBeLessThanOrEqual(10);
  });

  it('never throws', async () => {
    const hostile = new Proxy(new Error('x'), {
      get() {
        throw new Error('no access');
      },
    });

    await expect(report({ thrown: hostile })).resolves.toBeUndefined();
  });
});

describe('a stack trace', () => {
  it('is understood in the formats of Firefox and Safari', () => {
    expect(
      stackPositions('pay@https://shop.test/releases/mfe-deal/2.0.0-b/a.1.js:3:14\n@https://x.test/y.js:1:1'),
    ).toEqual([{ file: 'mfe-deal/2.0.0-b/a.1.js', line: 3, column: 14 }]);
  });
});

describe('the browser', () => {
  it.each([
    [
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36',
      'Chrome',
      130,
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36 Edg/131.0.1',
      'Edge',
      131,
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
      'Safari',
      18,
    ],
    ['Mozilla/5.0 (Windows NT 10.0; rv:132.0) Gecko/20100101 Firefox/132.0', 'Firefox', 132],
    ['curl/8', 'other', 0],
  ])('is reduced to family and major version: %s', (userAgent, family, major) => {
    expect(browserName(userAgent)).toEqual({ family, major });
  });
});
