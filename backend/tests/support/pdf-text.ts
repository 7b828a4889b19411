import { extractText, getDocumentProxy } from 'unpdf';

/** Returns the text of a PDF in reading order, with single spaces. */
export async function pdfText(pdf: Buffer): Promise<string> {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const { text } = await extractText(document, { mergePages: true });
  return text.replaceAll(/\s+/g, ' ');
}
