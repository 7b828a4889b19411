import type { Place } from './projection';

/** Returns the map service URL of a place; `null` if no map service is configured (DEC-104). */
export function mapUrl(template: string | null, { latitude, longitude }: Place): string | null {
  if (template === null) return null;
  return template.replaceAll('{latitude}', String(latitude)).replaceAll('{longitude}', String(longitude));
}
