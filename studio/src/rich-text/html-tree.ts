/** A node of a formatted text: plain text, or an element that the shop keeps. */
export type HtmlNode = string | HtmlElementNode;

export interface HtmlElementNode {
  readonly tag: string;
  /** Only of links. */
  readonly href?: string;
  readonly children: HtmlNode[];
}

export interface ParsedHtml {
  readonly nodes: readonly HtmlNode[];
  /** What was removed, in words such as `<script>` or `the link javascript:…`. Each once. */
  readonly removed: readonly string[];
}

/** The tags that the shop keeps. */
const KEPT: ReadonlySet<string> = new Set(
  'p br ul ol li strong b em i h2 h3 h4 a table tbody thead tr td th'.split(' '),
);
/** Elements whose content is no text either. */
const DROPPED: ReadonlySet<string> = new Set(
  'script style iframe object embed svg math template noscript title head select textarea form'.split(' '),
);
/** Wrappers of every web page and office document: removing them changes nothing that a reader sees. */
const SILENT: ReadonlySet<string> = new Set(
  'html head body meta link title div span font section article main header footer o:p u small center tt label'.split(
    ' ',
  ),
);
/** Elements of other pages that end a paragraph. */
const PARAGRAPHS: ReadonlySet<string> = new Set([
  'div',
  'section',
  'article',
  'blockquote',
  'h1',
  'h5',
  'h6',
]);
const SAFE_LINK = /^(https?:|mailto:|tel:|\/(?!\/))/i;
const TOKEN = /<!--[^]*?(?:-->|$)|<(\/?)([a-z][^\s/>]*)((?:[^>"']|"[^"]*"|'[^']*')*)>|[^<]+|</gi;
const HREF = /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;
const HANDLER = /[\s/"'](on[a-z]+)\s*=/i;

/**
 * Parses HTML into a tree of what the shop keeps, without the parser of the browser: nothing in the text can run or load
 * anything, and the policy of the page allows no HTML at all.
 */
export function parseHtml(html: string): ParsedHtml {
  const root: HtmlElementNode = { tag: '', children: [] };
  const open = [root];
  const removed = new Set<string>();
  let dropping: string | null = null;
  for (const match of html.matchAll(TOKEN)) {
    const [text, slash, name = '', attributes = ''] = match;
    const tag = name.toLowerCase();
    if (dropping !== null) {
      if (slash === '/' && tag === dropping) dropping = null;
    } else if (tag === '') {
      if (!text.startsWith('<!--')) addText(open, decode(text));
    } else if (slash === '/') close(open, tagFor(tag));
    else {
      note(removed, tag, attributes);
      if (DROPPED.has(tag)) dropping = attributes.endsWith('/') ? null : tag;
      else openElement(open, tagFor(tag), attributes);
    }
  }
  return { nodes: root.children, removed: [...removed] };
}

/** Returns the HTML of a tree, which contains nothing but kept tags and safe links. */
export function htmlOf(nodes: readonly HtmlNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return encode(node);
      if (node.tag === 'br') return '<br>';
      const href = node.href === undefined ? '' : ` href="${encode(node.href).replaceAll('"', '&quot;')}"`;
      return `<${node.tag}${href}>${htmlOf(node.children)}</${node.tag}>`;
    })
    .join('');
}

function tagFor(tag: string): string {
  if (tag === 'h1') return 'h2';
  return PARAGRAPHS.has(tag) ? 'p' : tag;
}

function note(removed: Set<string>, tag: string, attributes: string): void {
  if (!KEPT.has(tag) && !SILENT.has(tag) && !PARAGRAPHS.has(tag)) removed.add(`<${tag}>`);
  const handler = HANDLER.exec(attributes)?.[1];
  if (handler) removed.add(`the attribute ${handler.toLowerCase()}`);
  const href = tag === 'a' ? hrefOf(attributes) : null;
  if (href !== null && !SAFE_LINK.test(href)) removed.add(`the link ${href.slice(0, 40)}`);
}

function openElement(open: HtmlElementNode[], tag: string, attributes: string): void {
  if (!KEPT.has(tag)) return;
  // A paragraph does not contain blocks.
  if (tag !== 'br' && !INLINE.has(tag) && open.at(-1)?.tag === 'p') open.pop();
  const node = tag === 'a' ? linkNode(attributes) : { tag, children: [] };
  if (node === null) return;
  open.at(-1)?.children.push(node);
  if (tag !== 'br') open.push(node);
}

/** Returns `null` for an unsafe link, whose text stays. */
function linkNode(attributes: string): HtmlElementNode | null {
  const href = hrefOf(attributes);
  return href !== null && SAFE_LINK.test(href) ? { tag: 'a', href, children: [] } : null;
}

const INLINE: ReadonlySet<string> = new Set(['a', 'strong', 'b', 'em', 'i']);

function close(open: HtmlElementNode[], tag: string): void {
  const index = open.findLastIndex((one) => one.tag === tag);
  if (index > 0) open.splice(index);
}

function addText(open: readonly HtmlElementNode[], text: string): void {
  if (text !== '') open.at(-1)?.children.push(text);
}

function hrefOf(attributes: string): string | null {
  const [, double, single, bare] = HREF.exec(attributes) ?? [];
  const href = double ?? single ?? bare;
  // Browsers ignore white space and control characters within a scheme.
  return href === undefined ? null : decode(href).replaceAll(/[\s\p{Cc}]/gu, '');
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  pound: '£',
  euro: '€',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  hellip: '…',
  eacute: 'é',
};

function decode(text: string): string {
  return text.replaceAll(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi,
    (whole, decimal, hex, name: string) => {
      if (name) return ENTITIES[name] ?? whole;
      const code = decimal ? Number(decimal) : Number.parseInt(String(hex), 16);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
    },
  );
}

function encode(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
