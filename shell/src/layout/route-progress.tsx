import { useNavigation } from 'react-router-dom';

import { LoadingBar } from './loading-bar';

/** Progress bar while the next page loads. */
export function RouteProgress() {
  return useNavigation().state === 'idle' ? null : <LoadingBar />;
}
