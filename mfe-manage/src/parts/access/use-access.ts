import { openBookingLink, type BookingAccess } from '@storefront/shared/api/manage/access';
import {
  readStoredAccess,
  removeStoredAccess,
  storeAccess,
} from '@storefront/shared/api/manage/stored-access';
import { useRuntime } from '@storefront/shared/runtime';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { problemOf } from '../../domain/call-problem';

import { afterFailedLink, linkInFragment, type AccessNotice, type AccessState } from './access-state';

/**
 * Returns the access of this tab to a booking. The link of an email is removed from the URL before it is exchanged, so
 * that it is neither in the history nor in what the shopper copies.
 */
export function useAccess() {
  const { config, clock } = useRuntime();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const link = linkInFragment(hash);
  const [state, setState] = useState<AccessState>(() => initialState(link, clock.now()));
  const latestLink = useRef<string | null>(null);

  const grant = useCallback((access: BookingAccess) => {
    storeAccess(access);
    setState({ kind: 'open', access });
  }, []);
  const end = useCallback((notice: AccessNotice) => {
    removeStoredAccess();
    setState({ kind: 'none', notice });
  }, []);
  const openLink = useCallback(
    async (opened: string) => {
      latestLink.current = opened;
      setState({ kind: 'opening', link: opened });
      const response = await openBookingLink(config, opened);
      if (latestLink.current !== opened) return;
      if (response.ok) return grant(response.value.access);
      const problem = problemOf(response.error);
      if (problem) setState(afterFailedLink(opened, problem));
    },
    [config, grant],
  );

  useEffect(() => {
    if (link === null) return;
    void navigate({ pathname, search }, { replace: true, preventScrollReset: true });
    void openLink(link);
  }, [link, navigate, pathname, search, openLink]);

  return { state, grant, end, openLink };
}

function initialState(link: string | null, now: number): AccessState {
  if (link !== null) return { kind: 'opening', link };
  const access = readStoredAccess(now);
  return access ? { kind: 'open', access } : { kind: 'none', notice: null };
}
