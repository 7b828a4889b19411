import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';

const compressBrotli = promisify(brotliCompress);
const decompressBrotli = promisify(brotliDecompress);
const compressGzip = promisify(gzip);

/** The first visitor waits for the compression, so it must be short. */
const FIRST_QUALITY = 4;
/** A document that is sent often is compressed again. Higher qualities take seven times longer for a few more percent. */
const FINAL_QUALITY = 9;
/** Number of responses after which a document is compressed again. */
const OFTEN = 20;
const GZIP_LEVEL = 6;
/** Headers, objects and the place in the map. */
const OVERHEAD_BYTES = 4_096;

export type Encoding = 'br' | 'gzip';

export type Headers = Readonly<Record<string, string | string[]>>;

/** An HTML document that is the same for all visitors. The registry snapshot is all that may be replaced later. */
export interface DocumentText {
  readonly before: string;
  readonly snapshot: SnapshotText;
  readonly after: string;
  /** Headers that belong to the text, such as its content security policy. */
  readonly headers: Headers;
}

/** JSON of a registry snapshot for a script element; `id` is equal for equal texts. */
export interface SnapshotText {
  readonly json: string;
  readonly id: string;
}

interface Layout {
  /** Bytes before the snapshot. */
  readonly start: number;
  /** Bytes after the snapshot. */
  readonly rest: number;
}

/** A document that is kept in its compressed form only. Every encoding is made once. */
export class KeptDocument {
  readonly headers: Headers;
  /** Weak: the same for all encodings. It covers the policy, because browsers keep the stored one after a 304. */
  readonly etag: string;
  readonly #layout: Layout;
  #brotli: Buffer;
  #gzip: Promise<Buffer> | null = null;
  #gzipBytes = 0;
  #sent = 0;
  #isFinal = false;

  private constructor(brotli: Buffer, { headers, etag, layout }: Identity) {
    this.#brotli = brotli;
    this.headers = headers;
    this.etag = etag;
    this.#layout = layout;
  }

  /** Compresses a document. Returns `reusable` instead if that is the same document. */
  static async create(text: DocumentText, reusable: KeptDocument | null = null): Promise<KeptDocument> {
    const { before, snapshot, after, headers } = text;
    const layout = { start: Buffer.byteLength(before), rest: Buffer.byteLength(after) };
    return KeptDocument.#compress(Buffer.from(before + snapshot.json + after), layout, headers, reusable);
  }

  /** Returns the same document with another registry snapshot. */
  async withSnapshot({ json }: SnapshotText): Promise<KeptDocument> {
    const html = await decompressBrotli(this.#brotli);
    const { start, rest } = this.#layout;
    const replaced = Buffer.concat([
      html.subarray(0, start),
      Buffer.from(json),
      html.subarray(html.length - rest),
    ]);
    return KeptDocument.#compress(replaced, this.#layout, this.headers, null);
  }

  static async #compress(
    html: Buffer,
    layout: Layout,
    headers: Headers,
    reusable: KeptDocument | null,
  ): Promise<KeptDocument> {
    const etag = etagOf(html, headers);
    if (reusable?.etag === etag) return reusable;
    return new KeptDocument(await brotliOf(html, FIRST_QUALITY), { headers, etag, layout });
  }

  /** Bytes in memory. */
  get bytes(): number {
    return this.#brotli.length + this.#gzipBytes + OVERHEAD_BYTES;
  }

  /** Whether the document was sent so often that `recompress` is worth its time. */
  get isWorthMore(): boolean {
    return this.#sent >= OFTEN && !this.#isFinal;
  }

  /** Returns the body in an encoding; `null` for none. Available at once for `br`. */
  body(encoding: Encoding | null): Buffer | Promise<Buffer> {
    this.#sent += 1;
    if (encoding === 'br') return this.#brotli;
    if (encoding === null) return decompressBrotli(this.#brotli);
    this.#gzip ??= this.#toGzip();
    return this.#gzip;
  }

  /** Compresses the document again, better. */
  async recompress(): Promise<void> {
    if (this.#isFinal) return;
    this.#isFinal = true;
    this.#brotli = await brotliOf(await decompressBrotli(this.#brotli), FINAL_QUALITY);
  }

  async #toGzip(): Promise<Buffer> {
    const bytes = await compressGzip(await decompressBrotli(this.#brotli), { level: GZIP_LEVEL });
    this.#gzipBytes = bytes.length;
    return bytes;
  }
}

interface Identity {
  readonly headers: Headers;
  readonly etag: string;
  readonly layout: Layout;
}

function brotliOf(html: Buffer, quality: number): Promise<Buffer> {
  return compressBrotli(html, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
    },
  });
}

function etagOf(html: Buffer, headers: Headers): string {
  const digest = createHash('sha256').update(JSON.stringify(headers)).update(html).digest('base64url');
  return `W/"${digest.slice(0, 27)}"`;
}
