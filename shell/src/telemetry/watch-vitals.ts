import type { VitalName } from '@storefront/shared/api/telemetry.schema';
import type { Metric } from 'web-vitals';

/** After the page has loaded: measuring must not cost what is measured. The browser remembers until then. */
const PAUSE_MS = 2_000;

/** Tells each web vital of this document when it is final: in milliseconds, CLS as a plain number. */
export function watchVitals(page: Window, tell: (name: VitalName, value: number) => void): void {
  const begin = () => setTimeout(() => void measure(tell), PAUSE_MS);
  if (page.document.readyState === 'complete') begin();
  else page.addEventListener('load', begin, { once: true });
}

async function measure(tell: (name: VitalName, value: number) => void): Promise<void> {
  try {
    const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals');
    const told = ({ name, value }: Metric): void => tell(name, value);
    for (const on of [onCLS, onFCP, onINP, onLCP, onTTFB]) on(told);
  } catch {
    // Without the library nothing is measured, and the shopper need not know.
  }
}
