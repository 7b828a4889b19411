import { useEffect, useState } from 'react';

import type { DocumentKey } from '../api/documents';
import { endPresence, readPresence, renewPresence, type Presence } from '../api/reviews';

/** The backend forgets a tab after 40 s of silence. */
const EVERY_MS = 15_000;

/** Notes that this tab has a document open, as long as it does. @returns the names of the others who have */
export function usePresence({ kind, id }: DocumentKey): readonly string[] {
  const [names, setNames] = useState<readonly string[]>([]);
  useEffect(() => {
    const tab = crypto.randomUUID();
    let isCurrent = true;
    const renew = () =>
      void renewPresence(tab, { kind, id }).then((result) => {
        if (isCurrent && result.ok) setNames(result.value.others.map(({ name }) => name));
      });
    // A page that returns from the back/forward cache goes on.
    const leave = () => void endPresence(tab);
    renew();
    const timer = setInterval(renew, EVERY_MS);
    window.addEventListener('pageshow', renew);
    window.addEventListener('pagehide', leave);
    return () => {
      isCurrent = false;
      clearInterval(timer);
      window.removeEventListener('pageshow', renew);
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [kind, id]);
  return names;
}

/** Returns who else has which document open, again every 15 seconds. */
export function usePresenceList(): readonly Presence[] {
  const [others, setOthers] = useState<readonly Presence[]>([]);
  useEffect(() => {
    let isCurrent = true;
    const read = () =>
      void readPresence().then((result) => {
        if (isCurrent && result.ok) setOthers(result.value.others);
      });
    read();
    const timer = setInterval(read, EVERY_MS);
    return () => {
      isCurrent = false;
      clearInterval(timer);
    };
  }, []);
  return others;
}
