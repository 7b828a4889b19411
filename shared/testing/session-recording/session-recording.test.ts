import { furthestStep } from '../../src/contracts/booking-session/commands';
import { createBookingStore } from '../../src/runtime/index';
import { aPackage } from '../booking-builders';

import { recordBookingStore } from './record-booking-store';
import { recordReads, withoutRecording } from './record-reads';
import { currentRecords } from './records';

const fields = () => currentRecords().reads.map(({ field }) => field);

describe('the recorder of the booking session', () => {
  it('records the fields that product code reads, and none that only a test reads', () => {
    const store = createBookingStore({ mirror: null });
    const recorded = recordBookingStore(store);
    store.commands.choosePackage(aPackage(), 1_000);

    expect(recorded.getState().chosen?.rooms[0]?.name).toBe(aPackage().rooms[0]?.name);
    expect(fields()).toEqual([]);
    expect(furthestStep(recorded.getState())).toBe('personalise');

    expect(fields()).toEqual(['order', 'chosen', 'contact']);
    expect(currentRecords().reads[0]).toEqual({ field: 'order', by: 'shared/contracts/booking-session' });
  });

  it('changes nothing for the code: equal references, arrays, and the same commands', () => {
    const recorded = recordBookingStore(createBookingStore({ mirror: null }));
    recorded.commands.choosePackage(aPackage(), 1_000);

    expect(recorded.getState().chosen).toBe(recorded.getState().chosen);
    expect(Array.isArray(recorded.getState().chosen?.rooms)).toBe(true);
    expect(recorded.commands.choosePackage).toBe(recorded.commands.choosePackage);
    expect(recorded.getState().chosen).toEqual(aPackage());
  });

  it('records no write of a test, and stores what an app has read without the recorder', () => {
    const store = createBookingStore({ mirror: null });
    const recorded = recordBookingStore(store);
    recorded.commands.choosePackage(aPackage(), 1_000);
    const { chosen } = recorded.getState();
    if (chosen) recorded.commands.choosePackage({ ...chosen, nights: 3 }, 2_000);

    expect(currentRecords().writes).toEqual([]);
    const original = { rooms: [{ name: 'Double' }] };
    const read = recordReads(original);
    expect(withoutRecording({ again: [read] }).again[0]).toBe(original);
    expect(store.getState().chosen).toEqual({ ...aPackage(), nights: 3 });
  });
});
