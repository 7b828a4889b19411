/** Returns the text of an HTML fragment, with one line for each paragraph, heading and list item. */
export function plainText(html: string): string {
  return html
    .replaceAll(/<\/(?:h2|h3|p|li)>/g, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');
}

export function wordCount(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;
}

/** Returns the sentences of a plain text. A line without a full stop, such as a heading, is none. */
export function sentencesOf(text: string): readonly string[] {
  return text
    .split('\n')
    .flatMap((line) => line.split(/(?<=[.!?])\s+/))
    .filter((sentence) => /[.!?]$/.test(sentence));
}

interface NamedText {
  readonly name: string;
  readonly text: string;
}

/** Returns the sentences of at least four words that several texts have, compared without their names and figures. */
export function sharedSentences(texts: readonly NamedText[]): readonly string[] {
  const owners = new Map<string, Set<string>>();
  for (const { name, text } of texts) {
    for (const sentence of sentencesOf(text.replaceAll(name, '*'))) {
      const key = sentence.toLowerCase().replaceAll(/\d+/g, '#');
      if (wordCount(key) >= 4) owners.set(key, (owners.get(key) ?? new Set()).add(name));
    }
  }
  return [...owners].filter(([, names]) => names.size > 1).map(([sentence]) => sentence);
}
