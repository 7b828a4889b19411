import type { VitalName } from '@storefront/shared/api/telemetry.schema';
import type { Metric } from 'web-vitals';

import type { PageKind } from '../page-view/page-kind';

export interface MeasuredVital {
  readonly name: VitalName;
  /** Milliseconds, or a score for CLS. */
  readonly value: number;
  /** Where it was measured. */
  readonly kind: PageKind;
}

interface VitalWatch {
  readonly page: Window;
  /** Returns the kind of the page under a path. */
  readonly kindOf: (pathname: string) => PageKind;
  readonly onVital: (vital: MeasuredVital) => void;
}

/**
 * Calls `onVital` with the web vitals of the document, and with INP and CLS of each kind of page that the visitor opened
 * within it, where the browser tells these navigations apart (Chromium 151). Elsewhere INP and CLS belong to the first
 * page. The browser buffers entries, so the library may load late.
 */
export async function watchVitals({ page, kindOf, onVital }: VitalWatch): Promise<void> {
  try {
    const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals');
    const measured = ({ name, value, navigationURL }: MeasuredMetric): MeasuredVital => ({
      name,
      value,
      kind: kindOf(new URL(navigationURL ?? page.location.href, page.location.href).pathname),
    });
    // Not for pages within the document: their paints are small, and would hide those of whole documents.
    for (const on of [onFCP, onLCP, onTTFB]) on((metric) => onVital(measured(metric)));

    const worst = createWorstValues();
    const withinDocument = { reportSoftNavs: true };
    for (const on of [onCLS, onINP]) on((metric) => worst.add(measured(metric)), withinDocument);
    // The library adds its last values in the capture phase of this event.
    page.document.addEventListener('visibilitychange', () => {
      if (page.document.visibilityState === 'hidden') worst.values().forEach(onVital);
    });
  } catch {
    // Without the library nothing is measured; the shop works without it.
  }
}

type MeasuredMetric = Pick<Metric, 'name' | 'value' | 'navigationURL'>;

/** Keeps the worst value of each vital and kind of page. Browsers start again when only the query of a URL changes. */
function createWorstValues() {
  const worst = new Map<string, MeasuredVital>();
  return {
    add(vital: MeasuredVital): void {
      const key = `${vital.name} ${vital.kind.page}`;
      if (vital.value >= (worst.get(key)?.value ?? 0)) worst.set(key, vital);
    },
    values: (): readonly MeasuredVital[] => [...worst.values()],
  };
}
