import { createContext, use, useEffect } from 'react';
import { isRouteErrorResponse } from 'react-router-dom';

import type { Telemetry } from './telemetry';

/** The default does nothing: a server reports no faults. */
const ReportFaultContext = createContext<Telemetry['fault']>(() => {});
export const ReportFaultProvider = ReportFaultContext.Provider;

/** Reports an error that an error boundary of an app has caught. A 404 is not a fault. */
export function useReportFault(app: string, caught?: unknown): void {
  const fault = use(ReportFaultContext);
  const isFault = !(isRouteErrorResponse(caught) && caught.status === 404);
  useEffect(() => {
    if (isFault) fault(app, caught);
  }, [fault, isFault, app, caught]);
}
