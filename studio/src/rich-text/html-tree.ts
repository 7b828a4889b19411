import { Parser } from 'htmlparser2';

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

/**
 * Parses HTML into a tree of what the shop keeps, without the parser of the browser: nothing in the text can run or load
 * anything, and the policy of the page allows no HTML at all.
 */
export function parseHtml(html: string): ParsedHtml {
  const root: HtmlElementNode = { tag: '', children: [] };
  const open = [root];
  const removed = new Set<string>();
  /** Depth within an element whose content is dropped; 0 outside. */
  let dropped = 0;
  const parser = new Parser({
    onopentag(name, attributes, isImplied) {
      // The parser makes an element of a stray `</p>`.
      if (isImplied) return;
      if (dropped > 0 || DROPPED.has(name)) dropped += 1;
      if (dropped <= 1) note(removed, name, attributes);
      if (dropped === 0) openElement(open, tagFor(name), attributes);
    },
    ontext(text) {
      if (dropped === 0) addText(open, text);
    },
    onclosetag(name) {
      if (dropped > 0) dropped -= 1;
      else close(open, tagFor(name));
    },
  });
  parser.end(html);
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

type Attributes = Readonly<Record<string, string>>;

function note(removed: Set<string>, tag: string, attributes: Attributes): void {
  if (!KEPT.has(tag) && !SILENT.has(tag) && !PARAGRAPHS.has(tag)) removed.add(`<${tag}>`);
  for (const name of Object.keys(attributes)) if (name.startsWith('on')) removed.add(`the attribute ${name}`);
  const href = tag === 'a' ? hrefOf(attributes) : null;
  if (href !== null && !SAFE_LINK.test(href)) removed.add(`the link ${href.slice(0, 40)}`);
}

function openElement(open: HtmlElementNode[], tag: string, attributes: Attributes): void {
  if (!KEPT.has(tag)) return;
  // A paragraph does not contain blocks.
  if (tag !== 'br' && !INLINE.has(tag) && open.at(-1)?.tag === 'p') open.pop();
  if (tag === 'li') closeItem(open);
  const node = tag === 'a' ? linkNode(attributes) : { tag, children: [] };
  if (node === null) return;
  open.at(-1)?.children.push(node);
  if (tag !== 'br') open.push(node);
}

/** An item ends the one before it in the same list. */
function closeItem(open: HtmlElementNode[]): void {
  const item = open.findLastIndex((one) => one.tag === 'li');
  if (item > open.findLastIndex(({ tag }) => tag === 'ul' || tag === 'ol')) open.splice(item);
}

/** Returns `null` for an unsafe link, whose text stays. */
function linkNode(attributes: Attributes): HtmlElementNode | null {
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

function hrefOf({ href }: Attributes): string | null {
  // Browsers ignore white space and control characters within a scheme.
  return href === undefined ? null : href.replaceAll(/[\s\p{Cc}]/gu, '');
}

function encode(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
