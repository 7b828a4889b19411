/** An error of the supplier is near the start; hotels are described after it. */
const HEAD_LENGTH = 1_000;

/**
 * Returns whether a response is complete and no error: only such a response may be shared. The browser parses it row by row
 * and checks everything else.
 */
export function isUsable(contentType: string, text: string): boolean {
  return contentType.includes('json') ? isJson(text) : isCompleteXml(text);
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** The document ends with the end tag of its root. */
function isCompleteXml(text: string): boolean {
  const head = text.slice(0, HEAD_LENGTH);
  const root = /<([A-Za-z][\w.:-]*)/.exec(head.replace(/<\?[^>]*\?>/g, ''))?.[1];
  if (root === undefined || /<(?:\w+:)?(?:Fault|Error)[\s>]|Status="error"/.test(head)) return false;
  return text.trimEnd().endsWith(`</${root}>`);
}
