/** The notation of an XML element. All styles have the same content. */
export interface XmlStyle {
  /** One bit per field: written as a child element instead of an attribute. */
  readonly asChildren: number;
  readonly quote: '"' | "'";
  /** Notation of special characters. CDATA is used in child elements only. */
  readonly escape: 'named' | 'decimal' | 'hex' | 'cdata';
  readonly gap: string;
  readonly equals: string;
  /** Whether there are comments between the child elements. */
  readonly comments: boolean;
  readonly selfClosing: boolean;
  /** Number of positions by which the order of the fields is rotated. */
  readonly shift: number;
}

/**
 * Renders an element.
 *
 * @param within XML to insert between its child elements
 */
export function renderXml(
  name: string,
  fields: Readonly<Record<string, string>>,
  style: XmlStyle,
  within = '',
): string {
  const { asChildren, quote, gap, equals, comments, selfClosing, shift } = style;
  const entries = Object.entries(fields);
  const rotated = [...entries.slice(shift % entries.length), ...entries.slice(0, shift % entries.length)];
  const isChild = (index: number) => (asChildren & (1 << index)) !== 0;

  const attributes = rotated
    .filter((_entry, index) => !isChild(index))
    .map(([field, value]) => `${gap}${field}${equals}${quote}${escaped(value, style)}${quote}`);
  const children = rotated
    .filter((_entry, index) => isChild(index))
    .map(
      ([field, value]) => `${comments ? '<!-- </x> -->' : ''}<${field}>${asText(value, style)}</${field}>`,
    );
  const inner = [...children.slice(0, 2), within, ...children.slice(2)].join(comments ? '\n' : '');
  const tag = `<${name}${attributes.join('')}`;
  return inner === '' && selfClosing
    ? `${tag}${gap}/>`
    : `${tag}>${inner}</${name}${selfClosing ? ' ' : ''}>`;
}

function asText(value: string, style: XmlStyle): string {
  return style.escape === 'cdata' && value !== '' ? `<![CDATA[${value}]]>` : escaped(value, style);
}

const NAMED: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

function escaped(value: string, { escape }: XmlStyle): string {
  return Array.from(value, (char) =>
    char in NAMED ? reference(char, escape) : encodeNonAscii(char, escape),
  ).join('');
}

function reference(char: string, escape: XmlStyle['escape']): string {
  const code = char.codePointAt(0) ?? 0;
  if (escape === 'decimal') return `&#${code};`;
  if (escape === 'hex') return `&#x${code.toString(16)};`;
  return NAMED[char] ?? char;
}

/** Characters outside ASCII are literal, or numeric references in the numeric escape modes. */
function encodeNonAscii(char: string, escape: XmlStyle['escape']): string {
  return char > '~' && escape !== 'named' && escape !== 'cdata' ? reference(char, escape) : char;
}
