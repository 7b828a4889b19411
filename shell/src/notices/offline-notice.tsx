import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';

import { NoticeBar } from './notice-bar';

/** Message while the browser is offline; the current page stays usable. */
export function OfflineNotice() {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <NoticeBar icon={<WifiOff size={20} aria-hidden />}>
      {isOnline
        ? null
        : 'You are offline. What you have entered is kept; new pages and prices need a connection.'}
    </NoticeBar>
  );
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}
