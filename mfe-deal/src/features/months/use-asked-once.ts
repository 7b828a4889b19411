import { useEffect, useState, useSyncExternalStore } from 'react';

import type { AskedOnce } from '../../domain/asked-once';

/** The answers of one page: read again whenever one comes in, and no longer asked for once it is left. */
export function useAskedOnce<Q, A>(
  create: () => AskedOnce<Q, A>,
): AskedOnce<Q, A> & { readonly seen: number } {
  const [asked] = useState(create);
  const seen = useSyncExternalStore(asked.subscribe, asked.version, () => 0);
  useEffect(() => asked.close, [asked]);
  return { ...asked, seen };
}
