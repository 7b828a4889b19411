import { fieldLabel, type SchemaNode } from './schema-node';

const schema: SchemaNode = {
  properties: {
    seoTitle: { title: 'Search engine title' },
    destinationName: {},
    sections: {
      items: {
        anyOf: [{ properties: { heading: {} } }, { properties: { picture: { title: 'Main picture' } } }],
      },
    },
  },
};

it.each([
  ['seoTitle', 'Search engine title'],
  ['destinationName', 'Destination name'],
  ['sections.1.heading', 'Sections 2, Heading'],
  ['sections.0.picture', 'Sections 1, Main picture'],
  ['unknownField.0', 'Unknown field 1'],
])('the field %s is named %s', (path, label) => {
  expect(fieldLabel(schema, path)).toBe(label);
});
