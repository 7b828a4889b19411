import { createHash } from 'node:crypto';

/** Writes the inline scripts and styles of a document, and names them for its content security policy. */
export interface InlineCode {
  /** Returns a script element. */
  readonly script: (code: string) => string;
  /** Returns a style element. @param attributes written as they are */
  readonly style: (css: string, attributes?: string) => string;
  /** Attribute of elements that load a script, with a leading space; empty if the policy names no nonce. */
  readonly nonceAttribute: string;
  /** Sources of `script-src` and `style-src` for everything that was written so far. */
  readonly sources: () => InlineSources;
}

export interface InlineSources {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** For a document of one visitor. */
export function inlineByNonce(nonce: string): InlineCode {
  const nonceAttribute = ` nonce="${nonce}"`;
  const sources = { scripts: [`'nonce-${nonce}'`], styles: [`'nonce-${nonce}'`] };
  return {
    script: (code) => `<script${nonceAttribute}>${code}</script>`,
    style: (css, attributes = '') => `<style${attributes}${nonceAttribute}>${css}</style>`,
    nonceAttribute,
    sources: () => sources,
  };
}

/**
 * Emotion adds an empty style element to the document and fills it by `insertRule`. Without a nonce its element needs
 * the hash of the empty text; a style element with any other text stays forbidden.
 */
const EMPTY_STYLE = hashSource('');

/**
 * For a document that visitors share. Only what this object writes is allowed, whatever else the page contains.
 *
 * @param allowed.files hashes of the files that the document preloads
 * @param allowed.texts inline scripts that scripts of the page add
 */
export function inlineByHash(allowed: {
  readonly files: readonly string[];
  readonly texts: readonly string[];
}): InlineCode {
  const scripts = new Set([...allowed.files.map((hash) => `'${hash}'`), ...allowed.texts.map(hashSource)]);
  const styles = new Set([EMPTY_STYLE]);
  return {
    script(code) {
      scripts.add(hashSource(code));
      return `<script>${code}</script>`;
    },
    style(css, attributes = '') {
      // As the parser of a browser reads it: the hash is of the text of the element.
      const text = css.replaceAll(/\r\n?/g, '\n');
      styles.add(hashSource(text));
      return `<style${attributes}>${text}</style>`;
    },
    nonceAttribute: '',
    sources: () => ({ scripts: [...scripts], styles: [...styles] }),
  };
}

/** Returns the source expression that allows an inline script or style with exactly this text. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
