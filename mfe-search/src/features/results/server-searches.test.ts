import { network, flushTasks } from '../../../testing/network';
import { searchXml } from '../../../testing/search-service';

import { createServerSearches, MAX_CONCURRENT } from './server-searches';

const urlOf = (destination: number) =>
  `http://backend.test/supplier/dpSearch.php?destinationId=${destination}`;

let net: ReturnType<typeof network>;
let time = 0;
beforeEach(() => {
  net = network();
  time = 0;
});
afterEach(() => net.close());

const searches = () => createServerSearches(() => time);

async function respond(number: number, body = searchXml([{}])): Promise<void> {
  (await net.call('dpSearch.php', number)).respond(new Response(body));
  await flushTasks();
}

describe('the searches of a render thread', () => {
  it('share the response to an equal search for a minute', async () => {
    const { rowsOf } = searches();
    const first = rowsOf([urlOf(1)]);
    expect(rowsOf([urlOf(1)])).toBe(first);
    await respond(0);
    expect((await first)?.allHotels()).toHaveLength(1);
    time = 59_999;
    expect(rowsOf([urlOf(1)])).toBe(first);
    time = 60_000;
    expect(rowsOf([urlOf(1)])).not.toBe(first);
    expect(net.to('dpSearch.php')).toHaveLength(2);
  });

  it('are limited in number: one more is left to the browser', async () => {
    const { rowsOf } = searches();
    for (let index = 0; index < MAX_CONCURRENT; index += 1) expect(rowsOf([urlOf(index)])).not.toBeNull();
    expect(rowsOf([urlOf(99)])).toBeNull();
    await respond(0);
    expect(rowsOf([urlOf(99)])).not.toBeNull();
  });

  it('are kept for the last three questions only', async () => {
    const { rowsOf } = searches();
    for (let index = 0; index < 4; index += 1) {
      void rowsOf([urlOf(index)]);
      await respond(index);
    }
    void rowsOf([urlOf(3)]);
    expect(net.to('dpSearch.php')).toHaveLength(4);
    void rowsOf([urlOf(0)]);
    expect(net.to('dpSearch.php')).toHaveLength(5);
  });

  it('that fail are not kept', async () => {
    const { rowsOf } = searches();
    const failed = rowsOf([urlOf(1)]);
    await respond(0, '<html></html>');
    await expect(failed).rejects.toThrow('not a list of holidays');
    void rowsOf([urlOf(1)]);
    await respond(1);
    expect(net.to('dpSearch.php')).toHaveLength(2);
  });
});
