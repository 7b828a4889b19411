import { readableLine } from './readable-log';

const COMMON = { time: 1_795_966_161_804, pid: 7, hostname: 'laptop' };
const line = (entry: object) => JSON.stringify({ level: 40, ...COMMON, ...entry });

it.each([
  [
    'a warning with its fields, and of a stack the first line',
    line({
      path: '/search',
      cause: 'timeout',
      reason: 'TimeoutError: too slow\n    at render (a.js:1:2)',
      msg: 'page not rendered: left to the browser',
    }),
    'site: page not rendered: left to the browser (path /search, cause timeout, reason TimeoutError: too slow)',
  ],
  ['a warning without fields', line({ msg: 'ready again' }), 'site: ready again'],
  [
    'an object among the fields as JSON',
    line({ report: { page: '/' }, msg: 'policy violation' }),
    'site: policy violation (report {"page":"/"})',
  ],
  [
    'an error with its message and stack',
    line({
      level: 50,
      reqId: 'r1',
      err: { type: 'Error', message: 'no file', stack: 'Error: no file\n    at read (b.js:3:4)' },
      msg: 'request failed',
    }),
    'site: request failed: no file\n    at read (b.js:3:4)',
  ],
  [
    'an error that is its own message once',
    line({ level: 50, err: { type: 'Error', message: 'no file' }, msg: 'no file' }),
    'site: no file',
  ],
  ['plain text unchanged', 'reconciler: the database is away', 'reconciler: the database is away'],
  ['other JSON unchanged', '{"a":1}', '{"a":1}'],
  ['damaged JSON unchanged', '{"level":40,"msg":"x', '{"level":40,"msg":"x'],
])('writes %s', (_what, text, expected) => {
  expect(readableLine('site', text)).toBe(expected);
});
