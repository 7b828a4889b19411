import { Parser } from 'htmlparser2';

/** What a formatted text refers to, and its headings. */
export interface HtmlParts {
  readonly headings: readonly { readonly level: number; readonly text: string }[];
  /** Targets of its links, as they are written. */
  readonly links: readonly string[];
}

const HEADING = /^h(?<level>[1-6])$/;

/** Reads the headings and links of an HTML text, as a browser would find them. */
export function htmlParts(html: string): HtmlParts {
  const headings: { level: number; text: string }[] = [];
  const links: string[] = [];
  let open: { level: number; text: string } | null = null;
  const parser = new Parser({
    onopentag(name, { href }) {
      const level = HEADING.exec(name)?.groups?.['level'];
      if (level !== undefined) {
        open = { level: Number(level), text: '' };
        headings.push(open);
      }
      if (name === 'a' && href !== undefined) links.push(href.trim());
    },
    ontext(text) {
      if (open) open.text += text;
    },
    onclosetag(name) {
      if (HEADING.test(name)) open = null;
    },
  });
  parser.end(html);
  return { headings: headings.map(({ level, text }) => ({ level, text: text.trim() })), links };
}
