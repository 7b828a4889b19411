import { isBookingPath } from '@storefront/shared/domain/booking/booking-path';
import { Button } from '@storefront/shared/ui/button';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';

import { NoticeBar } from './notice-bar';
import { useNewerRelease } from './use-newer-release';

/** Offers a reload when a newer release is live. Never shown on the pages of a booking, and not again once dismissed. */
export function UpdateNotice() {
  const hasNewerRelease = useNewerRelease();
  const { pathname } = useLocation();
  const [isDismissed, setDismissed] = useState(false);
  const isVisible = hasNewerRelease && !isDismissed && !isBookingPath(pathname);

  return (
    <NoticeBar
      icon={<RefreshCw size={20} aria-hidden />}
      actions={
        <>
          <Button look="action" onClick={() => window.location.reload()}>
            Reload
          </Button>
          <Button look="quiet" onClick={() => setDismissed(true)}>
            Not now
          </Button>
        </>
      }
    >
      {isVisible ? 'A newer version of this site is ready. Nothing you have entered is lost.' : null}
    </NoticeBar>
  );
}
