import fc from 'fast-check';
import { XMLValidator } from 'fast-xml-parser';

import { createXmlParser } from './create-xml-parser';
import { readPlainRow } from './plain-row';

const parser = createXmlParser();

/** The fields that the XML parser finds, without those that have no text. */
function parsed(row: string): unknown {
  const tree: Record<string, unknown> = parser.parse(row);
  const [[element, elements] = []] = Object.entries(tree);
  const [fields] = Array.isArray(elements) ? (elements as readonly object[]) : [];
  const texts = Object.entries(fields ?? {}).filter(([, value]) => value !== '');
  return { element, fields: Object.fromEntries(texts) };
}

const name = fc.oneof(
  fc.constantFrom(
    'price',
    'rm1HTL',
    'a.b-c',
    'fltId',
    'constructor',
    'toString',
    '__proto__',
    'x:y',
    'é',
    '1a',
    '',
  ),
  fc.stringMatching(/^[a-zA-Z][\w.-]{0,5}$/),
);
const value = fc.oneof(
  fc.constantFrom(
    '',
    ' 5 ',
    'Bar &amp; Spa',
    '&lt;&gt;&quot;&apos;',
    '&amp;lt;',
    '&amp;#39;',
    '&#39;',
    '&eacute;',
  ),
  fc.constantFrom('a &', '&nope;', "O'Neil", 'a>b', 'a<b', 'a="b', 'ü\n', 'two\r\nlines', '/>', '--'),
  fc.string({ maxLength: 8 }),
);
const attribute = fc
  .tuple(
    fc.constantFrom(' ', '\n  ', '\t', ''),
    name,
    fc.constantFrom('=', ' = '),
    fc.constantFrom('"', "'"),
    value,
  )
  .map(([space, key, equals, quote, text]) => `${space}${key}${equals}${quote}${text}${quote}`);
const row = fc
  .tuple(
    fc.constantFrom('Result', 'Flight', 'Results', 'Hotel'),
    fc.array(attribute, { maxLength: 4 }),
    fc.constantFrom('/>', ' />', '\n/>', '>', '></Result>', '/> '),
  )
  .map(([element, attributes, end]) => `<${element}${attributes.join('')}${end}`);

describe('a plain row', () => {
  it('is read as by the XML parser, or left to it [DEC-106]', () => {
    let plain = 0;
    fc.assert(
      fc.property(row, (text) => {
        const read = readPlainRow(text);
        if (read === null) return;
        plain += 1;
        expect(XMLValidator.validate(text)).toBe(true);
        expect(read).toEqual(parsed(text));
      }),
      { numRuns: 20_000, examples: [['<Result price="" price=""/>'], ['<Result price=" " price="5"/>']] },
    );
    expect(plain).toBeGreaterThan(1_000);
  });

  it('has the entities of XML, spaces around its values and no empty fields', () => {
    const text = '<Result rm1HTL="Bar &amp; Spa &lt;3"\n\tprice=" 299 " rm2TYP="" />';
    expect(readPlainRow(text)).toEqual({
      element: 'Result',
      fields: { rm1HTL: 'Bar & Spa <3', price: '299' },
    });
    expect(readPlainRow('<Flight/>')).toEqual({ element: 'Flight', fields: {} });
  });

  it.each([
    ['a child element', '<Result><price>299</price></Result>'],
    ['a child element after attributes', '<Result brd="AI"><Flight fltId="1"/></Result>'],
    ['single quotes', "<Result price='299'/>"],
    ['an entity of HTML', '<Result rm1HTL="Caf&eacute;"/>'],
    ['a numeric entity', '<Result rm1HTL="O&#39;Neil"/>'],
    ['an unfinished entity', '<Result rm1HTL="Bar & Spa"/>'],
    ['a name twice', '<Result price="299" price="1"/>'],
    ['a name that objects inherit', '<Result constructor="x"/>'],
    ['a prefix', '<Result x:price="299"/>'],
    ['no space between attributes', '<Result price="299"brd="AI"/>'],
    ['a less-than sign', '<Result rm1HTL="a<b"/>'],
    ['no end', '<Result price="299"'],
    ['a longer name', '<Results price="299"/>'],
  ])('is no element with %s', (_form, text) => {
    expect(readPlainRow(text)).toBeNull();
  });
});
