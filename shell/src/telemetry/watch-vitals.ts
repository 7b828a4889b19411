import type { VitalName } from '@storefront/shared/api/telemetry.schema';
import type { Metric } from 'web-vitals';

/** Delay after the load event, so that loading the library does not affect the values. The browser buffers entries. */
const DELAY_MS = 2_000;

/** Calls `onVital` with the final value of each web vital: milliseconds, or a score for CLS. */
export function watchVitals(page: Window, onVital: (name: VitalName, value: number) => void): void {
  const start = () => setTimeout(() => void measure(onVital), DELAY_MS);
  if (page.document.readyState === 'complete') start();
  else page.addEventListener('load', start, { once: true });
}

async function measure(onVital: (name: VitalName, value: number) => void): Promise<void> {
  try {
    const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals');
    const emit = ({ name, value }: Metric): void => onVital(name, value);
    for (const on of [onCLS, onFCP, onINP, onLCP, onTTFB]) on(emit);
  } catch {
    // Without the library nothing is measured; the shop works without it.
  }
}
