import { createContext, use, useEffect } from 'react';
import { isRouteErrorResponse } from 'react-router-dom';

import type { Telemetry } from './telemetry';

/** Nobody counts while a server renders. */
const ReportFaultContext = createContext<Telemetry['fault']>(() => {});
export const ReportFaultProvider = ReportFaultContext.Provider;

/** Counts what the boundary of a part has caught. That there is no such page is not a fault. */
export function useReportFault(part: string, caught?: unknown): void {
  const fault = use(ReportFaultContext);
  const isFault = !(isRouteErrorResponse(caught) && caught.status === 404);
  useEffect(() => {
    if (isFault) fault(part, caught);
  }, [fault, isFault, part, caught]);
}
