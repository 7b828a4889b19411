/** How an element is written. Every style says the same. */
export interface XmlStyle {
  /** One bit for each field: written as a child instead of an attribute. */
  readonly asChildren: number;
  readonly quote: '"' | "'";
  /** How special characters are written; CDATA only where there is no attribute. */
  readonly escape: 'named' | 'decimal' | 'hex' | 'cdata';
  readonly gap: string;
  readonly equals: string;
  /** Comments between the children. */
  readonly comments: boolean;
  readonly selfClosing: boolean;
  /** The fields begin with another one. */
  readonly shift: number;
}

/** An element with these fields, in a style. `within` stands among its children. */
export function renderXml(
  name: string,
  fields: Readonly<Record<string, string>>,
  style: XmlStyle,
  within = '',
): string {
  const { asChildren, quote, gap, equals, comments, selfClosing, shift } = style;
  const entries = Object.entries(fields);
  const turned = [...entries.slice(shift % entries.length), ...entries.slice(0, shift % entries.length)];
  const isChild = (index: number) => (asChildren & (1 << index)) !== 0;

  const attributes = turned
    .filter((_entry, index) => !isChild(index))
    .map(([field, value]) => `${gap}${field}${equals}${quote}${escaped(value, style)}${quote}`);
  const children = turned
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
  return [...value].map((char) => (char in NAMED ? reference(char, escape) : exotic(char, escape))).join('');
}

function reference(char: string, escape: XmlStyle['escape']): string {
  const code = char.codePointAt(0) ?? 0;
  if (escape === 'decimal') return `&#${code};`;
  if (escape === 'hex') return `&#x${code.toString(16)};`;
  return NAMED[char] ?? char;
}

/** Letters outside ASCII stand as they are, or as numbers where numbers are used. */
function exotic(char: string, escape: XmlStyle['escape']): string {
  return char > '~' && escape !== 'named' && escape !== 'cdata' ? reference(char, escape) : char;
}
