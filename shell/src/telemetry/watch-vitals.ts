import type { VitalName } from '@storefront/shared/api/telemetry.schema';
import type { Metric } from 'web-vitals';

/**
 * Calls `onVital` with the final value of each web vital: milliseconds, or a score for CLS. The browser buffers
 * entries, so the library may load late.
 */
export async function watchVitals(onVital: (name: VitalName, value: number) => void): Promise<void> {
  try {
    const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals');
    const emit = ({ name, value }: Metric): void => onVital(name, value);
    for (const on of [onCLS, onFCP, onINP, onLCP, onTTFB]) on(emit);
  } catch {
    // Without the library nothing is measured; the shop works without it.
  }
}
