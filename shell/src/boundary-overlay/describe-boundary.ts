import { REGISTRY_SCOPE, type Registry } from '@storefront/shared/contracts/registry';

const EXACT = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Europe/London',
});

/**
 * Describes the release behind an area of the page: name, version, release time and owner, as far as the registry has
 * them.
 *
 * @param version the running version, which may be the fallback of the requested one; `null` if it is not loaded
 * @param registry `null` while it is loading or unreachable
 */
export function describeBoundary(app: string, version: string | null, registry: Registry | null): string {
  return [app, version ?? 'not loaded', ...(registry ? releaseFacts(app, version, registry) : [])].join(
    ' · ',
  );
}

function releaseFacts(app: string, version: string | null, { microFrontends }: Registry): string[] {
  const records = microFrontends[`${REGISTRY_SCOPE}/${app}`] ?? [];
  const record = records.find(({ metadata }) => metadata.version === version);
  if (!record) return ['no longer live'];
  const { releasedAt, owner } = record.extras;
  return [
    ...(releasedAt === undefined ? [] : [`released ${EXACT.format(new Date(releasedAt))}`]),
    ...(owner === undefined ? [] : [owner]),
    ...(record.deployment?.default === false ? ['canary or preview'] : []),
  ];
}
