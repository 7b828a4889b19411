import { inflateSync } from 'node:zlib';

import { aManagedBooking } from '@storefront/shared/testing/managed-booking-builder';

import { documentFile } from './booking-documents';

/** All streams of a PDF, inflated, and its plain objects. */
function sourceOf(pdf: Buffer): string {
  const parts = [pdf.toString('latin1')];
  for (const match of parts[0]?.matchAll(/stream\r?\n/g) ?? []) {
    const start = match.index + match[0].length;
    try {
      parts.push(inflateSync(pdf.subarray(start)).toString('latin1'));
    } catch {
      // Fonts and pictures are no deflated text.
    }
  }
  return parts.join('\n');
}

describe('the documents of a booking', () => {
  it('are tagged PDFs with title, language, headings and paragraphs [DEC-210]', async () => {
    for (const id of ['confirmation', 'itinerary', 'receipt-1']) {
      const documents = [
        ...aManagedBooking().documents,
        { id, title: 'Title', detail: '', mediaType: 'application/pdf' as const, fileName: `${id}.pdf` },
      ];
      const file = await documentFile(aManagedBooking({ documents }), id);
      const source = sourceOf(file?.bytes ?? Buffer.alloc(0));
      expect(source.slice(0, 8)).toBe('%PDF-1.7');
      for (const part of [
        '/MarkInfo',
        '/Marked true',
        '/Lang (en-GB)',
        '/DisplayDocTitle true',
        '/S /H1',
        '/S /P',
      ])
        expect([id, part, source.includes(part)]).toEqual([id, part, true]);
      // The fonts are embedded.
      expect(source).toContain('/FontFile2');
    }
  });

  it('have a calendar file, and nothing for an unknown id [DEC-210]', async () => {
    const calendar = await documentFile(aManagedBooking(), 'calendar');
    expect(calendar?.bytes.toString()).toContain('UID:7KQ4MWD2RE@bookings');
    expect(await documentFile(aManagedBooking(), '../etc/passwd')).toBeNull();
  });
});
