import { useState } from 'react';

import { endTour, readTour } from '../api/accounts';
import { useResponse } from '../api/use-response';

export interface Tour {
  readonly isOpen: boolean;
  readonly toggle: () => void;
  readonly leave: () => void;
}

/** Opens the tour by itself until the account has left it, and by hand at any time. */
export function useTour(): Tour {
  const { data } = useResponse(readTour);
  const [chosen, setChosen] = useState<boolean | null>(null);
  const isOpen = chosen ?? (data !== null && !data.isDone);
  const leave = () => {
    setChosen(false);
    // It opens again with the next sign-in if this fails.
    void endTour();
  };
  return { isOpen, toggle: () => (isOpen ? leave() : setChosen(true)), leave };
}
