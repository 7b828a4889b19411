import { telemetrySubjectSchema, type VersionHealth } from '@storefront/shared/api/telemetry.schema';

/** Returns the health of a version, with zero counts if no page has reported it. */
export function healthOf(versions: readonly VersionHealth[], app: string, version: string): VersionHealth {
  const found = versions.find((one) => one.part === app && one.version === version);
  const never = new Date(0).toISOString();
  return (
    found ?? {
      ...telemetrySubjectSchema.parse({ part: app, version }),
      loaded: 0,
      loadFailed: 0,
      errors: 0,
      serverErrors: 0,
      payments: 0,
      booked: 0,
      sources: 0,
      harmSources: { loadFailed: 0, errors: 0, serverErrors: 0 },
      vitals: {},
      firstSeen: never,
      lastSeen: never,
    }
  );
}
