const ROW_OR_SKIP = /<!--|<!\[CDATA\[|<(Result|Flight)(?=[\s/>])/g;

export interface ScannedText {
  /** Text of each complete row. */
  readonly rows: readonly string[];
  /** Text between the rows. */
  readonly between: string;
  /** Text that is incomplete. The next chunk continues it. */
  readonly rest: string;
}

/**
 * Extracts complete `Result` and `Flight` elements from a text that may end anywhere. Handles only the XML that decides
 * where an element ends: quotes, comments and CDATA. The parser validates the content.
 */
export function scanRows(text: string): ScannedText {
  const rows: string[] = [];
  let between = '';
  let position = 0;

  for (;;) {
    ROW_OR_SKIP.lastIndex = position;
    const match = ROW_OR_SKIP.exec(text);
    if (!match) break;
    const end = match[1] === undefined ? skipEnd(text, match.index) : elementEnd(text, match.index, match[1]);
    if (end < 0)
      return { rows, between: between + text.slice(position, match.index), rest: text.slice(match.index) };
    between += text.slice(position, match.index);
    if (match[1] === undefined) between += text.slice(match.index, end);
    else rows.push(text.slice(match.index, end));
    position = end;
  }
  // An incomplete tag at the end waits for the next chunk.
  const open = text.lastIndexOf('<');
  const cut = open >= position && !text.includes('>', open) ? open : text.length;
  return { rows, between: between + text.slice(position, cut), rest: text.slice(cut) };
}

function skipEnd(text: string, start: number): number {
  const close = text.startsWith('<!--', start) ? '-->' : ']]>';
  const end = text.indexOf(close, start);
  return end < 0 ? -1 : end + close.length;
}

function elementEnd(text: string, start: number, name: string): number {
  const tagEnd = startTagEnd(text, start);
  if (tagEnd < 0 || text[tagEnd - 2] === '/') return tagEnd;

  let position = tagEnd;
  for (;;) {
    const next = text.indexOf('<', position);
    if (next < 0) return -1;
    if (text.startsWith('<!--', next) || text.startsWith('<![CDATA[', next)) {
      position = skipEnd(text, next);
      if (position < 0) return -1;
    } else if (text.startsWith(`</${name}`, next) && /[\s>]/.test(text[next + name.length + 2] ?? '')) {
      const end = text.indexOf('>', next);
      return end < 0 ? -1 : end + 1;
    } else {
      position = next + 1;
    }
  }
}

/** Returns the index after the tag, or -1 when it is incomplete. A `>` inside quotes does not end a tag. */
function startTagEnd(text: string, start: number): number {
  let quote = '';
  for (let position = start; position < text.length; position += 1) {
    const char = text[position] ?? '';
    if (quote !== '') {
      if (char === quote) quote = '';
    } else if (char === '"' || char === "'") {
      quote = char;
    } else if (char === '>') {
      return position + 1;
    }
  }
  return -1;
}
