import { Button } from '@storefront/shared/ui/button';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';

import { NoticeBar } from './notice-bar';
import { useNewerRelease } from './use-newer-release';

/** Offers the newer site once, outside the booking: a shopper who is paying has other things to think of. */
export function UpdateNotice() {
  const newer = useNewerRelease();
  const { pathname } = useLocation();
  const [later, setLater] = useState(false);
  const shown = newer && !later && !pathname.startsWith('/booking/');

  return (
    <NoticeBar
      icon={<RefreshCw size={20} aria-hidden />}
      actions={
        <>
          <Button look="action" onClick={() => window.location.reload()}>
            Reload
          </Button>
          <Button look="quiet" onClick={() => setLater(true)}>
            Not now
          </Button>
        </>
      }
    >
      {shown ? 'A newer version of this site is ready. Nothing you have entered is lost.' : null}
    </NoticeBar>
  );
}
