import { bookingSessionSchema } from '../../src/contracts/booking-session/booking-session.schema';
import type { BookingCommands } from '../../src/contracts/booking-session/commands';
import type { BookingStore } from '../../src/runtime/index';

import { callingCode } from './calling-code';
import { recordReads, withoutRecording } from './record-reads';
import { currentRecords } from './records';

/** Returns a booking store that behaves like this one and records what the code of an app reads and writes. */
export function recordBookingStore(store: BookingStore): BookingStore {
  return {
    ...store,
    getState: () => recordReads(store.getState()),
    getInitialState: () => recordReads(store.getInitialState()),
    subscribe: (listener) =>
      store.subscribe((session, before) => listener(recordReads(session), recordReads(before))),
    commands: recordCommands(store),
  };
}

function recordCommands({ commands, getState }: BookingStore): BookingCommands {
  return new Proxy(commands, {
    get(object, name) {
      const run: unknown = Reflect.get(object, name);
      if (typeof run !== 'function' || typeof name === 'symbol') return run;
      return cached(run, () => (...args: readonly unknown[]) => {
        // Tests of damaged sessions prove nothing about what an app writes.
        const isWhole = bookingSessionSchema.safeParse(getState()).success;
        const by = callingCode();
        Reflect.apply(run, object, withoutRecording(args));
        if (isWhole && by !== null) recordWrite(name, by, getState());
      });
    },
  });
}

function recordWrite(command: string, by: string, session: unknown): void {
  const stored: unknown = JSON.parse(JSON.stringify(session));
  currentRecords().writes.push({ command, by, session: Object(stored) as Record<string, unknown> });
}

const recorded = new WeakMap<object, object>();

/** Commands are stable between renders, and so are the recorded ones. */
function cached(command: object, create: () => object): object {
  const existing = recorded.get(command) ?? create();
  recorded.set(command, existing);
  return existing;
}
