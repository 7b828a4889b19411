import { whenIdle } from '@storefront/shared/platform/time/when-idle';
import { useBookingCommands, useRuntime } from '@storefront/shared/runtime';
import { onDemand } from '@storefront/shared/ui/on-demand/on-demand';
import { useCallback, useEffect, useRef, useState } from 'react';

import { passengersOfForm, type FormValues } from './form-values';

// Needed for the first request only, which needs a connection as well.
const saving = onDemand(() => import('./save-passengers'));

/**
 * Saves the passengers on the server, one request at a time, and calls `onSaved` after a success. It does not call it
 * once the page has been left.
 *
 * @returns `failure` until it is dismissed; `isLeaving` from the success until the next page is shown
 */
export function useSavePassengers(onSaved: () => void) {
  const { config, clock, booking: store } = useRuntime();
  const commands = useBookingCommands();
  const [failure, setFailure] = useState({ count: 0, isVisible: false });
  const [isLeaving, setIsLeaving] = useState(false);
  const isBusy = useRef(false);
  const isMounted = useRef(true);

  useEffect(() => whenIdle(saving.preload), []);
  useEffect(() => {
    isMounted.current = true;
    // The browser has restored this document from its back/forward cache: the form can be sent again.
    const onPageShow = () => setIsLeaving(false);
    window.addEventListener('pageshow', onPageShow);
    return () => {
      isMounted.current = false;
      window.removeEventListener('pageshow', onPageShow);
    };
  }, []);

  async function save(values: FormValues) {
    if (isBusy.current) return;
    isBusy.current = true;
    const { lead, passengers } = passengersOfForm(values, clock.today());
    commands.enterPassengers(lead, passengers);
    const { leadPassengerId } = store.getState();
    const isSaved = await saving.load().then(
      ({ savePassengers }) => savePassengers(config, { lead, passengers, leadPassengerId }, commands),
      () => false,
    );
    isBusy.current = false;
    if (!isMounted.current) return;
    if (!isSaved) return setFailure(({ count }) => ({ count: count + 1, isVisible: true }));
    setIsLeaving(true);
    onSaved();
  }

  const dismissFailure = useCallback(() => setFailure(({ count }) => ({ count, isVisible: false })), []);

  return { save, failure, dismissFailure, isLeaving };
}
