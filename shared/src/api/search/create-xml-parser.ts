import { XMLParser } from 'fast-xml-parser';

/** Creates a parser of the supplier's XML. Every value is a text. */
export function createXmlParser(): XMLParser {
  return new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '',
    parseAttributeValue: false,
    parseTagValue: false,
    // Decodes numeric references such as `&#39;`.
    htmlEntities: true,
    isArray: (name) => name === 'Result' || name === 'Flight',
  });
}
