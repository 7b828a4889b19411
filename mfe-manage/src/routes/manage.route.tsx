import { LiveRegion } from '@storefront/shared/ui/live-region';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

import { FindPage } from '../features/find/find-page';
import { LoadFailed } from '../features/find/load-failed';
import { useAccess } from '../parts/access/use-access';
import { LoadingScreen } from '../parts/screen/loading-screen';

import { OpenedBooking } from './opened-booking';

/** Runs in the browser only: access exists only in the tab, so the server renders `HydrateFallback`. */
export function loader(): null {
  return null;
}

export function HydrateFallback() {
  return <LoadingScreen />;
}

/** /manage */
export function Component() {
  const { state, grant, end, openLink } = useAccess();
  const [params] = useSearchParams();
  const [initialKind] = useState(state.kind);
  useHeadingFocusOn(state.kind);
  return (
    <LiveRegion>
      {state.kind === 'none' && (
        <FindPage
          notice={state.notice}
          reference={params.get('reference') ?? ''}
          isAfterPayment={params.has('paymentId')}
          onFound={grant}
        />
      )}
      {state.kind === 'opening' && <LoadingScreen />}
      {state.kind === 'link-failed' && (
        <LoadFailed problem={state.problem} onRetry={() => void openLink(state.link)} />
      )}
      {state.kind === 'open' && (
        <OpenedBooking access={state.access} isNew={initialKind !== 'open'} onAccess={grant} onEnd={end} />
      )}
    </LiveRegion>
  );
}

/** Moves the focus to the heading and the page to its top when the page becomes another one without a navigation. */
function useHeadingFocusOn(screen: string): void {
  const last = useRef(screen);
  useEffect(() => {
    if (last.current === screen) return;
    last.current = screen;
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('[data-page-heading]')?.focus({ preventScroll: true });
  }, [screen]);
}
