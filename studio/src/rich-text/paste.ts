import { htmlOf, parseHtml, type HtmlNode } from './html-tree';

/** Longest text that is read from the clipboard, in characters: above it nothing is pasted. */
const MAX_READ = 500_000;

export type Pasted =
  | { readonly ok: true; readonly nodes: readonly HtmlNode[]; readonly message: string | null }
  | { readonly ok: false; readonly message: string };

/**
 * Prepares what was copied elsewhere: formatted text keeps what the shop keeps, and reports what it has lost.
 *
 * @param room characters that the field has left
 */
export function preparePaste(
  clipboard: { readonly html: string; readonly text: string },
  room: number,
): Pasted {
  const { html, text } = clipboard;
  const length = Math.max(html.length, text.length);
  if (length > MAX_READ) return refuse(`is ${(length / 1_000_000).toFixed(1)} million characters long`);
  const { nodes, removed } = html === '' ? { nodes: paragraphs(text), removed: [] } : parseHtml(html);
  const needed = htmlOf(nodes).length;
  if (needed > room)
    return refuse(`has ${needed} characters, and this field has room for ${Math.max(0, room)}`);
  return {
    ok: true,
    nodes,
    message: removed.length === 0 ? null : `Removed from the pasted text: ${removed.join(', ')}.`,
  };
}

function refuse(reason: string): Pasted {
  return { ok: false, message: `Nothing was pasted: the text ${reason}.` };
}

function paragraphs(text: string): readonly HtmlNode[] {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  return lines.length < 2 ? lines : lines.map((line) => ({ tag: 'p', children: [line] }));
}
