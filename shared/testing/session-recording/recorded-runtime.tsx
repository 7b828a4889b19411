/**
 * Replaces `@storefront/shared/runtime` in the tests of an app while a release records its booking sessions.
 * Components and loaders get the store of the test with a recorder around it; the test itself keeps its own.
 */
import type { ReactNode } from 'react';

import {
  RuntimeProvider as UnrecordedProvider,
  routerContextOf as unrecordedContextOf,
  type StorefrontRuntime,
} from '../../src/runtime/index';

import { recordBookingStore } from './record-booking-store';

export {
  createBookingStore,
  createRuntime,
  createRuntimeCache,
  runtimeIdentity,
  runtimeOf,
  useBooking,
  useBookingCommands,
  useRecentlyViewed,
  useRecordView,
  useRuntime,
  useShortlist,
} from '../../src/runtime/index';

const recordedRuntimes = new WeakMap<StorefrontRuntime, StorefrontRuntime>();

function recordRuntime(runtime: StorefrontRuntime): StorefrontRuntime {
  const existing = recordedRuntimes.get(runtime) ?? {
    ...runtime,
    booking: recordBookingStore(runtime.booking),
  };
  recordedRuntimes.set(runtime, existing);
  return existing;
}

export function RuntimeProvider({
  runtime,
  children,
}: {
  readonly runtime: StorefrontRuntime;
  readonly children: ReactNode;
}) {
  return <UnrecordedProvider runtime={recordRuntime(runtime)}>{children}</UnrecordedProvider>;
}

export function routerContextOf(runtime: StorefrontRuntime): ReturnType<typeof unrecordedContextOf> {
  return unrecordedContextOf(recordRuntime(runtime));
}
