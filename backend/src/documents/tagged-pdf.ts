import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import PDFDocument from 'pdfkit';

/** One part of a document, in reading order. */
export type PdfBlock =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  /** A label with its value; the value of a sum is bold. */
  | { readonly kind: 'row'; readonly label: string; readonly value: string; readonly isSum?: boolean };

export interface PdfContent {
  readonly title: string;
  readonly author: string;
  readonly blocks: readonly PdfBlock[];
}

const MARGIN = 56;
const LABEL_WIDTH = 150;
const [TITLE, HEADING, TEXT] = [22, 14, 10.5] as const;

/** The fonts of the DejaVu family have the letters of names in all European languages, and are embedded. */
const FONTS = join(dirname(createRequire(import.meta.url).resolve('dejavu-fonts-ttf/package.json')), 'ttf');

/**
 * Returns a PDF of A4 pages. It is tagged (headings, paragraphs, language, title), so that screen readers read it in
 * order; the page "Manage my booking" has the same content as HTML.
 */
export function taggedPdf({ title, author, blocks }: PdfContent): Promise<Buffer> {
  const doc = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-GB',
    displayTitle: true,
    info: { Title: title, Author: author },
  });
  doc.registerFont('text', join(FONTS, 'DejaVuSans.ttf'));
  doc.registerFont('bold', join(FONTS, 'DejaVuSans-Bold.ttf'));
  const root = doc.struct('Document');
  doc.addStructure(root);
  const add = (tag: 'H1' | 'H2' | 'P', draw: () => void) => root.add(doc.struct(tag, {}, draw));
  add('H1', () => doc.font('bold').fontSize(TITLE).text(title).moveDown(0.4));
  for (const block of blocks) addBlock(doc, add, block);
  root.end();
  return collect(doc);
}

type Doc = InstanceType<typeof PDFDocument>;
type AddTag = (tag: 'H1' | 'H2' | 'P', draw: () => void) => void;

function addBlock(doc: Doc, add: AddTag, block: PdfBlock): void {
  switch (block.kind) {
    case 'heading':
      add('H2', () => doc.font('bold').fontSize(HEADING).moveDown(0.8).text(block.text).moveDown(0.3));
      return;
    case 'paragraph':
      add('P', () => doc.font('text').fontSize(TEXT).text(block.text, { lineGap: 2 }).moveDown(0.3));
      return;
    case 'row':
      add('P', () => drawRow(doc, block));
  }
}

/** Label and value share a line: the label keeps its column, and the value wraps beside it. */
function drawRow(doc: Doc, { label, value, isSum = false }: Extract<PdfBlock, { kind: 'row' }>): void {
  const width = doc.page.width - 2 * MARGIN - LABEL_WIDTH;
  doc.font(isSum ? 'bold' : 'text').fontSize(TEXT);
  const height = Math.max(
    doc.heightOfString(label, { width: LABEL_WIDTH - 8 }),
    doc.heightOfString(value, { width, lineGap: 2 }),
  );
  if (doc.y + height > doc.page.height - MARGIN) doc.addPage();
  const top = doc.y;
  doc.font('bold').text(label, MARGIN, top, { width: LABEL_WIDTH - 8 });
  doc.font(isSum ? 'bold' : 'text').text(value, MARGIN + LABEL_WIDTH, top, { width, lineGap: 2 });
  doc.x = MARGIN;
  doc.y = top + height + 4;
}

function collect(doc: Doc): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    doc.on('data', (part: Buffer) => parts.push(part));
    doc.on('end', () => resolve(Buffer.concat(parts)));
    doc.on('error', reject);
    doc.end();
  });
}
