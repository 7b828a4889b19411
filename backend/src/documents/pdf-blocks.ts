import type { PdfBlock } from './tagged-pdf';

export const heading = (text: string): PdfBlock => ({ kind: 'heading', text });

/** @param isSum whether the value is bold */
export const row = (label: string, value: string, isSum = false): PdfBlock => ({
  kind: 'row',
  label,
  value,
  isSum,
});
