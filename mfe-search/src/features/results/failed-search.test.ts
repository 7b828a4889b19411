import { responseXml, flightXml, resultXml } from '@storefront/shared/testing/supplier-xml';

import { flushTasks } from '../../../testing/network';
import { respondWith, idsOf, runningSearch, type RunningSearch } from '../../../testing/running-search';

let search: RunningSearch;
beforeEach(() => {
  search = runningSearch();
});
afterEach(() => {
  search.stop();
  search.close();
  jest.useRealTimers();
});

const one = resultXml({ reference: 'one', rm1Giata: '1' });
const two = resultXml({ reference: 'two', rm1Giata: '2' });

describe('a failed search', () => {
  it.each([500, 503, 404, 400, 429])(
    'reports “API returned status %i” without reading the body [ERR-02, ERR-01, DEC-93]',
    async (status) => {
      const call = await search.net.call('dpSearch.php');
      call.respond(new Response(responseXml(one), { status }));
      expect(await search.failure()).toBe(`API returned status ${status}`);
      expect(call.signal.aborted).toBe(true);
      expect(search.net.calls).toHaveLength(1);
    },
  );

  it('reports “An error occurred” when the failure has no message of its own [ERR-01, DEC-93]', async () => {
    (await search.net.call('dpSearch.php')).fail();
    expect(await search.failure()).toBe('An error occurred');
  });

  it('reports the fault message of the supplier [ERR-01, DEC-93]', async () => {
    const stream = (await search.net.call('dpSearch.php')).stream();
    stream.write(
      '<Response Status="error"><Logs><Faults><Fault message="No such airport"/></Faults></Logs></Response>',
    );
    stream.end();
    expect(await search.failure()).toBe('No such airport');
  });

  it('fails when the response ends early, even after cards were displayed [ERR-01, DEC-93, DEC-106]', async () => {
    const stream = (await search.net.call('dpSearch.php')).stream();
    stream.write(responseXml(one, two).slice(0, -30));
    await search.waitForResults(({ view }) => view.total > 0);
    stream.end();
    expect(await search.failure()).toBe('The answer broke off. Please try again.');
    await flushTasks();
    expect(search.messages.some((message) => message.kind === 'results' && message.results.complete)).toBe(
      false,
    );
    expect(search.net.calls).toHaveLength(1);
  });

  it.each([
    ['a web page', '<!DOCTYPE html><html><body>Maintenance</body></html>'],
    ['an entity bomb', '<!DOCTYPE a [<!ENTITY b "bbbb"><!ENTITY c "&b;&b;">]><a>&c;</a>'],
    ['no XML', '{"error":"busy"}'],
  ])('reports a message and aborts the download when the response is %s [ERR-01]', async (_kind, text) => {
    const call = await search.net.call('dpSearch.php');
    const stream = call.stream();
    stream.write(text);
    if (!text.startsWith('<!')) stream.end();
    expect(await search.failure()).toBe('The answer was not a list of holidays.');
    expect(call.signal.aborted).toBe(true);
  });

  it('keeps the valid rows of a response that also has invalid rows', async () => {
    const results = await respondWith(
      search,
      responseXml(
        one,
        ...['-5', '0', 'NaN', '1e300', 'free'].map((price) => resultXml({ price })),
        resultXml({ constructor: 'x', toString: 'y', rm1Giata: '-1' }),
        '<Result __proto__="1"/>',
        flightXml({ fltCOST: '1e300' }),
        two,
        two,
      ),
    );
    expect(idsOf(results)).toEqual([1, 2]);
    expect(results.dates).toEqual([{ departureDate: '2027-06-12', lowestPrice: 54_300, hotels: 2 }]);
  });

  it('aborts a response of 50 MB within the first 8 MB [ERR-01]', async () => {
    const rows = new TextEncoder().encode(one.repeat(150));
    const call = await search.net.call('dpSearch.php');
    let taken = 0;
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new TextEncoder().encode('<Response>')),
      pull(controller) {
        // A real download ends when it is aborted.
        if (call.signal.aborted) return controller.error(call.signal.reason);
        taken += rows.length;
        if (taken > 50_000_000) return controller.close();
        controller.enqueue(rows);
      },
    });
    call.respond(new Response(body));
    expect(await search.failure()).toBe('The answer was too large.');
    expect(taken).toBeLessThan(8_000_000);
    expect(call.signal.aborted).toBe(true);
  });
});

describe('a supplier that stops responding', () => {
  // Streams use nextTick and microtasks, which must stay real; only the timeout is faked.
  const holdTheClock = () => jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] });
  const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

  it('times out after 30 s without a response [ERR-01]', async () => {
    search.stop();
    search.close();
    holdTheClock();
    search = runningSearch();
    await pass(29_999);
    expect(search.messages).toEqual([]);
    await pass(1);
    expect(search.messages).toEqual([{ kind: 'failed', message: 'The search took too long.' }]);
    expect(search.net.calls[0]?.signal.aborted).toBe(true);
  });

  it('times out 30 s after the last chunk, however long the whole response takes [ERR-01]', async () => {
    search.stop();
    search.close();
    holdTheClock();
    search = runningSearch();
    await pass(20_000);
    const stream = search.net.calls[0]?.stream();
    stream?.write('<Response>');
    for (let piece = 0; piece < 3; piece += 1) {
      await pass(29_000);
      stream?.write(one);
    }
    await pass(29_999);
    expect(search.messages.map(({ kind }) => kind)).toEqual(['results']);
    await pass(1);
    expect(search.messages.at(-1)).toEqual({ kind: 'failed', message: 'The search took too long.' });
  });

  it('leaves no timer running after the response', async () => {
    search.stop();
    search.close();
    holdTheClock();
    search = runningSearch();
    const stream = search.net.calls[0]?.stream();
    stream?.write(responseXml(one));
    stream?.end();
    await pass(0);
    expect(search.messages.at(-1)).toMatchObject({ kind: 'results', results: { complete: true } });
    expect(jest.getTimerCount()).toBe(0);
  });
});
