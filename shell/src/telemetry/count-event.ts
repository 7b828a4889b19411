import type { TelemetryEvent } from '@storefront/shared/api/telemetry.schema';

/** Counts an event of one version of an app. */
export type CountEvent = (app: string, version: string, event: TelemetryEvent) => void;
