import { carryTrace, inTrace } from './carry-trace';

const TRACE = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';

/** Records the headers of each request. */
function recorder() {
  const sent: Record<string, string>[] = [];
  const fetch = carryTrace(async (_input, init) => {
    sent.push(Object.fromEntries(new Headers(init?.headers)));
    return new Response();
  });
  return { sent, fetch };
}

it('sends the trace of each page with its own requests, beside the headers that they have', async () => {
  const { sent, fetch } = recorder();
  await Promise.all([
    inTrace(TRACE, async () => {
      await Promise.resolve();
      await fetch('http://backend/api', { headers: { accept: 'application/json' } });
    }),
    inTrace(undefined, () => fetch('http://backend/api')),
  ]);
  expect(sent).toContainEqual({ accept: 'application/json', traceparent: TRACE });
  expect(sent).toContainEqual({});
});
