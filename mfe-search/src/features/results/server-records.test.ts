import { network, flushTasks } from '../../../testing/network';
import { hotelWire } from '../../../testing/search-service';

import { createServerRecords } from './server-records';

const ENDPOINTS = { apiUrl: 'http://backend.test/supplier', backendUrl: 'http://backend.test' };

let net: ReturnType<typeof network>;
let time = 0;
beforeEach(() => {
  net = network();
  time = 0;
});
afterEach(() => net.close());

const records = () => createServerRecords(() => time);
const callOf = (giataId: number) => `getBackOfficeHotelByGiataId/${giataId}`;

async function respond(giataId: number, response: Response, number = 0): Promise<void> {
  (await net.call(callOf(giataId), number)).respond(response);
  await flushTasks();
}

describe('the hotel records of a render thread', () => {
  it('are shared for a minute', async () => {
    const { entryOf } = records();
    const first = entryOf(ENDPOINTS, 7);
    expect(entryOf(ENDPOINTS, 7)).toBe(first);
    await respond(7, Response.json(hotelWire({ name: 'Sol Bay' })));
    expect((await first)?.[1]).toMatchObject({ hotelName: 'Sol Bay' });
    time = 59_999;
    expect(entryOf(ENDPOINTS, 7)).toBe(first);
    time = 60_000;
    expect(entryOf(ENDPOINTS, 7)).not.toBe(first);
    expect(net.to(callOf(7))).toHaveLength(2);
  });

  it('are shared where the back office has none', async () => {
    const { entryOf } = records();
    const first = entryOf(ENDPOINTS, 7);
    await respond(7, new Response('', { status: 404 }));
    expect(await first).toEqual([7, null]);
    expect(entryOf(ENDPOINTS, 7)).toBe(first);
  });

  it('are requested again after a failure', async () => {
    const { entryOf } = records();
    const failed = entryOf(ENDPOINTS, 7);
    await respond(7, new Response('', { status: 503 }));
    expect(await failed).toBeNull();
    const again = entryOf(ENDPOINTS, 7);
    await respond(7, Response.json(hotelWire({ name: 'Sol Bay' })), 1);
    expect((await again)?.[0]).toBe(7);
  });

  it('are kept for the last 300 hotels', async () => {
    const { entryOf } = records();
    for (let giataId = 1; giataId <= 301; giataId += 1) void entryOf(ENDPOINTS, giataId);
    void entryOf(ENDPOINTS, 301);
    expect(net.to(callOf(301))).toHaveLength(1);
    void entryOf(ENDPOINTS, 1);
    expect(net.to(callOf(1))).toHaveLength(2);
  });
});
