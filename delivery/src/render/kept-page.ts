import { createRequestDeduplication } from '@storefront/server-kit/request-deduplication';

import { KeptDocument, type DocumentText, type Encoding, type SnapshotText } from './kept-document';

/** Documents of one page at a time: one, and while a canary runs one for each group of visitors. */
const MAX_DOCUMENTS = 8;

/** A rendered page that visitors share, as documents that differ in their registry snapshot only. */
export class KeptPage {
  /** Called when the page needs more memory than before. */
  onGrow: () => void = () => {};
  readonly sharedForSeconds: number;
  /** By the id of the snapshot, the oldest first. */
  readonly #documents = new Map<string, KeptDocument>();
  readonly #inFlight = createRequestDeduplication<KeptDocument>();

  private constructor(sharedForSeconds: number, snapshot: SnapshotText, document: KeptDocument) {
    this.sharedForSeconds = sharedForSeconds;
    this.#documents.set(snapshot.id, document);
  }

  /** Returns `previous` if the page has not changed since: its documents need not be compressed again. */
  static async create(
    text: DocumentText,
    sharedForSeconds: number,
    previous: KeptPage | null = null,
  ): Promise<KeptPage> {
    const reusable = (previous && previous.#documents.get(text.snapshot.id)) ?? null;
    const document = await KeptDocument.create(text, reusable);
    const isUnchanged = document === reusable && previous?.sharedForSeconds === sharedForSeconds;
    return isUnchanged ? previous : new KeptPage(sharedForSeconds, text.snapshot, document);
  }

  get bytes(): number {
    return [...this.#documents.values()].reduce((sum, { bytes }) => sum + bytes, 0);
  }

  /** Returns the document with a registry snapshot, at once if it was sent before. */
  document(snapshot: SnapshotText): KeptDocument | Promise<KeptDocument> {
    return this.#documents.get(snapshot.id) ?? this.#inFlight.run(snapshot.id, () => this.#add(snapshot));
  }

  /** Returns the body of one of these documents. */
  async body(document: KeptDocument, encoding: Encoding | null): Promise<Buffer> {
    const bytesBefore = document.bytes;
    const body = await document.body(encoding);
    if (document.bytes > bytesBefore) this.onGrow();
    if (document.isWorthMore) recompressLater(document);
    return body;
  }

  async #add(snapshot: SnapshotText): Promise<KeptDocument> {
    const [any] = this.#documents.values();
    if (!any) throw new Error('a kept page has at least one document');
    const document = await any.withSnapshot(snapshot);
    const [oldest] = this.#documents.keys();
    if (this.#documents.size >= MAX_DOCUMENTS && oldest !== undefined) this.#documents.delete(oldest);
    this.#documents.set(snapshot.id, document);
    this.onGrow();
    return document;
  }
}

/** One document at a time: compression must not take the cores from rendering. */
let recompressions = Promise.resolve();
const queued = new WeakSet<KeptDocument>();

function recompressLater(document: KeptDocument): void {
  if (queued.has(document)) return;
  queued.add(document);
  recompressions = recompressions.then(() => document.recompress());
}
