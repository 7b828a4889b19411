import { telemetrySubjectSchema, type VersionHealth } from '@storefront/shared/api/telemetry.schema';

/** What is known of a version; nothing but zeros where nobody has reported it. */
export function healthOf(versions: readonly VersionHealth[], part: string, version: string): VersionHealth {
  const found = versions.find((one) => one.part === part && one.version === version);
  const never = new Date(0).toISOString();
  return (
    found ?? {
      ...telemetrySubjectSchema.parse({ part, version }),
      loaded: 0,
      loadFailed: 0,
      errors: 0,
      booked: 0,
      vitals: {},
      firstSeen: never,
      lastSeen: never,
    }
  );
}
