import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';

import { NoticeBar } from './notice-bar';

/** Says that the line is gone, as long as it is; what is on the page stays usable. */
export function OfflineNotice() {
  const online = useSyncExternalStore(
    follow,
    () => navigator.onLine,
    () => true,
  );
  return (
    <NoticeBar icon={<WifiOff size={20} aria-hidden />}>
      {online
        ? null
        : 'You are offline. What you have entered is kept; new pages and prices need a connection.'}
    </NoticeBar>
  );
}

function follow(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}
