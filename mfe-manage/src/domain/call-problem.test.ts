import type { ApiError } from '@storefront/shared/platform/http/request-json';

import { problemOf } from './call-problem';

const body = (code: string) => JSON.stringify({ error: { code, message: 'Because.' } });

it.each<[ApiError, ReturnType<typeof problemOf>]>([
  [{ kind: 'aborted' }, null],
  [{ kind: 'timeout', afterMs: 15_000 }, { kind: 'unreachable' }],
  [{ kind: 'network', message: 'offline' }, { kind: 'unreachable' }],
  [{ kind: 'shape', issues: 'total' }, { kind: 'server-error' }],
  [{ kind: 'http', status: 401, text: body('access-ended') }, { kind: 'access-ended' }],
  [{ kind: 'http', status: 429, text: body('too-many-tries') }, { kind: 'too-often' }],
  [{ kind: 'http', status: 503, text: body('busy') }, { kind: 'server-error' }],
  [{ kind: 'http', status: 404, text: '<html>' }, { kind: 'server-error' }],
  [
    { kind: 'http', status: 409, text: body('too-late') },
    { kind: 'refused', code: 'too-late', message: 'Because.' },
  ],
])('%j means %j', (error, problem) => {
  expect(problemOf(error)).toEqual(problem);
});
