import { vitalNameSchema, type VitalName } from '@storefront/shared/api/telemetry.schema';

/** Event of the rows that count measurements by bucket. */
export const HISTOGRAM_EVENT = 'vital-bucket';

/** Returns the name of the row of one bucket, such as `LCP 147`. */
export function histogramName(vital: VitalName, bucket: number): string {
  return `${vital} ${bucket}`;
}

/** Reads the name of such a row. @throws ZodError when it is none */
export function parseHistogramName(name: string): { readonly vital: VitalName; readonly bucket: number } {
  const [vital, bucket] = name.split(' ');
  return { vital: vitalNameSchema.parse(vital), bucket: Number(bucket) };
}
